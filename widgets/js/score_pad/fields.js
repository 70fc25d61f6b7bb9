// The fields of a pad. A count can stand for so many equal entries of a list: then several fields
// share the list's key, and each has a name of its own.

/** All fields, in the order of the rows. */
export const fieldsOf = (schema) => schema.rows.flatMap((row) => row.fields);

/** A field's own name: its key, or the key and the entry that it counts. */
export const idOf = ({ key, entry }) => (entry ? `${key}.${entry}` : key);

/** The field of this name. */
export const fieldOf = (schema, id) => fieldsOf(schema).find((field) => idOf(field) === id);

/** What stands where there is a heading of a grid: its label, and the name that the table gave it. */
export const calledOf = ({ label, named }, { things }) => [label, things[named] ?? ""];
