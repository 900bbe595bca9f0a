import { inYuan } from "@sampan/domain/kernel/money";
import type { BizCode } from "@sampan/domain/trade/orders/order-log";
import { dueOf } from "@sampan/domain/trade/refunds/refund-clock";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import type { Settings } from "../../kernel/settings/settings.ts";
import type { LockedItem } from "../../trade/orders/lock-items.ts";
import { writeOrderLog } from "../../trade/orders/write-order-log.ts";
import { gatherLine } from "../../trade/refunds/gather-line.ts";
import { conversionOf } from "../../trade/refunds/reckon-line.ts";
import { carriedInsurance } from "./carried-insurance.ts";
import { countClaimsOfItem, insertClaim } from "./claim-queries.ts";
import { promisedShare_bp, reckonLineClaim } from "./hold-line.ts";
import { tellOfClaim } from "./tell-of-claim.ts";

export interface Opening {
  readonly jobs: Needs["jobs"];
  readonly settings: Settings;
  readonly now: Date;
}

export interface OwnClaim {
  /** Its order held. */
  readonly item: LockedItem;
  readonly pieces: number;
  /** The facts that opened it. */
  readonly evidence:
    | {
        readonly light_parcel_id: number;
        readonly departed_g: number;
        readonly arrived_g: number;
        readonly light_percent: number;
      }
    | { readonly silent_parcel_id: number; readonly silent_since: Date };
  /** The parcel's number, what the order's log calls it, and what its owner is told. */
  readonly tid: string;
  readonly log: BizCode;
  readonly notice: "claim_opened" | "claim_opened_silent";
}

/**
 * Opens a claim that nobody made, of pieces that `claimableLines` found, and tells its owner. Service decides it, unless facts
 * do: they are asked at once.
 */
export async function openOwnClaim(
  db: Db,
  { item, pieces, evidence, tid, log, notice }: OwnClaim,
  { jobs, settings, now }: Opening,
): Promise<void> {
  const facts = await gatherLine(db, item);
  const { made } = await countClaimsOfItem(db, item.id);
  const { order, oid } = item;
  const carried = await carriedInsurance(db, item);
  const share_bp = await promisedShare_bp(db, carried);
  const reckoned = reckonLineClaim(facts, { pieces, share_bp });
  const claim = await insertClaim(db, {
    number: `${oid}-D${made + 1}`,
    order_id: order.id,
    item_id: item.id,
    account_id: order.account_id,
    state: "pending_review",
    holder: "service",
    due_at: dueOf("service", now, order.region, settings),
    num: pieces,
    real_num: pieces,
    content: "",
    imgs: JSON.stringify([]),
    insurance: carried.insurance,
    share_bp,
    goods_amount: reckoned.goods,
    amount: reckoned.amount,
    cny: inYuan(reckoned.amount, conversionOf(facts)),
    created_at: now,
    ...evidence,
  });
  await writeOrderLog(db, {
    orderId: order.id,
    biz_code: log,
    actor: { kind: "system" },
    content: { oid, number: claim.number, tid },
    now,
  });
  await tellOfClaim(db, { jobs }, claim, { kind: notice, values: { tid }, now });
  // Facts may decide it: nobody waits for the minute.
  await jobs.send(db, "decide-sure-claims", {});
}
