import { inYuan } from "@sampan/domain/kernel/money";
import { claimablePieces } from "@sampan/domain/logistics/claims/may-claim";
import { type LineInParcel, probablyMissing } from "@sampan/domain/logistics/claims/weight-claim";
import { bizAttributes } from "@sampan/domain/trade/orders/order-state";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { dueOf } from "@sampan/domain/trade/refunds/refund-clock";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import type { Settings } from "../../kernel/settings/settings.ts";
import type { LockedItem } from "../../trade/orders/lock-items.ts";
import { writeOrderLog } from "../../trade/orders/write-order-log.ts";
import { gatherLine } from "../../trade/refunds/gather-line.ts";
import { hasOpenRefund } from "../../trade/refunds/has-open-refund.ts";
import { conversionOf } from "../../trade/refunds/reckon-line.ts";
import { carriedInsurance } from "./carried-insurance.ts";
import {
  countClaimsOfItem,
  hasClaimOfParcel,
  insertClaim,
  selectPiecesInParcel,
} from "./claim-queries.ts";
import { promisedShare_bp, reckonLineClaim } from "./hold-line.ts";
import { tellOfClaim } from "./tell-of-claim.ts";

export interface LightParcel {
  readonly id: number;
  readonly tid: string;
  readonly departed_g: number;
  readonly arrived_g: number;
  /** What is missing, in grams. */
  readonly missing_g: number;
  /** The lines in it, their orders held. */
  readonly items: readonly LockedItem[];
}

interface Opening {
  readonly jobs: Needs["jobs"];
  readonly settings: Settings;
  readonly now: Date;
}

/**
 * Opens a claim for what is probably gone from a parcel that lost weight on its way, before its customer has seen it: from
 * dispatch on, once for a parcel, for pieces that nothing else is asked about. Where its facts are not enough (`decide-sure-claims`), service decides it like any other.
 */
export async function openWeightClaim(
  db: Db,
  parcel: LightParcel,
  { jobs, settings, now }: Opening,
): Promise<void> {
  if (await hasClaimOfParcel(db, parcel.id)) return;
  const missing = probablyMissing(await claimableLines(db, parcel), parcel.missing_g);
  const item = parcel.items.find(({ oid }) => oid === missing?.oid);
  if (!missing || !item) return;
  const facts = await gatherLine(db, item);
  const { made } = await countClaimsOfItem(db, item.id);
  const { order, oid } = item;
  const carried = await carriedInsurance(db, item);
  const share_bp = await promisedShare_bp(db, carried);
  const reckoned = reckonLineClaim(facts, { pieces: missing.pieces, share_bp });
  const claim = await insertClaim(db, {
    number: `${oid}-D${made + 1}`,
    order_id: order.id,
    item_id: item.id,
    account_id: order.account_id,
    state: "pending_review",
    holder: "service",
    due_at: dueOf("service", now, order.region, settings),
    num: missing.pieces,
    real_num: missing.pieces,
    content: "",
    imgs: JSON.stringify([]),
    insurance: carried.insurance,
    share_bp,
    goods_amount: reckoned.goods,
    amount: reckoned.amount,
    cny: inYuan(reckoned.amount, conversionOf(facts)),
    created_at: now,
    light_parcel_id: parcel.id,
    departed_g: parcel.departed_g,
    arrived_g: parcel.arrived_g,
  });
  await writeOrderLog(db, {
    orderId: order.id,
    biz_code: orderLogCodes.claim_opened_by_weight,
    actor: { kind: "system" },
    content: { oid, number: claim.number, tid: parcel.tid },
    now,
  });
  const values = { tid: parcel.tid };
  await tellOfClaim(db, { jobs }, claim, { kind: "claim_opened", values, now });
  // Facts may decide it: nobody waits for the minute.
  await jobs.send(db, "decide-sure-claims", {});
}

/** What is in the parcel and may be claimed, line by line. */
async function claimableLines(db: Db, { id, items }: LightParcel): Promise<LineInParcel[]> {
  const inside = await selectPiecesInParcel(db, id);
  const lines: LineInParcel[] = [];
  for (const item of items) {
    const part = inside.find(({ item_id }) => item_id === item.id);
    const isOurs = item.order.biz_attribute !== bizAttributes.payment_on_behalf;
    if (!part || !isOurs || (await hasOpenRefund(db, item.id))) continue;
    const claims = await countClaimsOfItem(db, item.id);
    if (claims.open > 0) continue;
    const { num, wanted } = item;
    const left = claimablePieces({ num, gone: num - wanted, claimed: claims.claimed });
    lines.push({ oid: item.oid, pieces: Math.min(part.num, left), weight_g: part.weight_g });
  }
  return lines;
}
