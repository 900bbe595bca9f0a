import type { InputOf } from "@sampan/contract/kernel/call";
import type { mergePackages as mergeCall } from "@sampan/contract/logistics/merging/merging";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { loadOf, quoteLoad } from "@sampan/domain/money/price-book/freight";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import type { OrderAddress } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { lockItems } from "../../trade/orders/lock-items.ts";
import { setMissingWays } from "../../trade/orders/set-way.ts";
import { writeOrderLog } from "../../trade/orders/write-order-log.ts";
import { type LockedParcel, lockParcels } from "../parcels/lock-parcels.ts";
import {
  createMergedParcel,
  moveAside,
  putContents,
  relateParcel,
  takeContents,
} from "../parcels/move-contents.ts";
import { moveBilling } from "../parcels/move-parcel.ts";
import { takeServicesAlong } from "../services/end-services.ts";
import { letShipmentsGo } from "../shipments/let-shipments-go.ts";
import { checkCarriage, type CarriageRefused } from "./check-carriage.ts";
import { checkDeclared, type DeclarationRefused } from "./check-declared.ts";
import { findContents } from "./find-contents.ts";
import { insertMergedParcel, selectOwnParcels } from "./merging-queries.ts";
import { readWay, type WayRefused } from "./read-way.ts";
import { startRehearsal } from "./start-rehearsal.ts";
import type { StoresOfMerged } from "./stores-of-merged.ts";
import { forgetWays, putWay } from "./way-queries.ts";

type Input = InputOf<typeof mergeCall>;
export type MergeRefused =
  | WayRefused
  | CarriageRefused
  | DeclarationRefused
  | Refusal<"parcel_unknown">;

interface Merging {
  readonly caller: CustomerCaller;
  readonly chance: Needs["chance"];
  readonly jobs: Needs["jobs"];
  readonly stores: StoresOfMerged;
  /** Where it goes where no address of the book is named. */
  readonly known?: OrderAddress | undefined;
}

/**
 * Makes one parcel of several of one warehouse, with its own copy of address, carrier, line, insurance and
 * declaration; and the store that was chosen for them (decision 171). Orders are held before parcels, as whoever bills them does: bill and merge exclude each other. Answers
 * the new parcel's tid. [API-77] [CONS-01] [CONS-02] [CONS-04]
 */
export async function mergePackages(
  db: Db,
  input: Input,
  { caller, chance, jobs, stores, known }: Merging,
): Promise<Result<string, MergeRefused>> {
  const { customer, now } = caller;
  const chosen = await readWay(db, input, caller, known);
  if (!chosen.ok) return chosen;
  const tids = [...new Set(input.tids)];
  const found = await selectOwnParcels(db, { tids, accountId: customer.id });
  if (tids.length < 2 || found.length < tids.length) return refuse({ code: "parcel_unknown" });
  const ids = found.map(({ id }) => id);
  await lockItems(db, { parcelIds: ids });
  const [first, ...others] = await lockParcels(db, { ids });
  if (!first || others.length + 1 < ids.length) return refuse({ code: "parcel_unknown" });
  const parts = [first, ...others] as const;
  const contents = await findContents(db, ids);
  const isMerged = (tid: string) => found.some((one) => one.tid === tid && one.is_merged);
  const carried = await checkCarriage(db, { parts, contents, isMerged, way: chosen.value, caller });
  if (!carried.ok) return carried;
  const declared = checkDeclared(input.declaration, contents);
  if (!declared.ok) return declared;
  const { region } = customer;
  const parcel = await createMergedParcel(db, parts, { region, chance, now });
  for (const part of parts) await setAside(db, part, { tid: parcel.tid, now });
  const taken = await takeContents(db, ids);
  await insertMergedParcel(
    db,
    { package_id: parcel.id, asked_at: now },
    taken.map(({ package_id, ...content }) => ({ part_id: package_id, ...content })),
  );
  await takeServicesAlong(db, { from: ids, to: parcel }, { jobs, now });
  await forgetWays(db, ids);
  await putWay(db, {
    package_id: parcel.id,
    ...chosen.value,
    declaration: input.declaration,
    chosen_at: now,
  });
  await putContents(db, addUp(taken, parcel.id));
  await stores.carryStore(db, { id: parcel.id, partIds: ids }, { now, jobs });
  if (input.rehearse)
    await startRehearsal(db, {
      accountId: customer.id,
      parcel,
      itemIds: taken.map(({ item_id }) => item_id),
      estimate: quoteLoad(carried.value, loadOf(found)).total,
      limits: caller.settings,
      now,
    });
  const orderIds = contents.map(({ order_id }) => order_id);
  // Goods bought elsewhere may have had no way of their own yet.
  await setMissingWays(db, orderIds, chosen.value);
  await tellOrders(db, { orderIds, parcel, now });
  return ok(parcel.tid);
}

/** A part waits for its box (1), and is nobody's to bill meanwhile. */
async function setAside(
  db: Db,
  part: LockedParcel,
  { tid, now }: { tid: string; now: Date },
): Promise<void> {
  await moveAside(db, part, { event: "await_consolidation", now });
  const moved = await moveBilling(db, part, "ask_merge", { id: null, fee: 0 });
  if (!moved.ok) throw new Error(`parcel ${part.tid} cannot be merged`);
  await relateParcel(db, part.id, tid);
}

/** A line that lay in several parcels lies in one now. */
function addUp(
  contents: readonly { readonly item_id: number; readonly num: number }[],
  package_id: number,
) {
  const pieces = new Map<number, number>();
  for (const { item_id, num } of contents) pieces.set(item_id, (pieces.get(item_id) ?? 0) + num);
  return [...pieces].map(([item_id, num]) => ({ package_id, item_id, num }));
}

/** What the customer said of one box holds before what they said of waiting for others. */
async function tellOrders(
  db: Db,
  at: { orderIds: readonly number[]; parcel: LockedParcel; now: Date },
): Promise<void> {
  const orderIds = [...new Set(at.orderIds)];
  await letShipmentsGo(db, orderIds);
  for (const orderId of orderIds)
    await writeOrderLog(db, {
      orderId,
      biz_code: orderLogCodes.parcels_merged,
      actor: { kind: "customer" },
      content: { tid: at.parcel.tid },
      now: at.now,
    });
}
