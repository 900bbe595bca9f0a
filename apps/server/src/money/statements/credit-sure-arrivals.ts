import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import { needsSecondPerson } from "@sampan/domain/money/topups/topup-state";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { approveTopup } from "../topups/review-topup.ts";
import { type Matched, matchWaiting } from "./match-waiting.ts";
import { holdOpenLine, settleLine, settleLines } from "./statement-queries.ts";

export interface Importing extends Pick<Needs, "jobs"> {
  readonly caller: StaffCaller;
}

/**
 * Credits what is sure and not larger than one person may let in, each arrival to its transfer; answers how many. One that was
 * credited before is only said to be the arrival, and nobody's own is credited by their file. One that surely brings a payout
 * back as well was credited when that was confirmed: it is left to somebody. What somebody decided meanwhile, of the arrival or of
 * the transfer, stays as they decided it. [BO-31] [BO-32]
 */
export async function creditSureArrivals(
  db: Db,
  currency: PaymentCurrency,
  { caller, jobs }: Importing,
): Promise<number> {
  const { lines, outcomes, credited: before } = await matchWaiting(db, "arrivals", currency);
  const returns = (await matchWaiting(db, "returns", currency)).outcomes;
  let credited = 0;
  for (const { id, amount } of lines) {
    const outcome = outcomes.get(id);
    if (outcome?.kind !== "sure" || returns.get(id)?.kind === "sure") continue;
    const isNew = !before.has(outcome.number);
    if (isNew && needsSecondPerson(amount, caller.settings)) continue;
    if (!(await holdOpenLine(db, id))) continue;
    if (isNew && !(await approveTopup(db, outcome.number, { caller, jobs })).ok) continue;
    await settleLine(db, id, { state: "credited", topup: outcome.number, now: caller.now });
    if (isNew) credited += 1;
  }
  return credited;
}

/**
 * Writes beside what surely is a payout of ours, one that comes back, or a payment that a provider settles, which one it is;
 * answers how many. No money moves by it: it was credited or paid out before. [BO-32]
 */
export async function settleSure(
  db: Db,
  currency: PaymentCurrency,
  now: Date,
): Promise<{ readonly paid: number; readonly settled: number; readonly returned: number }> {
  const out = await matchWaiting(db, "outgoings", currency);
  const taken = await matchWaiting(db, "settlements", currency);
  return {
    paid: await settleLines(db, { state: "paid", found: sureOf(out), now }),
    settled: await settleLines(db, { state: "settled", found: sureOf(taken), now }),
    returned: await settleReturns(db, currency, now),
  };
}

/**
 * Writes beside arrivals which returned payout each surely brings back; answers how many. One that is surely a declared
 * transfer as well is left to somebody. [BO-31] [BO-32]
 */
export async function settleReturns(db: Db, currency: PaymentCurrency, now: Date): Promise<number> {
  const found = sureOf(await matchWaiting(db, "returns", currency));
  if (found.length === 0) return 0;
  const { outcomes } = await matchWaiting(db, "arrivals", currency);
  const only = found.filter(({ id }) => outcomes.get(id)?.kind !== "sure");
  return settleLines(db, { state: "returned", found: only, now });
}

const sureOf = ({ outcomes }: Matched) =>
  [...outcomes].flatMap(([id, outcome]) =>
    outcome.kind === "sure" ? [{ id, number: outcome.number }] : [],
  );
