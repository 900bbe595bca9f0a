import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryDoorPrice } from "@sampan/contract/trade/door-price";
import { type Currency, formatAmount } from "@sampan/domain/kernel/money";
import { fillCart, skusOf } from "./support/carts.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { linesToOrder, openCheckout } from "./support/ordering.ts";
import { settled } from "./support/settled.ts";
import { openPhone } from "./support/shopper.ts";
import { pattern, type Say } from "./support/speech.ts";

type Door = OutputOf<typeof queryDoorPrice>["data"];
const path = "/gateway/installer/trade/query_door_price";

const said = (say: Say, { low, high }: { low: number; high: number }, currency: Currency) =>
  low === high
    ? formatAmount(low, currency)
    : say("doorPrice.span", {
        low: formatAmount(low, currency),
        high: formatAmount(high, currency),
      });

async function doorOf(page: Page, asked: Record<string, unknown>): Promise<Door> {
  const answer = await page.request.get(path, {
    params: Object.fromEntries(
      Object.entries(asked).map(([name, value]) => [
        name,
        typeof value === "object" ? JSON.stringify(value) : String(value),
      ]),
    ),
  });
  return ((await answer.json()) as { data: Door }).data;
}

for (const { language, email, customs } of [
  { language: "zh-TW", email: "business@sampan.test", customs: "free_value" },
  { language: "th", email: "thai@sampan.test", customs: "duty_class" },
] as const)
  test(`cart and settlement say what the goods come to at the door, part by part with reasons, in ${language}`, async ({
    browser,
    baseURL,
  }) => {
    const { page, say } = await openPhone(browser, baseURL ?? "", language);
    await page.setViewportSize({ width: 320, height: 640 });
    await logInByCall(page, email);
    const row = page.getByRole("button", { name: new RegExp(`^${say("doorPrice.title")}`) });

    const skus = (await skusOf(page.request, "650313400081")).slice(0, 2);
    await fillCart(page.request, skus, 2);
    await page.goto("/cart");
    await expect(row).toBeHidden();
    await page.getByRole("checkbox", { name: say("cart.selectAll") }).check();
    const inCart = await doorOf(page, {
      lines: skus.map(({ item_id }) => ({ item_id, num: 2 })),
    });
    await expect(row).toContainText(said(say, inCart, inCart.currency));

    const lines = await linesToOrder(page.request, 1);
    await openCheckout(page, lines);
    await expect(row).toBeVisible();
    await page
      .getByRole("radio", { name: new RegExp(say("settlement.transports.air")) })
      .first()
      .check();
    const door = await doorOf(page, { lines, transport: 12 });
    expect(door.parts.length).toBeGreaterThan(2);
    expect(door.hints.map(({ kind }) => kind)).toContain(customs);
    expect(door.hints.some((hint) => hint.kind === "duty_class" && hint.rate_read)).toBe(
      customs === "duty_class",
    );
    await expect(row).toContainText(said(say, door, door.currency));
    await row.tap();
    const sheet = page.getByRole("dialog", { name: say("doorPrice.title") });
    for (const part of door.parts) {
      const name = sheet.getByRole("term").filter({ hasText: say(`doorPrice.parts.${part.kind}`) });
      await expect(name.locator("..")).toContainText(said(say, part, door.currency));
    }
    await expect(sheet.getByRole("heading", { name: say("doorPrice.hintTitle") })).toBeVisible();
    for (const hint of door.hints)
      if (hint.kind === "duty_class" && hint.rate_read) {
        const { source, address, read_on } = hint.rate_read;
        const link = sheet.getByRole("link", { name: source }).first();
        await expect(link).toHaveAttribute("href", address);
        await expect(link.locator("..")).toContainText(read_on);
      }
    await settled(page);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(row).toBeFocused();
    await page.context().close();
  });

for (const language of ["zh-TW", "th"] as const)
  test(`a product says before anything is in the cart what the chosen pieces come to at the door, in ${language}`, async ({
    browser,
    baseURL,
  }) => {
    const { page, say } = await openPhone(browser, baseURL ?? "", language);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/goodsDetailAgent/650313400081?platform=3");
    await page.getByRole("button", { name: say("product.add"), exact: true }).tap();
    const options = page.getByRole("dialog", { name: say("options.title") });
    const row = options.getByRole("button", { name: new RegExp(`^${say("doorPrice.title")}`) });
    const more = options.getByRole("button", { name: pattern(say, "options.increase", ["name"]) });
    await expect(more.first()).toBeVisible();
    await expect(row).toHaveCount(0);
    const asked = page.waitForRequest(`**${path}*`);
    await more.first().tap();
    const search = new URL((await asked).url()).searchParams;
    const [line] = JSON.parse(search.get("lines") ?? "[]") as { item_id: string; num: number }[];
    const one = await doorOf(page, { lines: [line] });
    await expect(row).toContainText(said(say, one, one.currency));
    await more.first().tap();
    const two = await doorOf(page, {
      lines: [{ item_id: line?.item_id, num: 2 * (line?.num ?? 0) }],
    });
    expect(two.low).toBeGreaterThan(one.low);
    await expect(row).toContainText(said(say, two, two.currency));
    await row.tap();
    const sheet = page.getByRole("dialog", { name: say("doorPrice.title") });
    await expect(sheet.getByText(say("doorPrice.note"))).toBeVisible();
    await settled(page);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(options).toBeVisible();
    await page.context().close();
  });

test("settlement stands where the estimate cannot be had, and tries again when asked to", async ({
  browser,
  baseURL,
}) => {
  const { page, say } = await openPhone(browser, baseURL ?? "", "zh-TW");
  await logInByCall(page, "business@sampan.test");
  const lines = await linesToOrder(page.request, 1);
  let isBroken = true;
  await page.route(`**${path}*`, (route) =>
    isBroken ? route.fulfill({ status: 500, body: "{}" }) : route.continue(),
  );
  await openCheckout(page, lines);
  await expect(page.getByText(say("doorPrice.failed"))).toBeVisible();
  await expect(page.getByText(say("sums.subtotal.first"))).toBeVisible();
  isBroken = false;
  await page.getByRole("button", { name: say("common.retry"), exact: true }).tap();
  await expect(
    page.getByRole("button", { name: new RegExp(`^${say("doorPrice.title")}`) }),
  ).toBeEnabled();
  await page.context().close();
});
