import {
  type ConsignmentRefusal,
  readConsignment,
  type TypedConsignmentLine,
} from "@sampan/domain/logistics/consignments/consignment";
import { readYuan } from "../../trade/on-behalf/check-request.ts";
import type { ConsignmentDraft, DraftLine } from "./consignment-draft.ts";

export type LineField = "name" | "num" | "value" | "express_no";

const fieldOf = {
  consignment_name_needed: "name",
  consignment_pieces_needed: "num",
  consignment_value_needed: "value",
  consignment_number_needed: "express_no",
} as const satisfies Partial<Record<ConsignmentRefusal["code"], LineField>>;
type LineCode = keyof typeof fieldOf;

/** What is wrong with a line; `line` counts from 1. */
export interface LineProblem {
  readonly field: LineField;
  readonly code: LineCode;
  readonly values: { readonly line: number };
}

/** What was typed, as it is sent; undefined for what is no number. */
export const typedLine = ({ name, num, value, express_no }: DraftLine): TypedConsignmentLine => ({
  name,
  num: /^\s*\d{1,9}\s*$/.test(num) ? Number(num) : undefined,
  value: readYuan(value),
  express_no,
});

/** The first problem of each line, in the place of its line. [API-85] */
export const checkLines = ({
  lines,
}: Pick<ConsignmentDraft, "lines">): readonly (LineProblem | undefined)[] =>
  lines.map((line, index) => {
    const read = readConsignment([typedLine(line)]);
    if (read.ok) return undefined;
    const { code } = read.error;
    return isOfLine(code) ? { field: fieldOf[code], code, values: { line: index + 1 } } : undefined;
  });

const isOfLine = (code: string): code is LineCode => code in fieldOf;
