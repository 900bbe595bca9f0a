import type { InputOf } from "@sampan/contract/kernel/call";
import type { receiveParcel as receiveCall } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { type LockedItem, lockItems } from "../../trade/orders/lock-items.ts";
import { moveItem } from "../../trade/orders/move-item.ts";
import { recordItemArrival } from "../../trade/orders/record-item-facts.ts";
import { writeOrderLog } from "../../trade/orders/write-order-log.ts";
import { createParcel } from "../parcels/create-parcel.ts";
import type { Findings, Weighing } from "../parcels/record-findings.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { holdUnclaimedUnder, settleUnclaimed } from "../unclaimed/hold-unclaimed.ts";
import { keepFaults } from "./inspect-parcel.ts";
import { recordMeasuring } from "./measure-parcel.ts";
import { ownPhotos } from "../cameras/own-photos.ts";
import { rewriteArrivedOrders } from "./rewrite-arrived-orders.ts";
import { findReceipt, selectExpectedContents, type StoredContent } from "./warehouse-queries.ts";

type Receipt = InputOf<typeof receiveCall>;
type Line = Receipt["lines"][number];
type Refused = Refusal<
  | "express_no_unknown"
  | "express_no_known"
  | "item_not_in_state"
  | "amount_invalid"
  | "file_unknown"
>;

interface Receiving {
  readonly caller: StaffCaller;
  readonly needs: Pick<Needs, "jobs" | "chance">;
  /** Of what waited without an owner: who weighed it when it came. */
  readonly weighed?: Weighing;
}

/**
 * Signs for a parcel by its express number. A line whose last piece arrived is signed (6), before that in
 * part (21); measured, it waits for its freight bill (7). Answers the parcel's tid.
 * [BO-13] [BO-14] [PKG-01] [PKG-29]
 */
export async function receiveParcel(
  db: Db,
  receipt: Receipt,
  { caller, needs, weighed }: Receiving,
): Promise<Result<string, Refused>> {
  const { express_no } = receipt;
  // Before any order, as whoever matches it does.
  const kept = await holdUnclaimedUnder(db, express_no);
  const expected = await selectExpectedContents(db, [express_no]);
  const lines = expectedLines(receipt.lines, expected);
  if (!lines) return refuse({ code: "express_no_unknown" });
  const photos = await ownPhotos(db, receipt.photos, [express_no]);
  if (!photos.ok) return photos;

  const items = await lockItems(db, { oids: lines.map(({ oid }) => oid) });
  const [first] = items;
  if (!first) return refuse({ code: "express_no_unknown" });
  // Asked under the orders' lock: two scanners may read one label at once.
  if (await findReceipt(db, { express_no })) return refuse({ code: "express_no_known" });
  for (const item of items) {
    const arrived = await signLine(db, item, numOf(lines, item));
    if (!arrived.ok) return arrived;
  }
  const outOids = new Set(items.map((item) => item.out_oid));
  const parcel = await createParcel(db, {
    accountId: first.order.account_id,
    region: first.order.region,
    warehouse: receipt.warehouse,
    express_no,
    out_oid: outOids.size === 1 ? first.out_oid : "",
    contents: items.map((item) => ({ item_id: item.id, num: numOf(lines, item) })),
    freeDays: caller.settings.free_storage_days[receipt.warehouse],
    staffId: caller.staff.id,
    now: caller.now,
    chance: needs.chance,
  });
  const findings = { ...receipt, photos: photos.value, measures: receipt.measures ?? undefined };
  await tellOrders(db, { tid: parcel.tid, items, receipt: findings, caller });
  await recordMeasuring(db, parcel, { findings, weighed, caller });
  await keepFaults(db, parcel, { faults: receipt.faults, items, caller, jobs: needs.jobs });
  await rewriteArrivedOrders(db, items, { jobs: needs.jobs, now: caller.now });
  const accountId = first.order.account_id;
  if (kept) await settleUnclaimed(db, kept, { accountId, caller, jobs: needs.jobs });
  await recordAudit(db, caller, {
    action: "receive_parcel",
    object_kind: "parcel",
    object_id: parcel.tid,
    new_value: {
      express_no,
      lines,
      measures: receipt.measures,
      photo_mm: receipt.photo_mm,
      marks: receipt.marks,
      faults: receipt.faults,
    },
  });
  return ok(parcel.tid);
}

/** The lines, when each of them is expected under the number and named once. */
function expectedLines(
  lines: readonly Line[],
  expected: readonly StoredContent[],
): readonly Line[] | undefined {
  const oids = new Set(lines.map(({ oid }) => oid));
  const allExpected = lines.every(({ oid }) => expected.some((content) => content.oid === oid));
  return allExpected && oids.size === lines.length ? lines : undefined;
}

const numOf = (lines: readonly Line[], { oid }: LockedItem): number =>
  lines.find((line) => line.oid === oid)?.num ?? 0;

/** Counts the pieces in; more than were ordered is a miscount. */
async function signLine(
  db: Db,
  item: LockedItem,
  pieces: number,
): Promise<Result<null, Refusal<"item_not_in_state" | "amount_invalid">>> {
  const arrived = await recordItemArrival(db, item.id, pieces);
  if (arrived > item.wanted) return refuse({ code: "amount_invalid" });
  const isWhole = arrived === item.wanted;
  // All pieces are here although the seller announced only a part: the goods know better.
  if (isWhole && item.status === 20) {
    const shipped = await moveItem(db, item, "ship");
    if (!shipped.ok) return shipped;
    const signed = await moveItem(db, { id: item.id, status: shipped.value }, "receive");
    return signed.ok ? ok(null) : signed;
  }
  const signed = await moveItem(db, item, isWhole ? "receive" : "receive_part");
  return signed.ok ? ok(null) : signed;
}

async function tellOrders(
  db: Db,
  at: {
    tid: string;
    items: readonly LockedItem[];
    receipt: Pick<Receipt, "express_no" | "warehouse"> & Pick<Findings, "photos" | "measures">;
    caller: StaffCaller;
  },
): Promise<void> {
  const { express_no, photos, warehouse, measures } = at.receipt;
  for (const orderId of new Set(at.items.map(({ order }) => order.id)))
    await writeOrderLog(db, {
      orderId,
      biz_code: orderLogCodes.package_received,
      actor: { kind: "staff", name: at.caller.staff.name },
      content: { tid: at.tid, express_no, warehouse, ...measures, photos },
      now: at.caller.now,
    });
}
