import { type Field, fields, oneOf, text } from "../../shell/search-fields.ts";

/** The types of an order, as the address names them. [ORD-11] */
export const orderKinds = ["purchase", "payment", "consignment"] as const;
export type OrderKind = (typeof orderKinds)[number];

const day: Field<string> = (given) =>
  typeof given === "string" && /^\d{4}-\d\d-\d\d$/.test(given) ? given : undefined;

/** The router reads bare digits as a number, and loses those beyond 16: such a number names no order. */
const number: Field<string | number> = (given) =>
  typeof given === "number" && Number.isSafeInteger(given) ? given : text(given);

/** The filter's part of an address. Every page carries it, so what else a filter knows stands beside it. */
export const readFilter = fields({
  kind: oneOf(orderKinds),
  words: number,
  seller_no: number,
  from: day,
  to: day,
});
