import { randomUUID } from "node:crypto";
import { saveAddress } from "@sampan/contract/people/addresses";
import type { RequestOf } from "@sampan/contract/kernel/call";
import { createTrade } from "@sampan/contract/trade/orders/orders";
import type { TestCaller } from "./test-caller.ts";
import type { TestAccount } from "./test-people.ts";
import { valueOf } from "./value-of.ts";

const homes = {
  TW: { to: ["臺北市", "信義區"], postal_code: "11008" },
  TH: { to: ["กรุงเทพมหานคร", "เขตพระนคร", "พระบรมมหาราชวัง"], postal_code: "10200" },
};

/** Saves a place to deliver to and answers its id. */
export async function saveHome(customer: TestCaller & TestAccount): Promise<string> {
  const { data } = valueOf(
    await customer.call(saveAddress, {
      consignee: "林小舟",
      phone: "0912345678",
      detail: "市府路 1 號",
      ...homes[customer.region],
    }),
  );
  return data.id;
}

/** Saves another place in Taiwan, where an office is, and answers its id. */
export async function saveOffice(customer: TestCaller, consignee = "林辦公室"): Promise<string> {
  const place = { to: ["臺北市", "中山區"], postal_code: "10491" };
  const form = { consignee, phone: "0987654321", detail: "南京東路 5 號", ...place };
  return valueOf(await customer.call(saveAddress, form)).data.id;
}

export type OrderRequest = RequestOf<typeof createTrade>;

/** An order that lacks nothing: by sea, assigned carrier, two instalments, 3 % insured. */
export const wholeOrder = (
  address_id: string,
  lines: OrderRequest["lines"],
  change: Partial<OrderRequest> = {},
): OrderRequest => ({
  lines,
  address_id,
  express: 1,
  transport: 9,
  pay_mode: "twice",
  insurance: 3,
  accept_terms: 1,
  accept_claims: 1,
  request_id: randomUUID(),
  ...change,
});

/** Places an order through the calls and answers its number; to a home of its own where none is named. */
export async function placeOrder(
  customer: TestCaller & TestAccount,
  lines: OrderRequest["lines"],
  change: Partial<OrderRequest> = {},
): Promise<string> {
  const address_id = change.address_id ?? (await saveHome(customer));
  const order = wholeOrder(address_id, lines, change);
  return valueOf(await customer.call(createTrade, order)).data.tid;
}
