import { AxeBuilder } from "@axe-core/playwright";
import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryFees } from "@sampan/contract/shop/fees";
import { formatAmount } from "@sampan/domain/kernel/money";
import { feeTimes } from "@sampan/domain/shop/fees/fee-kinds";
import { serviceKinds } from "@sampan/domain/logistics/services/service-kinds";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { settled } from "./support/settled.ts";
import { openPhone } from "./support/shopper.ts";

for (const { language, email } of [
  { language: "zh-TW", email: "customer@sampan.test" },
  { language: "th", email: "thai@sampan.test" },
] as const)
  test(`what is always, sometimes and never to be paid stands on one page, by the figures that hold, in ${language}`, async ({
    browser,
    baseURL,
  }) => {
    const { page, say } = await openPhone(browser, baseURL ?? "", language);
    await page.setViewportSize({ width: 320, height: 640 });
    await logInByCall(page, email);
    await page.goto("/freightEstimation");
    await page.getByRole("link", { name: say("fees.title") }).tap();
    await expect(page.getByRole("heading", { level: 1, name: say("fees.title") })).toBeVisible();

    const answer = await page.request.get("/gateway/content/query_fees");
    const { data } = (await answer.json()) as OutputOf<typeof queryFees>;
    for (const when of feeTimes) {
      const part = page.getByRole("region", { name: say(`fees.times.${when}`) });
      const fees = data.fees.filter((fee) => fee.when === when);
      await expect(part.getByRole("term")).toHaveCount(fees.length);
      for (const { figures } of fees)
        for (const { amount, share_bp } of figures) {
          if (amount !== null)
            await expect(part).toContainText(formatAmount(amount, data.currency));
          if (share_bp !== null) await expect(part).toContainText(`${String(share_bp / 100)}%`);
        }
    }
    const withdrawal = data.fees.find(({ kind }) => kind === "withdrawal");
    expect(withdrawal?.figures).toHaveLength(1);
    const sometimes = page.getByRole("region", { name: say("fees.times.sometimes") });
    const services = data.fees.find(({ kind }) => kind === "services");
    expect(services?.figures.map(({ of }) => of)).toEqual([...serviceKinds]);
    for (const service of serviceKinds)
      await expect(
        sometimes.getByText(say(`services.names.${service}`), { exact: true }),
      ).toBeVisible();
    await expect(sometimes.getByText(say("fees.kinds.return_freight.name"))).toBeVisible();

    await settled(page);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.context().close();
  });
