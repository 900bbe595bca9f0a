import { itemStatusesAllowing } from "@sampan/domain/trade/orders/item-state";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { RefundEvent } from "@sampan/domain/trade/refunds/refund-bits";
import { mayAskRefund } from "@sampan/domain/trade/refunds/may-ask-refund";
import type { ItemStatus } from "@sampan/domain/trade/orders/item-state";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { isPriceAsked } from "../orders/is-price-asked.ts";
import { lockItems } from "../orders/lock-items.ts";
import { gatherLine, type LineFacts } from "./gather-line.ts";
import { isClaimOpen } from "./is-claim-open.ts";
import { selectRefundsOfItem } from "./refund-queries.ts";

export interface LineWish {
  readonly oid: string;
  readonly num: number;
}

export interface HeldLine<Wish extends LineWish> {
  readonly wish: Wish;
  readonly facts: LineFacts;
  readonly opens: Extract<RefundEvent, "request" | "request_return">;
  readonly isBought: boolean;
}

export type LinesRefused = Refusal<
  | "order_unknown"
  | "item_not_in_state"
  | "refund_of_fee"
  | "refund_of_closed"
  | "refund_too_late"
  | "refund_in_transit"
  | "refund_open_already"
  | "claim_open_already"
  | "refund_too_many"
  | "refund_number_needed"
  | "price_question_open"
>;

/** Nothing was obtained from the seller of what waits to be bought, or turned out not to be there. */
const unbought: readonly ItemStatus[] = [...itemStatusesAllowing("purchase"), 16];
export const isBoughtAt = (status: ItemStatus): boolean => !unbought.includes(status);

/**
 * Holds a customer's lines for a request, each once, and says how each may be asked for. The number of a charge is
 * refused as a fee, another customer's line like a missing one; each refusal names its line. [ORD-82] [REF-18]
 */
export async function holdLines<Wish extends LineWish>(
  db: Db,
  list: readonly Wish[],
  { caller }: { readonly caller: CustomerCaller },
): Promise<Result<readonly HeldLine<Wish>[], LinesRefused>> {
  const oids = list.map(({ oid }) => oid);
  const fee = oids.find((oid) => /-c\d+$/.test(oid));
  if (fee) return refuse({ code: "refund_of_fee", values: { oid: fee } });
  const items = await lockItems(db, { oids });
  const held: HeldLine<Wish>[] = [];
  for (const [position, wish] of list.entries()) {
    const item = items.find(({ oid }) => oid === wish.oid);
    if (!item || item.order.account_id !== caller.customer.id)
      return refuse({ code: "order_unknown", values: { oid: wish.oid } });
    if (oids.indexOf(wish.oid) !== position)
      return refuse({ code: "refund_open_already", values: { oid: wish.oid } });
    if (wish.num < 1) return refuse({ code: "refund_number_needed", values: { oid: wish.oid } });
    const facts = await gatherLine(db, item);
    const records = await selectRefundsOfItem(db, item.id);
    const opens = mayAskRefund(
      {
        order_status: item.order.status,
        status: item.status,
        num: item.num,
        gone: facts.refund_num,
        open: records.filter(({ holder }) => holder !== "nobody").length,
        received_at: await receivedAt(db, item.id),
        completed_at: item.order.completed_at,
      },
      wish.num,
      { now: caller.now, limits: caller.settings },
    );
    if (!opens.ok) {
      const values = "values" in opens.error ? opens.error.values : {};
      return refuse({ code: opens.error.code, values: { ...values, oid: wish.oid } });
    }
    if (await isClaimOpen(db, item.id))
      return refuse({ code: "claim_open_already", values: { oid: wish.oid } });
    // Declining the price is how the goods are given back.
    if (await isPriceAsked(db, [item.id]))
      return refuse({ code: "price_question_open", values: { oid: wish.oid } });
    held.push({ wish, facts, opens: opens.value, isBought: isBoughtAt(item.status) });
  }
  return ok(held);
}

/** When the warehouse received the last parcel with something of a line. */
async function receivedAt(db: Db, itemId: number): Promise<Date | null> {
  const { at } = await db
    .selectFrom("package_items")
    .innerJoin("packages", "packages.id", "package_items.package_id")
    .select((row) => row.fn.max("packages.created_at").as("at"))
    .where("package_items.item_id", "=", itemId)
    .executeTakeFirstOrThrow();
  return at;
}
