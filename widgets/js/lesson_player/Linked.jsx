// A text whose rules can be followed: every number of a clause or ruling in it is a link.

import { ClauseLink } from "../shared/Panel.jsx";

const NUMBER = /\b([A-Z]{2}-R?\d{2})\b/;

export const Linked = ({ children }) => <>{children.split(NUMBER).map((part, index) => (index % 2 ? <ClauseLink key={index} id={part} /> : part))}</>;
