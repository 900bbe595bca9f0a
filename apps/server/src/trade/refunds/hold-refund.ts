import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { type RefundEvent, nextRefundBits } from "@sampan/domain/trade/refunds/refund-bits";
import { dueOf, holderOf } from "@sampan/domain/trade/refunds/refund-clock";
import type { WithClosedDays } from "@sampan/domain/kernel/closed-days";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import type { UpdateObject } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { Tables } from "../../kernel/db/schema.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { lockItems } from "../orders/lock-items.ts";
import { gatherLine, type LineFacts } from "./gather-line.ts";
import { findOidOfRefund, holdRefund, type RefundRecord, updateRefund } from "./refund-queries.ts";
import { writeBits } from "./write-bits.ts";

export interface HeldRefund {
  readonly refund: RefundRecord;
  readonly facts: LineFacts;
}

/**
 * Holds a refund with its order until the transaction ends, the order first as everybody does. Another customer's
 * answers `refund_unknown`, like a missing one.
 */
export async function holdRefundWithLine(
  db: Db,
  key: { readonly number: string; readonly accountId?: number },
): Promise<Result<HeldRefund, Refusal<"refund_unknown">>> {
  const found = await findOidOfRefund(db, key);
  if (!found) return refuse({ code: "refund_unknown" });
  const [item] = await lockItems(db, { oids: [found.oid] });
  if (!item) return refuse({ code: "refund_unknown" });
  const refund = await holdRefund(db, key.number);
  return ok({ refund, facts: await gatherLine(db, item) });
}

export interface RefundMove {
  readonly event: RefundEvent;
  readonly change?: UpdateObject<Tables, "refunds">;
  /** What the clock follows from besides the bits, where it changes. */
  readonly awaitsSeller?: boolean;
  readonly limits: Limits & WithClosedDays;
  readonly now: Date;
}

/**
 * Takes a held refund one step on: its bits, who has it now and until when, and the bits of its line. Refuses
 * `refund_not_in_state` as the table of bits does. [REF-19]
 */
export async function moveRefund(
  db: Db,
  { refund, facts }: HeldRefund,
  { event, change = {}, awaitsSeller = refund.awaits_seller, limits, now }: RefundMove,
): Promise<Result<null, Refusal<"refund_not_in_state">>> {
  const next = nextRefundBits(refund.status, event);
  if (!next.ok) return next;
  const isEscalated = refund.escalated_at !== null;
  const holder = holderOf({ status: next.value, awaitsSeller, isEscalated });
  await updateRefund(db, refund.id, {
    ...change,
    status: next.value,
    awaits_seller: awaitsSeller,
    holder,
    due_at:
      holder === refund.holder
        ? refund.due_at
        : dueOf(holder, now, facts.item.order.region, limits),
  });
  await writeBits(db, facts);
  return ok(null);
}
