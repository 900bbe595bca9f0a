import type { WithClosedDays } from "@sampan/domain/kernel/closed-days";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import { type OrderLogEvent, orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { lockItems } from "../orders/lock-items.ts";
import { writeOrderLog } from "../orders/write-order-log.ts";
import { gatherLine } from "../refunds/gather-line.ts";
import type { HeldRefund } from "../refunds/hold-refund.ts";
import { openRefund } from "../refunds/open-refund.ts";
import { payAtOnce } from "../refunds/pay-at-once.ts";
import { reckonLine } from "../refunds/reckon-line.ts";

export interface Declining {
  readonly event: "decline" | "lapse";
  readonly log: OrderLogEvent;
  readonly jobs: Needs["jobs"];
  readonly limits: Limits & WithClosedDays;
  readonly now: Date;
  /** What else has to be written of the refund before it is paid. */
  readonly note: (refund: HeldRefund["refund"]) => Promise<unknown>;
}

/**
 * Gives a line back whole whose customer did not want it as it is to be had, its fees with it because nothing of it was
 * obtained. The order is held by the caller, and waits for nothing of this line any more.
 */
export async function refundDeclined(
  db: Db,
  oid: string,
  { event, log, jobs, limits, now, note }: Declining,
): Promise<void> {
  const [item] = await lockItems(db, { oids: [oid] });
  if (!item) throw new Error(`line ${oid} is gone`);
  const facts = await gatherLine(db, item);
  const actor = { kind: event === "decline" ? "customer" : "system" } as const;
  const fallen = {
    pieces: item.wanted,
    fault: "seller",
    isBought: false,
    returnFreight: 0,
  } as const;
  const refund = await openRefund(
    db,
    facts,
    {
      kind: "pieces",
      source: "price_change",
      num: item.wanted,
      reason: "other",
      note: "",
      imgs: [],
      fault: "seller",
      isBought: false,
      opens: "request",
      isAccepted: true,
      awaitsSeller: false,
      reckoned: reckonLine(facts, fallen),
      staffId: null,
    },
    { limits, actor, now },
  );
  await note(refund);
  await writeOrderLog(db, {
    orderId: item.order.id,
    biz_code: orderLogCodes[log],
    actor,
    content: { oid },
    now,
  });
  await payAtOnce(db, refund, { isUnbought: item.status === 13, jobs, limits, now });
}
