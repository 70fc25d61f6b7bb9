// The pad without its pictures: one game's operations, kept in the browser with every change.

import { fold, merge, numbered, putBackOf, redoOf, undoOf } from "../shared/operations.js";
import { randomName } from "../shared/storage.js";
import { cellOf, PLAYERS, toEntries, viewOf } from "./entries.js";
import { fromEntries } from "./from_entries.js";

const CARDS = "card.";

/** Marks the rulebook's example: as long as nobody changes it, it is no game to keep. */
export const EXAMPLE = "example";

export class PadModel {
  /** `onChange()` is called after every change, wherever it came from. */
  constructor({ schema, store, onChange, clock = Date }) {
    Object.assign(this, { schema, store, onChange, clock });
    this.page = randomName();
    this.kept = store.lasting;
    const record = store.current && store.load(store.current);
    if (record) this.show(record);
    else this.start(this.freshPlayers());
  }

  show({ id, started, ops }) {
    Object.assign(this, { id, started });
    this.take(ops);
  }

  take(ops) {
    this.ops = ops;
    this.folded = fold(ops);
    this.view = viewOf(this.folded, this.schema);
  }

  get entries() {
    return toEntries(this.view, this.schema, this.started);
  }

  get hasCards() {
    return this.view.players.some(({ values }) => Object.values(values).some((v) => v.length ?? v));
  }

  freshPlayers() {
    return Array.from({ length: this.schema.players.min }, (_, seat) => ({
      name: `Player ${seat + 1}`,
      colour: seat,
    }));
  }

  /** Begin another game on this pad; the one that was there stays among the saved games. */
  start(players, settings = []) {
    const drafts = players.flatMap(({ name, colour }, seat) => [
      { kind: "insert", cell: PLAYERS, item: `p${seat + 1}`, value: name },
      { kind: "set", cell: cellOf.colour(`p${seat + 1}`), value: colour },
    ]);
    this.begin([...drafts, ...settings]);
  }

  /** `start` marks the operations of the beginning, which undo leaves alone. */
  begin(drafts, started = this.clock.now(), start = true) {
    this.leave();
    const all = [...drafts, ...this.thingDrafts(drafts)];
    const ops = numbered([], all, this.page, started).map((op) => ({ ...op, start }));
    this.show({ id: `${started.toString(36)}-${randomName()}`, started, ops });
    this.save();
    this.store.current = this.id;
  }

  /** Names that this browser's tables have given to things, where a game comes without. */
  thingDrafts(drafts) {
    const kept = Object.entries(this.schema.naming ? this.store.things : {});
    const without = kept.filter(([thing]) => !drafts.some(({ cell }) => cell === cellOf.thing(thing)));
    return without.map(([thing, value]) => ({ kind: "set", cell: cellOf.thing(thing), value }));
  }

  /** Leave the game on the pad: it stays among the saved ones, unless nothing was ever entered. */
  leave() {
    if (!this.ops) return;
    this.take(this.known);
    const untouched = this.ops.every((op) => op.start);
    if (untouched && (!this.hasCards || this.ops[0]?.start === EXAMPLE)) this.store.remove(this.id);
  }

  /** The same people at the same table: names, colours, rulings and card data stay. */
  startAgain() {
    const settings = [
      ...Object.entries(this.view.rulings).map(([name, value]) => [cellOf.ruling(name), value]),
      ...Object.entries(this.view.data).map(([name, value]) => [cellOf.datum(name), value]),
    ];
    this.start(this.view.players, settings.map(([cell, value]) => ({ kind: "set", cell, value })));
    this.onChange();
  }

  /** What keeps entries from being put on this pad. */
  check(entries) {
    return fromEntries(entries, this.schema).problems;
  }

  /**
   * Put entries on the pad as a game of their own, or open the saved one that is the same. Returns
   * the problems; with any, nothing changes.
   */
  load(entries, start = true) {
    const { drafts, problems, started } = fromEntries(entries, this.schema);
    if (problems.length) return problems;
    const twin = this.twinOf(drafts, started);
    if (twin) this.open(twin.id);
    else {
      this.begin(drafts, started, start);
      this.onChange();
    }
    return [];
  }

