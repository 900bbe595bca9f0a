import { expect, test } from "./support/journey.ts";
import { settled } from "./support/settled.ts";
import { speak } from "./support/speech.ts";

test("a visitor is told what is missing, and compares every line for a parcel on a small phone (table) [RT-99] [FRT-01] [FRT-02] [FRT-03] [FRT-04] [FRT-05] [FRT-08]", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { language, region, air, all } of [
    { language: "zh-TW", region: "TW", air: "NT$ 505.00", all: 6 },
    { language: "th", region: "TH", air: "฿ 482.00", all: 7 },
  ] as const) {
    const say = speak(language);
    await page.context().addCookies([
      { name: "lang", value: language, url: baseURL ?? "" },
      { name: "region", value: region, url: baseURL ?? "" },
    ]);
    await page.goto("/mine");
    await settled(page);
    await page.getByRole("link", { name: say("mine.entries.freight") }).tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("freight.title"));
    await settled(page);

    const ask = page.getByRole("button", { name: say("freight.submit") });
    await page.getByLabel(say("freight.weight"), { exact: true }).fill("0.001");
    await ask.tap();
    await expect(page.getByText(say("errors.weight_needed"))).toBeVisible();
    await page.getByLabel(say("freight.weight"), { exact: true }).fill("2.36");
    await ask.tap();
    await expect(page.getByText(say("errors.weight_needed"))).toBeHidden();
    await expect(page.getByText(say("errors.length_needed"))).toBeVisible();
    await expect(page.getByText(say("errors.width_needed"))).toBeVisible();
    await expect(page.getByText(say("errors.height_needed"))).toBeVisible();
    await expect(page.getByText(say("errors.transport_needed"))).toBeVisible();
    await expect(page.getByLabel(say("freight.weight"), { exact: true })).toHaveValue("2.36");

    for (const [side, cm] of [
      ["length", "30"],
      ["width", "22"],
      ["height", "18"],
    ] as const)
      await page.getByLabel(say(`freight.${side}`), { exact: true }).fill(cm);
    await page.getByRole("radio", { name: say("shippability.kinds.air") }).tap();
    await ask.tap();
    const answer = page.getByRole("region", {
      name: say("freight.result", { way: say("shippability.kinds.air") }),
    });
    await expect(answer).toContainText(air);
    await expect(answer).toContainText(say("common.kilograms", { weight: "1.98" }));
    await settled(page);
    const lines = page.getByRole("region", { name: say("freight.compare") });
    await expect(lines.getByRole("group")).toHaveCount(all);
    await expect(lines).toContainText(
      say("freight.minimum", { weight: language === "th" ? "1.0" : "10.0" }),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    // The address carries what was asked: the server draws the same answer for whoever it is sent to.
    const html = await (await page.request.get(page.url())).text();
    expect(html).toContain(air.slice(-6));
  }
});
