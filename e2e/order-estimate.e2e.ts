import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryOrderEstimate } from "@sampan/contract/trade/estimates/order-estimate";
import { formatAmount } from "@sampan/domain/kernel/money";
import { bill } from "../demo/seed/acts.ts";
import { carry } from "./support/carrying.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { settled } from "./support/settled.ts";
import { openPhone } from "./support/shopper.ts";

type Estimate = NonNullable<OutputOf<typeof queryOrderEstimate>["data"]>;

async function estimateOf(page: Page, tid: string): Promise<Estimate> {
  const answer = await page.request.get("/gateway/installer/order/query_estimate", {
    params: { tid },
  });
  const { data } = (await answer.json()) as OutputOf<typeof queryOrderEstimate>;
  if (!data) throw new Error(`order ${tid} keeps no estimate`);
  return data;
}

for (const { language, customer } of [
  { language: "zh-TW", customer: "business@sampan.test" },
  { language: "th", customer: "thai@sampan.test" },
] as const)
  test(`an order tells before its bill what it was said to come to, and after it what it came to and why, and is saved as a paper, in ${language}`, async ({
    browser,
    baseURL,
  }) => {
    const { page, say } = await openPhone(browser, baseURL ?? "", language);
    await page.setViewportSize({ width: 320, height: 640 });
    await logInByCall(page, customer);
    const order = { customer, insurance: 3, pieces: 2 } as const;
    const scene = await carry(page, baseURL ?? "", { order, until: "received" });
    const { tid } = scene;
    const opener = page.getByRole("button", { name: say("orderEstimate.open") });
    const sheet = page.getByRole("dialog", { name: say("orderEstimate.title") });
    const nameOf = {
      goods: say("doorPrice.parts.goods"),
      international_freight: say("doorPrice.parts.international_freight"),
      warehouse: say("orderEstimate.parts.warehouse"),
    };
    const rowOf = (kind: keyof typeof nameOf) =>
      sheet.getByRole("term").filter({ hasText: nameOf[kind] }).locator("..");

    await page.goto(`/orderDetailOwn?tid=${tid}`);
    await opener.tap();
    const before = await estimateOf(page, tid);
    const goods = before.parts.find(({ kind }) => kind === "goods");
    await expect(rowOf("goods")).toContainText(formatAmount(goods?.real ?? 0, before.currency));
    await expect(rowOf("international_freight")).toContainText(say("orderEstimate.afterWeighing"));
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();

    await bill({ ...scene, story: { ...scene.story, fees: true } });
    const after = await estimateOf(page, tid);
    const [freight, fee] = (["international_freight", "warehouse"] as const).map((one) =>
      after.parts.find(({ kind }) => kind === one),
    );
    const [reason] = fee?.differences ?? [];
    if (!freight || freight.real === null || !fee || !reason)
      throw new Error("a bill with a fee of the warehouse knows its freight and why it is dearer");
    await page.reload();
    await opener.tap();
    await expect(rowOf("international_freight")).toContainText(
      formatAmount(freight.real, after.currency),
    );
    await expect(rowOf("warehouse")).toContainText(formatAmount(fee.real ?? 0, after.currency));
    await expect(rowOf("warehouse")).toContainText(say(`orderEstimate.reasons.${reason.reason}`));
    await expect(sheet).toContainText(formatAmount(after.real ?? 0, after.currency));
    await settled(page);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();

    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: say("orders.savePdf") }).tap();
    expect((await saved).suggestedFilename()).toBe(`${tid}.pdf`);

    // The bill itself, before it is paid, says the same.
    await page.goto(`/payment/${tid}`);
    await opener.tap();
    await expect(rowOf("international_freight")).toContainText(
      formatAmount(freight.real, after.currency),
    );
    await page.keyboard.press("Escape");

    // And is kept as a paper, with what customs wants to see of its goods.
    for (const [name, ending] of [
      ["saveBill", /^\w+\.pdf$/],
      ["saveInvoice", /^\w+-invoice\.pdf$/],
    ] as const) {
      const paper = page.waitForEvent("download");
      await page.getByRole("button", { name: say(`parcels.${name}`) }).tap();
      expect((await paper).suggestedFilename()).toMatch(ending);
    }
    await page.context().close();
  });

test("whoever cannot be told at the moment how an order compares is told that, and may try again", async ({
  browser,
  baseURL,
}) => {
  const { page, say } = await openPhone(browser, baseURL ?? "", "zh-TW");
  await logInByCall(page, "business@sampan.test");
  const order = { customer: "business@sampan.test", insurance: 0, pieces: 1 } as const;
  const { tid } = await carry(page, baseURL ?? "", { order, until: "placed" });
  let isBroken = true;
  await page.route("**/gateway/installer/order/query_estimate*", (route) =>
    isBroken ? route.fulfill({ status: 500, body: "{}" }) : route.continue(),
  );
  await page.goto(`/orderDetailOwn?tid=${tid}`);
  await page.getByRole("button", { name: say("orderEstimate.open") }).tap();
  const sheet = page.getByRole("dialog", { name: say("orderEstimate.title") });
  const again = sheet.getByRole("button", { name: say("common.retry"), exact: true });
  await expect(again).toBeVisible();
  isBroken = false;
  await again.tap();
  await expect(sheet.getByText(say("orderEstimate.afterReview")).first()).toBeVisible();
  await page.context().close();
});
