import { reverseApplyBatch } from "@sampan/contract/trade/refunds/refunds";
import { acceptRefund } from "@sampan/contract/trade/refunds/staff-refunds";
import type { Needs } from "@sampan/server/kernel/needs";
import { insertStaff, insertStaffSession } from "../tests/support/test-people.ts";
import { callLean } from "./call-lean.ts";
import { checkOut, type Shop } from "./checkout.ts";

/** An order that was paid, asked back and accepted through the public calls; answers its number. */
export async function orderToRefund(
  { database: { db }, clock }: Needs,
  shop: Shop,
): Promise<string> {
  const [buyer] = shop.customers;
  if (!buyer) throw new Error("nobody to order");
  const tid = await checkOut(shop, buyer, "refunded");
  const list = [{ oid: `${tid}-1`, num: 1, reason: "not_wanted" as const }];
  const { datalist } = await callLean(shop.url, buyer.cookie)(reverseApplyBatch, { list });
  const { id } = await insertStaff(db, clock(), ["service"]);
  const service = `staff_session_id=${await insertStaffSession(db, clock(), id)}`;
  const number = datalist[0]?.number ?? "";
  await callLean(shop.url, service)(acceptRefund, { number, num: 1, fault: "us" });
  return tid;
}
