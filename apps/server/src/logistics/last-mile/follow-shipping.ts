import type { FoundShipping } from "@sampan/connectors/carriers/shipping-provider";
import { addDays, formatWireTime } from "@sampan/domain/kernel/business-time";
import { nextLookAt, retryLookAt } from "@sampan/domain/logistics/last-mile/last-mile-trouble";
import { lastMileFacts } from "@sampan/domain/logistics/last-mile/last-mile-ways";
import type { ShippingStep } from "@sampan/domain/logistics/last-mile/shipping-step";
import type { Db } from "../../kernel/db/db.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import type { ShippingNeeds } from "./ask-shipping-order.ts";
import { lockParcel, type LastMileParcel, selectChoice } from "./choice-queries.ts";
import { askToChoose } from "./open-shipping-order.ts";
import { endChoice } from "./round-queries.ts";
import { changeOrder, lockOrder, noteEvent, type ShippingOrder } from "./shipping-queries.ts";

/** Asks where a parcel is, and lets follow what follows. Answers whether anybody answered. */
export async function followShipping(needs: ShippingNeeds, order: ShippingOrder): Promise<boolean> {
  const { database, provider, clock, log } = needs;
  const found = await provider.find(order);
  if (!found.ok) {
    log.warn({ trade_no: order.trade_no, failure: found.error.code }, "a parcel was not told of");
    await changeOrder(database.db, order.id, { look_at: retryLookAt(clock()) });
    return found.error.code === "not_found";
  }
  if (found.value.logistics_id !== order.logistics_id) {
    log.error({ trade_no: order.trade_no }, "the carrier has another order under our number");
    await changeOrder(database.db, order.id, { look_at: retryLookAt(clock()) });
    return true;
  }
  await database.db.transaction().execute((db) => noteFound(db, needs, order, found.value));
  return true;
}

/** Whoever comes later with the same answer changes nothing more. */
async function noteFound(
  db: Db,
  { clock, jobs }: ShippingNeeds,
  { id, look_at: claimedUntil }: ShippingOrder,
  found: FoundShipping,
): Promise<void> {
  const now = clock();
  const held = await lockOrder(db, { id });
  const parcel = held && (await lockParcel(db, { id: held.package_id }));
  if (!held || !parcel) return;
  const step = found.step ?? held.step;
  const isNew = step !== null && step !== held.step;
  // A push that came meanwhile wants to be asked about once more.
  const isHinted = held.look_at?.getTime() !== claimedUntil?.getTime();
  await changeOrder(db, id, {
    code: found.code,
    charge: found.charge,
    payment_no: found.payment_no || held.payment_no,
    look_at: isHinted ? held.look_at : nextLookAt(now, step),
    ...(isNew ? { step, step_at: now } : {}),
  });
  if (found.step !== undefined && isNew)
    await noteEvent(db, { order_id: id, code: found.code, step: found.step, at: now });
  if (isNew) await follow(db, { order: held, parcel, step, now }, jobs);
}

interface Stepped {
  readonly order: ShippingOrder;
  readonly parcel: LastMileParcel;
  readonly step: ShippingStep;
  readonly now: Date;
}

async function follow(
  db: Db,
  { order, parcel, step, now }: Stepped,
  jobs: ShippingNeeds["jobs"],
): Promise<void> {
  if (step === "delivered" || step === "lost") return endChoice(db, parcel.id, now);
  if (step === "at_store") return tellOfStore(db, { order, parcel, step, now }, jobs);
  const choice = await selectChoice(db, parcel.id);
  // What was chosen since is where it goes next.
  if (!choice || choice.chosen_at > order.asked_at) return;
  if (step === "store_closed")
    await askToChoose(db, parcel, { trouble: "store_closed", now, jobs });
  if (step === "uncollected" || step === "returned")
    await askToChoose(db, parcel, { trouble: "uncollected", now, jobs });
}

/** Where it waits, by which number it is asked for, and until which day. */
async function tellOfStore(
  db: Db,
  { order, parcel: { id, tid, account_id }, now }: Stepped,
  jobs: ShippingNeeds["jobs"],
): Promise<void> {
  const last = addDays(now, lastMileFacts[order.way].keep_days ?? 0);
  const day = formatWireTime(last, await regionOf(db, id)).slice(0, 10);
  await notifyCustomer(db, jobs, {
    accountId: account_id,
    kind: "parcel_at_store",
    values: { tid, store: order.store_name, number: order.payment_no, day },
    link: `/packageDetail/${tid}`,
    now,
  });
}

const regionOf = async (db: Db, packageId: number) =>
  (
    await db
      .selectFrom("packages")
      .innerJoin("accounts", "accounts.id", "packages.account_id")
      .select("accounts.region")
      .where("packages.id", "=", packageId)
      .executeTakeFirstOrThrow()
  ).region;
