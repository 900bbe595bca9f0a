import { afterOpenHours, mainlandCalendar, type WithClosedDays } from "../../kernel/closed-days.ts";
import type { Limits } from "../../kernel/settings/limits.ts";
import type { Cents } from "../../kernel/money.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";

/** What somebody bought elsewhere and sends to us, as typed; undefined while no number stands there. */
export interface TypedConsignmentLine {
  readonly name: string;
  /** Pieces. */
  readonly num: number | undefined;
  /** Of each piece, CNY cents. */
  readonly value: Cents | undefined;
  readonly express_no: string;
}

/** The same, fit to be looked at by a reviewer. */
export interface ConsignmentLine {
  readonly name: string;
  readonly num: number;
  readonly value: Cents;
  readonly express_no: string;
}

/** `line` counts from 1, as people do. */
export type ConsignmentRefusal =
  | { readonly code: "consignment_needed" }
  | { readonly code: "consignment_too_long"; readonly values: { readonly n: number } }
  | {
      readonly code:
        | "consignment_name_needed"
        | "consignment_pieces_needed"
        | "consignment_value_needed"
        | "consignment_number_needed";
      readonly values: { readonly line: number };
    };

export const consignmentLimits = {
  lines: 20,
  name_characters: 120,
  pieces: 9_999,
  /** Of each piece, CNY cents. */
  value: 10_000_000,
  /** Photos or screenshots that show whose purchase it is. */
  proofs: 6,
  /** Of one person, waiting for review at the same time. */
  in_review: 10,
} as const;

/**
 * Reads what somebody forecasts: each line says what it is, how many, what a piece cost and under which express number
 * it comes. Several lines may come under one number. Refuses what is missing, with the first line that lacks it.
 * [CONS-07] [API-85]
 */
export function readConsignment(
  typed: readonly TypedConsignmentLine[],
): Result<readonly ConsignmentLine[], ConsignmentRefusal> {
  if (typed.length === 0) return refuse({ code: "consignment_needed" });
  if (typed.length > consignmentLimits.lines)
    return refuse({ code: "consignment_too_long", values: { n: consignmentLimits.lines } });
  const lines: ConsignmentLine[] = [];
  for (const [index, line] of typed.entries()) {
    const read = readLine(line);
    if (!read.ok) return refuse({ code: read.error, values: { line: index + 1 } });
    lines.push(read.value);
  }
  return ok(lines);
}

type LineProblem = Extract<ConsignmentRefusal, { values: { line: number } }>["code"];

function readLine(line: TypedConsignmentLine): Result<ConsignmentLine, LineProblem> {
  const name = line.name.trim();
  const { num, value } = line;
  const { name_characters, pieces, value: most } = consignmentLimits;
  if (name.length < 2 || name.length > name_characters) return refuse("consignment_name_needed");
  if (num === undefined || !Number.isInteger(num) || num < 1 || num > pieces)
    return refuse("consignment_pieces_needed");
  if (value === undefined || value < 1 || value > most) return refuse("consignment_value_needed");
  const express_no = readExpressNo(line.express_no);
  if (express_no === undefined) return refuse("consignment_number_needed");
  return ok({ name, num, value, express_no });
}

/** An express number as carriers print it: capitals, digits and dashes. Undefined for what is none. */
export function readExpressNo(typed: string): string | undefined {
  const number = typed.replaceAll(/\s/g, "").toUpperCase();
  return /^[A-Z0-9][A-Z0-9-]{5,39}$/.test(number) ? number : undefined;
}

/** How far goods under an express number have come; `unregistered` for what the asker never told us of. [CONS-06] */
export const expressStates = ["in_review", "expected", "received", "unregistered"] as const;
export type ExpressState = (typeof expressStates)[number];

/** Until when goods that were registered are awaited; days on which the warehouses are closed do not count. */
export const consignmentDeadline = (
  acceptedAt: Date,
  terms: WithClosedDays & Pick<Limits, "consignment_wait_days">,
): Date => afterOpenHours(acceptedAt, terms.consignment_wait_days * 24, mainlandCalendar(terms));
