import { randomUUID } from "node:crypto";
import type { Refund } from "@sampan/contract/trade/refunds/refund-shapes";
import { formatAmount } from "@sampan/domain/kernel/money";
import type { APIRequestContext } from "@playwright/test";
import { readOrder } from "./support/account.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { approveByCall, linesToOrder, ordersOf, placeByCall } from "./support/ordering.ts";
import { sitDown } from "./support/sit-down.ts";
import { speak } from "./support/speech.ts";

const headers = () => ({ "x-sampan-client": "web", "idempotency-key": randomUUID() });
const trade = "/gateway/installer/trade";

/** Each says that it was done, or the journey ends. */
async function post(by: APIRequestContext, path: string, form: Record<string, string>) {
  const answer = await by.post(path, { headers: headers(), form });
  const body = (await answer.json()) as { data: Refund; datalist: Refund[] };
  expect(body, path).toMatchObject({ success: true });
  return body;
}
async function decide(by: APIRequestContext, path: string, data: object): Promise<Refund> {
  const answer = await by.post(`/staff/refunds${path}`, { headers: headers(), data });
  const body = (await answer.json()) as { data: Refund };
  expect(body, path).toMatchObject({ success: true });
  return body.data;
}

/** A paid order of so many lines, two pieces each; nothing of it was bought yet. */
async function paidOrder(api: APIRequestContext, baseURL: string, count: number) {
  const tid = await placeByCall(api, await linesToOrder(api, count));
  await approveByCall(baseURL, tid);
  const tids = JSON.stringify([tid]);
  const quoted = await post(api, `${trade}/simulate_pay`, { tids, currency: "TWD" });
  const { exchange_rate } = quoted.data;
  await post(api, `${trade}/pay_confirm`, {
    tids,
    currency: "TWD",
    ...(exchange_rate ? { exchange_rate } : {}),
  });
  return tid;
}

/** What happens to a request, by whose hands, and what its customer reads then. */
const fates = [
  { bits: 1, state: "requested", by: [] },
  { bits: 1 + 4, state: "seller_compensated", by: ["seller-money"] },
  { bits: 1 + 1024, state: "accepted", by: ["accept"] },
  { bits: 1 + 2048, state: "rejected", by: ["reject"] },
  { bits: 1 + 2 + 8 + 1024, state: "succeeded", by: ["accept", "execute"] },
  { bits: 1 + 2048 + 8192, state: "closed", by: ["reject", "close"] },
] as const;

test("whatever becomes of a refund, its customer reads its word, what is left of the goods and what came back of the total (table) [REF-01] [REF-02] [REF-03] [REF-04] [REF-07] [REF-08] [REF-09] [REF-10] [REF-11] [REF-12] [REF-13] [REF-16]", async ({
  page,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const say = speak("zh-TW");
  await logInByCall(page, "customer@sampan.test");
  const tid = await paidOrder(page.request, baseURL, fates.length + 1);
  const before = await readOrder(page.request, tid);
  const order = (await ordersOf(page)).find((one) => one.tid === tid);
  const oids = order?.items.filter(({ num }) => num === 2).map(({ oid }) => oid) ?? [];
  expect(oids).toHaveLength(fates.length + 1);
  const [kept = "", ...asked] = oids;
  const [service, finance, buyer] = await Promise.all(
    ["service", "finance", "buyer"].map((role) => sitDown(baseURL, role)),
  );
  if (!service || !finance || !buyer) throw new Error("nobody sits at the desks");

  const list = asked.map((oid) => ({ oid, num: 1, reason: "not_wanted" }));
  const opened = await post(page.request, `${trade}/reverse_apply_batch`, {
    list: JSON.stringify(list),
  });
  const numbers = fates.map(
    (_, at) => opened.datalist.find(({ oid }) => oid === asked[at])?.number ?? "",
  );
  const acts = {
    accept: (number: string) =>
      decide(service, `/${number}/accept`, { number, num: 1, fault: "customer" }),
    reject: (number: string) => decide(service, `/${number}/reject`, { number, reason: "已出貨" }),
    execute: (number: string) => decide(finance, `/${number}/execute`, { number }),
    "seller-money": (number: string) =>
      decide(buyer, `/${number}/seller-money`, { number, amount: 100 }),
    close: async (number: string) =>
      (await post(page.request, `${trade}/close_reverse`, { number })).data,
  };
  for (const [at, { by, bits }] of fates.entries()) {
    let refund: Refund | undefined;
    for (const act of by) refund = await acts[act](numbers[at] ?? "");
    if (refund) expect(refund.status, by.join()).toBe(bits);
  }
  const { number } = await decide(service, "/compensate", {
    oid: kept,
    amount: 500,
    fault: "us",
    reason: "晚到",
  });
  const compensated = await decide(finance, `/${number}/execute`, { number });
  expect(compensated.status).toBe(1 + 8 + 1024 + 4096);

  await page.goto(`/refundDetail?tid=${tid}`);
  const card = (of: string) => page.locator(`a[href*="${of}"]`);
  for (const [at, { state }] of fates.entries())
    await expect(card(numbers[at] ?? "")).toContainText(say(`refunds.states.${state}`));
  await expect(card(number)).toContainText(say("refunds.states.succeeded"));

  // Requested, accepted and paid are told one by one, with when each was.
  const paid = numbers[4] ?? "";
  await card(paid).tap();
  const hands = page.getByRole("list", { name: say("refunds.hands") });
  for (const step of ["asked.customer", "steps.service", "steps.finance", "steps.wallet"])
    await expect(
      hands.getByRole("listitem").filter({ hasText: say(`refunds.${step}`) }),
    ).toContainText(/\d\d:\d\d/);
  await page.goto(`/refundDetail?number=${number}`);
  await expect(page.getByText(say("refunds.asked.staff"))).toBeVisible();

  const after = await readOrder(page.request, tid);
  const cents = before.pay_real - after.pay_real;
  const cameBack = formatAmount(cents, "TWD");
  const times = (count: number) => ({ hasText: say("orders.times", { count }) });
  await page.goto(`/orderDetailOwn?tid=${tid}`);
  const goods = page.locator("section section").getByRole("listitem");
  // Only what was paid back is gone; compensation takes no goods away, nor does an open or closed request.
  await expect(goods.filter(times(1))).toHaveCount(1);
  await expect(goods.filter(times(2))).toHaveCount(fates.length);
  const payments = page.getByRole("listitem").filter({ hasText: say("orders.refundedTotal") });
  await expect(payments).toContainText(formatAmount(-cents, "TWD"));
  await expect(payments).toContainText(
    say("orders.refundedOf", { amount: formatAmount(before.pay_real, "TWD") }),
  );
  await page.goto(`/orderListOwn?tab=pending_delivery`);
  const listed = page.getByRole("listitem").filter({ hasText: tid });
  // The symbol is drawn apart from the figure there.
  await expect(listed).toContainText(formatAmount(before.pay_real, "TWD").replace(/\s/, ""));
  await expect(listed).toContainText(say("orders.refunded", { amount: cameBack }));
  await Promise.all([service, finance, buyer].map((desk) => desk.dispose()));
});
