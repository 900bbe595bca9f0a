import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type * as calls from "@sampan/contract/money/staff-statements";
import { businessDay, formatWireTime } from "@sampan/domain/kernel/business-time";
import { paymentCurrencies } from "@sampan/domain/kernel/by-region";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { MatchOutcome, Proposal } from "@sampan/domain/money/statements/propose";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import {
  type ArrivalRow,
  payoutsByNumber,
  selectMovements,
  topupsByNumber,
} from "./arrival-queries.ts";
import { type MatchedKind, matchWaiting } from "./match-waiting.ts";

type Output = OutputOf<typeof calls.listArrivals>;
const day_ms = 86_400_000;

/** What came in and nobody knows, with what it may be; or what was settled, and by whom. Amounts are cents. [BO-32] */
export const listArrivals = (
  db: Db,
  input: InputOf<typeof calls.listArrivals>,
  caller: StaffCaller,
): Promise<Result<Output, never>> =>
  listMovements(db, input, {
    caller,
    direction: "in",
    kinds: ["arrivals", "settlements"],
    byNumber: topupsByNumber,
  });

/** What went out and is no payout we know, with what it may be; or what was settled, and by whom. Cents below zero. [BO-32] */
export const listOutgoings = (
  db: Db,
  input: InputOf<typeof calls.listOutgoings>,
  caller: StaffCaller,
): Promise<Result<Output, never>> =>
  listMovements(db, input, {
    caller,
    direction: "out",
    kinds: ["outgoings"],
    byNumber: payoutsByNumber,
  });

/** What a movement may be, as it is shown. */
interface Candidate {
  readonly number: string;
  readonly uid: string;
  readonly customer: string;
  readonly amount: number;
  readonly currency: ArrivalRow["currency"];
  readonly pay_no: string;
  readonly pay_time: Date | null;
}

interface Listing {
  readonly caller: StaffCaller;
  readonly direction: "in" | "out";
  readonly kinds: readonly MatchedKind[];
  readonly byNumber: (
    db: Db,
    numbers: readonly string[],
  ) => Promise<ReadonlyMap<string, Candidate>>;
}

async function listMovements(
  db: Db,
  { view, page, page_size }: InputOf<typeof calls.listArrivals>,
  { caller, direction, kinds, byNumber }: Listing,
): Promise<Result<Output, never>> {
  const offset = (page - 1) * page_size;
  const rows = await selectMovements(db, { direction, view, limit: page_size, offset });
  const outcomes = view === "open" ? await outcomesOf(db, rows, kinds) : new Map<number, never>();
  const proposed = new Map(rows.map(({ id }) => [id, alikeOf(outcomes.get(id))] as const));
  const numbers = [...proposed.values()].flatMap((all) => all.map(({ number }) => number));
  const candidates = await byNumber(db, numbers);
  const today = Date.parse(businessDay(caller.now, caller.region));
  return ok({
    datalist: rows.map(({ id, total: _, imported_by_id, settled_at, ...row }) => ({
      ...row,
      age_days: Math.max(0, Math.round((today - Date.parse(row.booked_on)) / day_ms)),
      is_own_import: imported_by_id === caller.staff.id,
      topup: row.topup ?? "",
      withdrawal: row.withdrawal ?? "",
      settled_by: row.settled_by ?? "",
      settled_at: settled_at === null ? "" : formatWireTime(settled_at, caller.region),
      proposals: (proposed.get(id) ?? []).flatMap(({ number, alike }) => {
        const found = candidates.get(number);
        return found ? [{ ...shown(found, caller), alike: [...alike] }] : [];
      }),
    })),
    total: rows[0]?.total ?? 0,
  });
}

/** Only what stands on the page is matched: its currencies, told by banks or by providers. */
async function outcomesOf(db: Db, rows: readonly ArrivalRow[], kinds: readonly MatchedKind[]) {
  const outcomes = new Map<number, MatchOutcome>();
  for (const currency of paymentCurrencies)
    for (const kind of kinds) {
      const isShown = rows.some(
        (row) =>
          row.currency === currency && (kind === "settlements") === (row.format === "settlement"),
      );
      if (!isShown) continue;
      for (const [id, outcome] of (await matchWaiting(db, kind, currency)).outcomes)
        outcomes.set(id, outcome);
    }
  return outcomes;
}

const shown = (
  { number, uid, customer, amount, currency, pay_no, pay_time }: Candidate,
  { region }: StaffCaller,
) => ({
  number,
  uid,
  customer,
  amount,
  currency,
  pay_no,
  pay_time: pay_time === null ? "" : formatWireTime(pay_time, region),
});

/** What is sure and too large for one person is proposed like everything else. */
function alikeOf(outcome: MatchOutcome | undefined): readonly Proposal[] {
  if (outcome?.kind === "sure")
    return [{ number: outcome.number, alike: ["pay_no", "amount", "day"] }];
  return outcome?.kind === "proposed" ? outcome.proposals : [];
}
