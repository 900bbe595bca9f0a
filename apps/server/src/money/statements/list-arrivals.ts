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
    kinds: ["arrivals", "returns", "settlements"],
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
  });

interface Listing {
  readonly caller: StaffCaller;
  readonly direction: "in" | "out";
  readonly kinds: readonly MatchedKind[];
}

async function listMovements(
  db: Db,
  { view, page, page_size }: InputOf<typeof calls.listArrivals>,
  { caller, direction, kinds }: Listing,
): Promise<Result<Output, never>> {
  const offset = (page - 1) * page_size;
  const rows = await selectMovements(db, { direction, view, limit: page_size, offset });
  const alike = view === "open" ? await alikeOf(db, rows, kinds) : new Map<number, never>();
  const shownFor = await describe(db, [...alike.values()].flat(), caller);
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
      proposals: (alike.get(id) ?? []).flatMap((one) => {
        const found = shownFor.get(one.number);
        return found ? [{ ...found, what: one.what, alike: [...one.alike] }] : [];
      }),
    })),
    total: rows[0]?.total ?? 0,
  });
}

type Alike = Proposal & { readonly what: "topup" | "payout" };

/** What the movements of a page may be. Only they are matched: their currencies, told by banks or by providers. */
async function alikeOf(db: Db, rows: readonly ArrivalRow[], kinds: readonly MatchedKind[]) {
  const alike = new Map<number, readonly Alike[]>();
  for (const currency of paymentCurrencies)
    for (const kind of kinds) {
      const isShown = rows.some(
        (row) =>
          row.currency === currency && (kind === "settlements") === (row.format === "settlement"),
      );
      if (!isShown) continue;
      const what = kind === "outgoings" || kind === "returns" ? "payout" : "topup";
      for (const [id, outcome] of (await matchWaiting(db, kind, currency)).outcomes) {
        const found = proposalsOf(outcome).map((one): Alike => ({ ...one, what }));
        alike.set(id, [...(alike.get(id) ?? []), ...found]);
      }
    }
  return alike;
}

/** Top-ups and payouts by their numbers, as they are shown beside a movement. */
async function describe(db: Db, all: readonly Alike[], { region }: StaffCaller) {
  const numbersOf = (wanted: Alike["what"]) =>
    all.filter(({ what }) => what === wanted).map(({ number }) => number);
  const found = [
    ...(await topupsByNumber(db, numbersOf("topup"))).values(),
    ...(await payoutsByNumber(db, numbersOf("payout"))).values(),
  ];
  return new Map(
    found.map(({ number, uid, customer, amount, currency, pay_no, pay_time }) => [
      number,
      {
        number,
        uid,
        customer,
        amount,
        currency,
        pay_no,
        pay_time: pay_time === null ? "" : formatWireTime(pay_time, region),
      },
    ]),
  );
}

/** What is sure and too large for one person is proposed like everything else. */
function proposalsOf(outcome: MatchOutcome): readonly Proposal[] {
  if (outcome.kind === "sure")
    return [{ number: outcome.number, alike: ["pay_no", "amount", "day"] }];
  return outcome.kind === "proposed" ? outcome.proposals : [];
}