  /** The saved game that has the same entries, to the day and minute. */
  twinOf(drafts, started) {
    if (started === undefined) return undefined;
    const all = numbered([], [...drafts, ...this.thingDrafts(drafts)], this.page, started);
    const formOf = (ops, time) => JSON.stringify(toEntries(viewOf(fold(ops), this.schema), this.schema, time));
    const form = formOf(all, started);
    return this.store.all().find((record) => record.started === started && formOf(record.ops, record.started) === form);
  }

  open(id) {
    const record = this.store.load(id);
    if (!record) return;
    if (id !== this.id) this.leave();
    this.show(record);
    this.store.current = id;
    this.onChange();
  }

  /** Append operations. What is on the screen and in the browser changes at once. */
  do(...drafts) {
    const { known } = this;
    const { things } = this.view;
    this.take([...known, ...numbered(known, drafts, this.page, this.clock.now())]);
    this.save();
    if (JSON.stringify(things) !== JSON.stringify(this.view.things)) this.store.things = this.view.things;
    this.onChange();
  }

  /** The operations of this game that this page has, and those that another page has kept. */
  get known() {
    return merge(this.ops, this.store.load(this.id)?.ops ?? []);
  }

  save() {
    this.kept = this.store.save(this);
  }

  /** Another page of this browser wrote something: take over what it added to this game. */
  catchUp() {
    const record = this.store.load(this.id);
    if (!record) return;
    const merged = merge(this.ops, record.ops);
    if (merged.length > this.ops.length) {
      this.take(merged);
      this.onChange();
    }
    if (merged.length > record.ops.length) this.save();
  }

  get undoable() {
    return undoOf(this.ops);
  }

  get redoable() {
    return redoOf(this.ops);
  }

  undo() {
    const strike = this.undoable;
    if (strike) this.do(strike);
  }

  redo() {
    const strike = this.redoable;
    if (strike) this.do(strike);
  }

  /** Take operations back wherever they stand; returns why not, if it cannot be. */
  strike(ids) {
    const strike = { kind: "strike", ops: ids };
    if (this.sinks(strike)) return "Later taps need this one: take those back first.";
    this.do(strike);
    return null;
  }

  /** Take a batch back that is still being typed: what was there before it is there again. */
  abandon(batch) {
    const ids = this.ops.filter((op) => op.batch === batch).map(({ id }) => id);
    if (ids.length) this.do({ kind: "strike", ops: ids });
  }

  /** Make operations count again; returns why not, if it cannot be. */
  putBack(ids) {
    const strike = putBackOf(this.ops, ids);
    if (this.sinks(strike)) return "This one needs earlier taps: put those back first.";
    this.do(strike);
    return null;
  }

  /** Whether a count would sink below zero by this. */
  sinks(draft) {
    const then = fold([...this.ops, ...numbered(this.ops, [draft], this.page, 0)]);
    const now = this.folded.values;
    return [...then.values].some(([cell, value]) => cell.startsWith(CARDS) && value < Math.min(0, now.get(cell) ?? 0));
  }

  clearCards() {
    this.do({ kind: "clear", cell: CARDS }, { kind: "set", cell: "finished", value: null });
  }

  addPlayer() {
    const { players } = this.view;
    const names = players.map(({ name }) => name);
    const colours = players.map(({ colour }) => colour);
    const free = (used, all) => all.find((one) => !used.includes(one));
    const seats = Array.from({ length: 12 }, (_, seat) => seat);
    const name = free(names, seats.slice(players.length).concat(seats).map((seat) => `Player ${seat + 1}`));
    const item = randomName();
    this.do(
      { kind: "insert", cell: PLAYERS, item, value: name },
      { kind: "set", cell: cellOf.colour(item), value: free(colours, seats) },
    );
  }

  removePlayer(id) {
    this.do({ kind: "remove", cell: PLAYERS, item: id });
  }

  /** `batch` binds the letters of one visit to the field together. */
  rename(id, name, batch) {
    this.do({ kind: "replace", cell: PLAYERS, item: id, value: name, ...(batch && { batch }) });
  }
}
