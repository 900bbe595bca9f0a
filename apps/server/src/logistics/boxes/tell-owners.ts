import type { NoticeKind, NoticeValues } from "@sampan/domain/people/notices/notice-kinds";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import type { LockedParcel } from "../parcels/lock-parcels.ts";

/** The kinds of notice that speak of a parcel and need nothing but its number. */
export type ParcelNotice = Exclude<Extract<NoticeKind, `parcel_${string}`>, "parcel_at_store">;

/** Tells the owner of each parcel what happened to it. [BO-53] */
export async function tellOwners(
  db: Db,
  parcels: readonly Pick<LockedParcel, "tid" | "account_id">[],
  { kind, jobs, now }: { kind: ParcelNotice; jobs: Needs["jobs"]; now: Date },
): Promise<void> {
  for (const { tid, account_id } of parcels) {
    const values: NoticeValues[ParcelNotice] = { tid };
    await notifyCustomer(db, jobs, {
      accountId: account_id,
      kind,
      values,
      link: `/packageDetail/${tid}`,
      now,
    });
  }
}
