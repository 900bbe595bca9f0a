import { addDays } from "@sampan/domain/kernel/business-time";
import { type Conversion, inYuan, sum } from "@sampan/domain/kernel/money";
import { fitsOwnDecisions } from "@sampan/domain/logistics/claims/decide-itself";
import { reckonDelayCover } from "@sampan/domain/logistics/claims/delay-cover";
import type { Db } from "../../kernel/db/db.ts";
import { actOnEach } from "../../kernel/jobs/act-on-each.ts";
import type { Needs } from "../../kernel/needs.ts";
import { readSettingsAt } from "../../kernel/settings/read-settings-at.ts";
import { isStaffAccount } from "../../people/staff/is-own-account.ts";
import { findBilledFreight } from "../../trade/charges/give-freight-back.ts";
import type { LockedOrder } from "../../trade/orders/lock-order.ts";
import { lockItems } from "../../trade/orders/lock-items.ts";
import { shipmentsOf } from "../parcels/bill-explanation.ts";
import { holdOwnDecisions } from "./claim-queries.ts";
import {
  type CoveredBill,
  holdCover,
  holdPaidBill,
  insertCover,
  selectExceeded,
  selectJourneys,
  selectParcelIdsOfBill,
  selectWaiting,
} from "./delay-queries.ts";
import { payDelayCover } from "./pay-delay-cover.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "cover-delays": Record<never, never>;
  }
}

const atOnce = 100;

/**
 * The job "cover-delays": a paid bill whose promise is exceeded by the days that were in force when it was posted gets a share of its freight
 * back, once; within the limits of one and of a day by itself, naming the clause. What is above the day's waits for the
 * next, and what is above one's, or of one of us, for a person.
 */
export async function coverDelays(needs: Needs): Promise<void> {
  const { database, log } = needs;
  const now = needs.clock();
  const name = (id: number) => `bill ${id}`;
  for (let after = 0; ;) {
    const exceeded = await selectExceeded(database.db, { now, after, limit: atOnce });
    await actOnEach(exceeded, {
      log,
      name,
      act: (id) => database.db.transaction().execute((open) => findCover(open, id, now)),
    });
    if (exceeded.length < atOnce) break;
    after = exceeded.at(-1) ?? after;
  }
  const most_cny = needs.settings.at(now).claim_auto_cny;
  const waiting = await selectWaiting(database.db, { most_cny, limit: atOnce });
  await actOnEach(waiting, {
    log,
    name,
    act: (id) => database.db.transaction().execute((open) => payByItself(open, needs, { id, now })),
  });
}

/** Holds the orders of a bill, then the bill, as everybody does who pays one. */
export async function holdBillToCover(
  db: Db,
  billId: number,
): Promise<{ readonly orders: readonly LockedOrder[]; readonly bill: CoveredBill } | undefined> {
  const items = await lockItems(db, { parcelIds: await selectParcelIdsOfBill(db, billId) });
  const bill = await holdPaidBill(db, billId);
  return bill && { orders: [...new Set(items.map(({ order }) => order))], bill };
}

/** Writes down what comes back of a bill, by what was promised when it was posted. */
async function findCover(db: Db, billId: number, now: Date): Promise<void> {
  const held = await holdBillToCover(db, billId);
  if (!held) return;
  const { orders, bill } = held;
  const { rows, total } = await findBilledFreight(db, billId);
  const { arithmetic } = bill.explanation;
  const journeys = await selectJourneys(db, billId);
  const terms = await readSettingsAt(db, bill.posted_at);
  const cover = reckonDelayCover(
    {
      parcels: journeys.map((parcel) => ({
        ...parcel,
        days_max: arithmetic.find(({ parcel_tid }) => parcel_tid === parcel.tid)?.days_max,
      })),
      shipments: shipmentsOf(bill.explanation).map(({ parcel_tids, international, local }) => ({
        parcel_tids,
        freight: international + local,
      })),
      freight: sum(rows.map(({ left }) => left)),
      total,
      notInMoney: bill.not_in_money,
    },
    terms,
    now,
  );
  const parcel = journeys.find(({ tid }) => tid === cover?.parcel_tid);
  if (!cover || !parcel) return;
  await insertCover(db, {
    bill_id: billId,
    account_id: bill.account_id,
    state: "waiting",
    clause: cover.clause,
    parcel_id: parcel.id,
    promised_days: cover.promised_days,
    over_days: cover.over_days,
    share_bp: terms.delay_cover_bp,
    freight: cover.freight,
    amount: cover.amount,
    cny: inYuan(cover.amount, conversionOfFirst(orders)),
    found_at: now,
  });
}

/** The rate its first order was paid at; what was paid without one counts as one to one. */
const conversionOfFirst = ([first]: readonly LockedOrder[]): Conversion => ({
  rate_e6: first?.pay_info.rate_e6 ?? 1_000_000,
  rounding: first?.pay_info.rounding ?? "half_up",
});

async function payByItself(
  db: Db,
  { jobs, settings }: Pick<Needs, "jobs" | "settings">,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<void> {
  const held = await holdBillToCover(db, id);
  const cover = await holdCover(db, id);
  if (!held || cover?.state !== "waiting") return;
  const limits = settings.at(now);
  const spent_cny = await holdOwnDecisions(db, addDays(now, -1));
  if (!fitsOwnDecisions(cover.cny, limits, spent_cny)) return;
  if (await isStaffAccount(db, cover.account_id)) return;
  const parcel_tid = await tidOfLate(db, id, cover.parcel_id);
  await payDelayCover(db, cover, { ...held, parcel_tid, staff: undefined, jobs, limits, now });
}

/** The number of the parcel that a cover names. */
export async function tidOfLate(db: Db, billId: number, parcelId: number): Promise<string> {
  const parcels = await selectJourneys(db, billId);
  return parcels.find(({ id }) => id === parcelId)?.tid ?? "";
}
