import type { StaffActName } from "@sampan/domain/kernel/staff-acts";
import { nextLineState } from "@sampan/domain/money/statements/statement";
import { needsSecondPerson } from "@sampan/domain/money/topups/topup-state";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { approveTopup } from "../topups/review-topup.ts";
import { payoutsByNumber, topupsByNumber } from "./arrival-queries.ts";
import { lockLine, lockToMatch, settleLine } from "./statement-queries.ts";

type Settled = { readonly data: { readonly key: string } };
type Unfit = Refusal<"statement_line_unknown" | "statement_line_settled">;

interface Crediting extends Pick<Needs, "jobs"> {
  readonly caller: StaffCaller;
}

/**
 * Credits a declared transfer because of an arrival that somebody looked at, or says which payment a provider settled. Refuses `statement_line_unknown`,
 * `statement_line_settled`, `statement_differs` where amount or currency do, `self_approval` for a large one by who
 * brought the file, and `topup_unknown` and `topup_not_in_state`. [BO-32]
 */
export async function creditArrival(
  db: Db,
  { key, topup: number }: { readonly key: string; readonly topup: string },
  { caller, jobs }: Crediting,
): Promise<
  Result<
    Settled,
    Unfit | Refusal<"statement_differs" | "self_approval" | "topup_unknown" | "topup_not_in_state">
  >
> {
  // An import and who confirms a return hold arrivals after accounts: whoever is first keeps the others from both.
  const line = await lockToMatch(db, key);
  if (!line) return refuse({ code: "statement_line_unknown" });
  const isSettlement = line.format === "settlement";
  const next = nextLineState(line.state, isSettlement ? "settle" : "credit");
  if (!next.ok) return next;
  const topup = (await topupsByNumber(db, [number])).get(number);
  if (!topup || (topup.way === "online") !== isSettlement) return refuse({ code: "topup_unknown" });
  if (topup.amount !== line.amount || topup.currency !== line.currency)
    return refuse({ code: "statement_differs" });
  const { staff, now } = caller;
  if (isLargeAndTheirs(line, caller)) return refuse({ code: "self_approval" });
  if (topup.is_settled) return refuse({ code: "topup_not_in_state" });
  // What was credited before is not credited again; here it is only said which it is.
  if (topup.state !== "success") {
    if (isSettlement) return refuse({ code: "topup_not_in_state" });
    const approved = await approveTopup(db, number, { caller, jobs });
    if (!approved.ok) return approved;
  }
  await settleLine(db, line.id, { state: next.value, topup: number, now, staffId: staff.id });
  await record(db, caller, { key, action: "credit_arrival", value: { topup: number } });
  return ok({ data: { key: line.key } });
}

/**
 * Says which recorded payout a movement out is; nothing moves. Refuses `statement_line_unknown`, `statement_line_settled`,
 * `withdrawal_unknown` for what was not recorded as paid, `withdrawal_not_in_state` for one that another movement is,
 * `statement_differs`, and `self_approval` for a large one by who recorded it. [BO-32]
 */
export async function matchPayout(
  db: Db,
  { key, withdrawal: number }: { readonly key: string; readonly withdrawal: string },
  caller: StaffCaller,
): Promise<
  Result<
    Settled,
    | Unfit
    | Refusal<
        "statement_differs" | "self_approval" | "withdrawal_unknown" | "withdrawal_not_in_state"
      >
  >
> {
  const line = await lockToMatch(db, key);
  if (!line) return refuse({ code: "statement_line_unknown" });
  const next = nextLineState(line.state, "pay");
  if (!next.ok) return next;
  const payout = (await payoutsByNumber(db, [number])).get(number);
  if (!payout) return refuse({ code: "withdrawal_unknown" });
  if (payout.is_settled) return refuse({ code: "withdrawal_not_in_state" });
  if (payout.amount !== -line.amount || payout.currency !== line.currency)
    return refuse({ code: "statement_differs" });
  const { staff, now, settings } = caller;
  if (needsSecondPerson(payout.amount, settings) && payout.paid_by === staff.id)
    return refuse({ code: "self_approval" });
  await settleLine(db, line.id, { state: next.value, withdrawal: number, now, staffId: staff.id });
  await record(db, caller, { key, action: "match_payout", value: { withdrawal: number } });
  return ok({ data: { key: line.key } });
}

