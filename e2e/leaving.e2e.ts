import { expectAccessible } from "./support/accessible.ts";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { openChange, openHistory, setBack } from "./support/settings-desk.ts";
import { settled } from "./support/settled.ts";
import { openPhone } from "./support/shopper.ts";
import { atDesk, speak } from "./support/speech.ts";

const outside = "可以帶客戶去的網站";

for (const language of ["zh-TW", "th"] as const)
  test(`the way out names the real host in ${language}, and goes nowhere that is not listed [RT-12]`, async ({
    browser,
    baseURL: address,
  }) => {
    const baseURL = address ?? "";
    const desk = await openDesk(browser, baseURL, "admin");
    await desk.goto("/console/configuration");
    const change = await openChange(desk, outside);
    await change.getByLabel(atDesk("consoleSettings.value")).fill("track.partner.test");
    await change.getByRole("button", { name: "儲存" }).click();
    await expect(change).toBeHidden();
    try {
      const { page, say } = await openPhone(browser, baseURL, language);
      const way = encodeURIComponent("https://track.partner.test/parcel?no=1");
      await page.goto(`/outerChain?url=${way}`);
      const go = page.getByRole("link", {
        name: say("articles.outer.go", { host: "track.partner.test" }),
      });
      await expect(go).toHaveAttribute("href", "https://track.partner.test/parcel?no=1");
      await expect(go).toHaveAttribute("rel", "noopener noreferrer");
      await expect(page).toHaveURL(/\/outerChain/);
      await settled(page);
      await expectAccessible(page, [page.url()]);
      for (const foreign of ["https://track.partner.test.evil.test/", "javascript:alert(1)"]) {
        await page.goto(`/outerChain?url=${encodeURIComponent(foreign)}`);
        await expect(page.getByText(say("errors.outer_address_unlisted"))).toBeVisible();
        await expect(page.locator("main a[target=_blank]")).toHaveCount(0);
      }
    } finally {
      await setBack(desk, await openHistory(desk, outside));
    }
  });

test("nothing is framed that is not listed, and every page says so [RT-05]", async ({ page }) => {
  const say = speak("zh-TW");
  const answer = await page.goto(`/embedDerive?url=${encodeURIComponent("https://evil.test/")}`);
  expect(answer?.headers()["content-security-policy"]).toContain("frame-src 'self';");
  await expect(page.getByText(say("errors.outer_address_unlisted"))).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("the blank page asks for nothing and shows nothing [RT-03]", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => request.url().includes("/gateway/") && calls.push(request.url()));
  await page.goto("/blankPage");
  await settled(page);
  expect(await page.locator("main").textContent()).toBe("");
  expect(calls).toEqual([]);
});
