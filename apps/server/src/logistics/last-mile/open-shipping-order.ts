import { answerBy } from "@sampan/domain/logistics/last-mile/last-mile-trouble";
import { misfitsOf, sumOfSides } from "@sampan/domain/logistics/last-mile/last-mile-ways";
import type { LastMileTrouble } from "@sampan/domain/logistics/last-mile/last-mile-trouble";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { type LastMileParcel, lockParcel, markTrouble, selectChoice } from "./choice-queries.ts";
import { declaredValue, measureParcel } from "./load-last-mile.ts";
import { insertOrder, selectLatestOrder } from "./shipping-queries.ts";
import { isOrderOpen } from "@sampan/domain/logistics/last-mile/last-mile-trouble";

interface Opening {
  readonly now: Date;
  readonly jobs: Needs["jobs"];
}

/**
 * Writes down the order for an arrived parcel as its owner chose, under the parcel's lock, so that there is one however many
 * do it at once. One that a store does not take by now has its owner choose again; one that no van takes is our desk's.
 */
export async function openShippingOrder(
  db: Db,
  packageId: number,
  { now, jobs }: Opening,
): Promise<void> {
  const parcel = await lockParcel(db, { id: packageId });
  const choice = await selectChoice(db, packageId);
  const latest = await selectLatestOrder(db, packageId);
  if (!parcel || !choice || choice.trouble !== "" || choice.ended_at !== null) return;
  // Looked at again under the lock: somebody may have been quicker.
  if (latest && (isOrderOpen(latest) || latest.asked_at >= choice.chosen_at)) return;
  const measured = await measureParcel(db, parcel);
  if (misfitsOf(choice.way, measured).length > 0)
    return askToChoose(db, parcel, { trouble: "does_not_fit", now, jobs });
  const { way, store_id, store_name, store_address } = choice;
  await insertOrder(db, parcel, {
    way,
    store_id,
    store_name,
    store_address,
    value: declaredValue(measured.value),
    sides_mm: sumOfSides(measured),
    asked_at: now,
  });
}

/** Has the owner of a parcel choose again, in time; told once. */
export async function askToChoose(
  db: Db,
  parcel: Pick<LastMileParcel, "id" | "tid" | "account_id">,
  { trouble, now, jobs }: Opening & { readonly trouble: LastMileTrouble },
): Promise<void> {
  if (!(await markTrouble(db, parcel.id, { trouble, answer_by: answerBy(now) }))) return;
  await notifyCustomer(db, jobs, {
    accountId: parcel.account_id,
    kind: "store_to_choose",
    values: { tid: parcel.tid },
    link: `/packageDetail/${parcel.tid}`,
    now,
  });
}
