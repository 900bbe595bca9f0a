import { joinRefundBits } from "@sampan/domain/trade/refunds/refund-bits";
import type { Db } from "../../kernel/db/db.ts";
import { recordItemRefund, type ItemRefund } from "../orders/record-item-facts.ts";
import type { LineFacts } from "./gather-line.ts";
import { selectRefundsOfItem } from "./refund-queries.ts";

/** Writes a line's bits anew from all its records, with what has just come back of it. [REF-19] */
export async function writeBits(
  db: Db,
  { item, paid_for }: Pick<LineFacts, "item" | "paid_for">,
  back: Omit<ItemRefund, "refund_status" | "paid_for"> = { pieces: 0, cash: 0, value: 0 },
): Promise<void> {
  const records = await selectRefundsOfItem(db, item.id);
  await recordItemRefund(db, item.id, {
    refund_status: joinRefundBits(records.map(({ status }) => status)),
    paid_for,
    ...back,
  });
}