/**
 * Says which returned payout an arrival brings back, also where it was explained before; nothing moves, it was credited when its return was confirmed. Refuses
 * `statement_line_unknown`, `statement_line_settled`, `withdrawal_unknown`, `withdrawal_not_in_state` for one that was not returned
 * or that another arrival brought, `statement_differs`, and `self_approval` for a large one by who confirmed its return. [BO-32]
 */
export async function matchReturn(
  db: Db,
  { key, withdrawal: number }: { readonly key: string; readonly withdrawal: string },
  caller: StaffCaller,
): Promise<
  Result<
    Settled,
    | Unfit
    | Refusal<
        "statement_differs" | "self_approval" | "withdrawal_unknown" | "withdrawal_not_in_state"
      >
  >
> {
  const line = await lockToMatch(db, key);
  if (!line || line.format === "settlement") return refuse({ code: "statement_line_unknown" });
  const next = nextLineState(line.state, "return");
  if (!next.ok) return next;
  const payout = (await payoutsByNumber(db, [number])).get(number);
  if (!payout) return refuse({ code: "withdrawal_unknown" });
  if (payout.returned_at === null || payout.is_brought_back)
    return refuse({ code: "withdrawal_not_in_state" });
  if (payout.amount !== line.amount || payout.currency !== line.currency)
    return refuse({ code: "statement_differs" });
  const { staff, now, settings } = caller;
  if (needsSecondPerson(payout.amount, settings) && payout.returned_by === staff.id)
    return refuse({ code: "self_approval" });
  await settleLine(db, line.id, { state: next.value, returned: number, now, staffId: staff.id });
  await record(db, caller, { key, action: "match_return", value: { withdrawal: number } });
  return ok({ data: { key: line.key } });
}

/**
 * Says what a movement is that is no customer's: in or out. Refuses `statement_line_unknown`, `statement_line_settled`,
 * `reason_needed`, and `self_approval` for a large one by who brought the file. [BO-32]
 */
export async function explainArrival(
  db: Db,
  { key, note }: { readonly key: string; readonly note: string },
  caller: StaffCaller,
): Promise<Result<Settled, Unfit | Refusal<"reason_needed" | "self_approval">>> {
  const words = note.trim();
  if (words === "") return refuse({ code: "reason_needed" });
  const line = await lockLine(db, key);
  if (!line) return refuse({ code: "statement_line_unknown" });
  const next = nextLineState(line.state, "explain");
  if (!next.ok) return next;
  const { staff, now } = caller;
  // A day is proved by what was explained: whoever brings a file does not also say what is large in it.
  if (isLargeAndTheirs(line, caller)) return refuse({ code: "self_approval" });
  await settleLine(db, line.id, { state: next.value, note: words, now, staffId: staff.id });
  await record(db, caller, { key, action: "explain_arrival", value: { note: words } });
  return ok({ data: { key: line.key } });
}

/** A movement above what one person may let in or out, in a file that they brought themselves. */
const isLargeAndTheirs = (
  { amount, imported_by }: { readonly amount: number; readonly imported_by: number },
  { staff, settings }: StaffCaller,
): boolean => needsSecondPerson(Math.abs(amount), settings) && imported_by === staff.id;

const record = (
  db: Db,
  caller: StaffCaller,
  { key, action, value }: { key: string; action: StaffActName; value: object },
): Promise<void> =>
  recordAudit(db, caller, {
    action,
    object_kind: "arrival",
    object_id: key,
    new_value: value,
  });
