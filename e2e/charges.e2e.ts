import type { Page } from "@playwright/test";
import type { OutputOf } from "@sampan/contract/kernel/call";
import type { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { chargeNameOf } from "@sampan/domain/trade/charges/charge-name";
import { isChargeLine } from "@sampan/domain/trade/charges/charge-lines";
import type { Region } from "@sampan/domain/kernel/regions";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { ordersOf, type ListedOrder } from "./support/ordering.ts";
import { speak, type Say } from "./support/speech.ts";

/** The person's first order of a kind, what its bill's charges are called, and a parcel of it. */
async function findBilled(
  page: Page,
  isWanted: (order: ListedOrder) => boolean,
  { say, region }: { readonly say: Say; readonly region: Region },
) {
  const { tid } = (await ordersOf(page)).find(isWanted) ?? { tid: "?" };
  const path = "/gateway/installer/order/get_order_detail";
  const answer = await page.request.get(path, { params: { tid } });
  const { charges, packages } = ((await answer.json()) as OutputOf<typeof getOrderDetail>).data;
  expect(charges.map(({ kind }) => kind)).toContain("international_freight");
  const names = charges.map(({ kind }) => say(`charges.${chargeNameOf(kind, region)}`));
  return { tid, names, parcel: packages[0]?.tid ?? "?" };
}

const card = (page: Page, heading: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: heading }) });

test("a charge has one name on the order, the bill and the payment: freight to Thailand, in Thai [ORD-83]", async ({
  page,
  baseURL,
}) => {
  await page.context().addCookies([{ name: "lang", value: "th", url: baseURL ?? "" }]);
  await logInByCall(page, "thai@sampan.test");
  const say = speak("th");
  const isUnpaid = ({ status }: ListedOrder) => status === 6;
  const { tid, names, parcel } = await findBilled(page, isUnpaid, { say, region: "TH" });

  await page.goto(`/orderDetailOwn?tid=${tid}`);
  for (const name of names) await expect(card(page, say("orders.fees"))).toContainText(name);
  await page.goto(`/packageDetail/${parcel}`);
  for (const name of names) await expect(card(page, say("parcels.bill"))).toContainText(name);
  await page.goto(`/payment/${tid}`);
  const bill = page.locator("section").filter({ hasText: say("payment.subtotal") });
  for (const name of names) await expect(bill).toContainText(name);
});

test("and to Taiwan, in English [ORD-83]", async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: "lang", value: "en", url: baseURL ?? "" }]);
  await logInByCall(page, "business@sampan.test");
  const say = speak("en");
  const isBilled = ({ sell_order_list }: ListedOrder) =>
    sell_order_list.some((seller) => seller.wholesale_order_items.some(isChargeLine));
  const { tid, names, parcel } = await findBilled(page, isBilled, { say, region: "TW" });

  await page.goto(`/orderDetailOwn?tid=${tid}`);
  for (const name of names) await expect(card(page, say("orders.fees"))).toContainText(name);
  await page.goto(`/packageDetail/${parcel}`);
  for (const name of names) await expect(card(page, say("parcels.bill"))).toContainText(name);
});
