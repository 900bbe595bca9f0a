import { definitionOf, leavesOf, nameOf, type Leaf } from "./schema-leaves.ts";
import { fits } from "./sample-input.ts";
import type { NamedCall } from "./every-call.ts";

/** A field of a call that names a thing. */
export interface IdField extends NamedCall {
  /** `deleteAddress.id`, `createTrade.lines[].cart_id`. */
  readonly label: string;
  readonly leaf: Leaf;
}

/** Names that stand for a thing in any call. Addresses of files are names of files. */
const namesAThing =
  /(^|_)(ids?|tids?|oids?|uid|no|number|token|key|code|sn|url|img|imgs|photos|image|file|ref)$|[a-z](Id|Tid|Oid|Url|No)$/;

/** Files travel as bytes, not by name. */
const isFile = ({ schema }: Leaf): boolean => definitionOf(schema).type === "custom";

/** Every field of the calls that names a thing, by its name or because only row numbers and tids fit. */
export function idFieldsOf(calls: readonly NamedCall[]): IdField[] {
  return calls.flatMap((one) =>
    leavesOf(one.call.input)
      .filter((leaf) => !isFile(leaf) && (namesAThing.test(nameOf(leaf)) || onlyIdsFit(leaf)))
      .map((leaf) => ({ ...one, leaf, label: labelOf(one.name, leaf) })),
  );
}

const labelOf = (call: string, { path }: Leaf): string =>
  [call, ...path].join(".").replaceAll(".[]", "[]");

const onlyIdsFit = ({ schema }: Leaf): boolean =>
  !fits(schema, "a text") && (fits(schema, "2000000") || fits(schema, "SP260302AAAAAA"));

/** The value as the field takes it, text or number; undefined where it takes neither. */
export function asFieldValue({ leaf }: IdField, id: string): unknown {
  if (fits(leaf.schema, id)) return id;
  const number = Number(id);
  return Number.isSafeInteger(number) && fits(leaf.schema, number) ? number : undefined;
}

/** An id of the same form that nobody has. Row numbers of one table lie within half a million. */
export function absentLike(id: string): string {
  if (/^\d+$/.test(id) && id.length <= 15) return String(Number(id) + 500_000);
  const last = id.at(-1) ?? "";
  const other = /\d/.test(last) ? String((Number(last) + 5) % 10) : last === "A" ? "B" : "A";
  return id.slice(0, -1) + (/[a-z]/.test(last) ? (last === "a" ? "b" : "a") : other);
}
