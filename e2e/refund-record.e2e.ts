import { randomUUID } from "node:crypto";
import type { OutputOf } from "@sampan/contract/kernel/call";
import type { getReverseDetail, reverseApplyBatch } from "@sampan/contract/trade/refunds/refunds";
import { formatAmount } from "@sampan/domain/kernel/money";
import { expect, test } from "./support/journey.ts";
import { becomeBuyer } from "./support/new-buyer.ts";
import { approveByCall, linesToOrder, ordersOf, placeByCall } from "./support/ordering.ts";
import { openPhone, pay } from "./support/shopper.ts";
import { sitDown } from "./support/sit-down.ts";

const headers = () => ({ "x-sampan-client": "web", "idempotency-key": randomUUID() });

test("a refund says of what it is, for how many of those that were asked for, and what they are in yuan [ORD-87]", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  // Somebody of their own: other journeys look for what can still be asked back of the demo's people.
  const shopper = await openPhone(browser, baseURL, "zh-TW");
  const { page, say } = shopper;
  await becomeBuyer(shopper, baseURL, { region: "TW", amount: "5000" });
  const tid = await placeByCall(page.request, await linesToOrder(page.request, 1));
  await approveByCall(baseURL, tid);
  await pay(shopper, tid);
  const [line] = (await ordersOf(page)).find((one) => one.tid === tid)?.items ?? [];
  const asked = await page.request.post("/gateway/installer/trade/reverse_apply_batch", {
    headers: headers(),
    form: { list: JSON.stringify([{ oid: line?.oid, num: 2, reason: "not_wanted" }]) },
  });
  const { datalist } = (await asked.json()) as OutputOf<typeof reverseApplyBatch>;
  const number = datalist[0]?.number ?? "";
  const service = await sitDown(baseURL, "service");
  const accepted = await service.post(`/staff/refunds/${number}/accept`, {
    headers: headers(),
    data: { number, num: 1, fault: "customer" },
  });
  expect(await accepted.json()).toMatchObject({ success: true });
  await service.dispose();

  const read = page.waitForResponse("**/get_reverse_detail*");
  await page.goto(`/refundDetail?number=${number}`);
  const { data } = (await (await read).json()) as OutputOf<typeof getReverseDetail>;
  expect(data).toMatchObject({ oid: line?.oid, num: 2, real_num: 1 });
  const { item_fee } = data.reverse_remark.return_item.ext;
  expect(item_fee).toBeGreaterThan(0);
  await expect(page.getByRole("main")).toContainText(line?.i18n["zh-TW"] ?? "?");
  const facts = page.getByRole("region", { name: say("refunds.facts") });
  await expect(facts).toContainText(say("refunds.fewer", { num: 2, real: 1 }));
  await expect(facts).toContainText(`${say("refunds.yuan")}${formatAmount(item_fee, "CNY")}`);
});
