import {
  checkInspection,
  type FoundFault,
  type InspectionTrouble,
} from "@sampan/domain/logistics/warehouse/inspection";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import type { Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { LockedItem } from "../../trade/orders/lock-items.ts";
import { writeOrderLog } from "../../trade/orders/write-order-log.ts";
import type { Needs } from "../../kernel/needs.ts";
import { tellOwners } from "../boxes/tell-owners.ts";
import type { LockedParcel } from "../parcels/lock-parcels.ts";
import { noteFaults, selectFaults } from "../parcels/goods-faults.ts";

interface Inspection {
  readonly lines: readonly { readonly oid: string; readonly num: number }[];
  readonly photos: readonly string[];
  readonly faults: readonly FoundFault[];
  readonly measures?: { readonly weight_g: number } | null | undefined;
}

/** Whether enough was looked at, by what the settings ask for. */
export const checkLookedAt = (
  { lines, photos, faults, measures }: Inspection,
  photosPerLine: number,
): Result<null, InspectionTrouble> =>
  checkInspection({ lines, photos, faults, weight_g: measures?.weight_g, photosPerLine });

/** Keeps what is wrong with goods of a parcel; what is new of it stands in the logs of their orders, and its owner is told. */
export async function keepFaults(
  db: Db,
  parcel: Pick<LockedParcel, "id" | "tid" | "account_id" | "express_no">,
  {
    faults,
    items,
    caller: { staff, now },
    jobs,
  }: {
    readonly faults: readonly FoundFault[];
    readonly items: readonly LockedItem[];
    readonly caller: StaffCaller;
    readonly jobs: Needs["jobs"];
  },
): Promise<void> {
  const before = await selectFaults(db, [parcel.id]);
  const found = faults.flatMap(({ oid, words, ...fault }) =>
    items
      .filter((item) => item.oid === oid)
      .map((item) => ({ item, noted: { ...fault, words: words.trim() } })),
  );
  await noteFaults(db, parcel.id, {
    faults: found.map(({ item, noted }) => ({ item_id: item.id, ...noted })),
    staffId: staff.id,
    now,
  });
  const news = found.filter(
    ({ item, noted }) =>
      !before.some(
        ({ oid, fault, num, words }) =>
          oid === item.oid && fault === noted.fault && num === noted.num && words === noted.words,
      ),
  );
  for (const { item, noted } of news)
    await writeOrderLog(db, {
      orderId: item.order.id,
      biz_code: orderLogCodes.goods_faulty,
      actor: { kind: "staff", name: staff.name },
      content: { express_no: parcel.express_no, ...noted },
      now,
    });
  if (news.length > 0) await tellOwners(db, [parcel], { kind: "parcel_faulty", jobs, now });
}
