import { expect } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { linesToOrder, openCheckout } from "./support/ordering.ts";
import { settled } from "./support/settled.ts";
import { speak } from "./support/speech.ts";

for (const { language, region, transport, kind, without, withTax } of [
  {
    language: "zh-TW",
    region: "TW",
    transport: 9,
    kind: "sea",
    without: "NT$ 450.00",
    withTax: "NT$ 580.00",
  },
  {
    language: "th",
    region: "TH",
    transport: 10,
    kind: "land",
    without: "฿ 225.00",
    withTax: "฿ 310.00",
  },
] as const)
  test(`a way with tax in its price stands beside the one without, in ${language} [FRT-08] [CHK-05]`, async ({
    page,
    baseURL,
  }) => {
    const say = speak(language);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.context().addCookies([
      { name: "lang", value: language, url: baseURL ?? "" },
      { name: "region", value: region, url: baseURL ?? "" },
    ]);
    const size = "weight=5&length=10&width=10&height=10";
    await page.goto(`/freightEstimation?${size}&transport=${String(transport)}`);
    await settled(page);
    const taxes = say(`freight.taxes.${region}`);
    const lines = page.getByRole("region", { name: say("freight.compare") });
    const ofKind = lines
      .getByRole("listitem")
      .filter({ hasText: say(`shippability.kinds.${kind}`) })
      .filter({ hasText: taxes });
    await expect(ofKind).toHaveCount(2);
    const [one, other] = [
      ofKind.filter({ hasText: say("freight.excludedSays", { taxes }) }),
      ofKind.filter({ hasText: say("freight.includedSays", { taxes }) }),
    ];
    await expect(one).toContainText(without);
    await expect(other).toContainText(withTax);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    await logInByCall(page, region === "TW" ? "business@sampan.test" : "thai@sampan.test");
    await openCheckout(page, await linesToOrder(page.request, 1));
    await page
      .getByRole("radio", { name: new RegExp(say(`settlement.transports.${kind}`)) })
      .check();
    const taxed = page.getByRole("radio", { name: new RegExp(`^${say("freight.taxIncluded")}`) });
    await taxed.check();
    await expect(taxed).toBeChecked();
    await settled(page);
    const label = await page.locator("label").filter({ has: taxed }).innerText();
    const [amount = "?"] = /[\d,]+\.\d\d/.exec(label) ?? [];
    await expect(page.getByText(say("freight.includedSays", { taxes }))).toBeVisible();
    await expect(page.getByRole("main")).toContainText(amount);
    await expectAccessible(page, ["/goodsSettlement"]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
