import type { Instructions } from "@sampan/domain/trade/instructions/instructions";
import { addsRows } from "../../kernel/db/adds-rows.ts";
import type { Db } from "../../kernel/db/db.ts";
import { sendSoon } from "../../kernel/db/send-soon.ts";
import { copyToOrder, selectOrderInstructions } from "./instruction-queries.ts";

/** Copies what a customer says now onto an order of theirs: what they say later is for later orders. */
export const keepForOrder = (
  db: Db,
  { orderId, accountId }: { readonly orderId: number; readonly accountId: number },
): Promise<void> => sendSoon(db, addsRows("order_instructions", copyToOrder(orderId, accountId)));

/** What its customer had said when an order was placed; undefined where that was nothing. */
export const findOrderInstructions = (db: Db, orderId: number): Promise<Instructions | undefined> =>
  selectOrderInstructions(db, orderId);
