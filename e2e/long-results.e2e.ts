import { firstInView } from "./support/in-view.ts";
import { expect, openReady, test } from "./support/journey.ts";
import {
  answerThousand,
  findBox,
  results,
  scrollOn,
  tab,
  watchSearches,
} from "./support/searching.ts";
import { settled } from "./support/settled.ts";
import { speak } from "./support/speech.ts";

const say = speak("zh-TW");

test("results stay as they were while a product is looked at [RT-61] [SRCH-27]", async ({
  page,
}) => {
  await openReady(page, "/goodsListAgent?searchValue=衣&platform=4");
  await page.evaluate(() => scrollTo(0, 1200));
  const asked = watchSearches(page);
  const goods = await firstInView(results(page).getByRole("link"));
  const title = await goods.innerText();
  await goods.click({ noWaitAfter: true });
  await expect(page).toHaveURL(/goodsDetailAgent/);
  await expect(page.getByRole("button", { name: say("product.add") })).toBeVisible();
  await page.goBack();
  await expect(tab(page, "淘寶")).toHaveAttribute("aria-selected", "true");
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1200);
  const again = async () => (await firstInView(results(page).getByRole("link"))).innerText();
  await expect.poll(again).toBe(title);
  expect(asked).toEqual([]);
});

test("a list of a thousand goods draws only what is in view, and asks for each page once [SRCH-17] [SRCH-22]", async ({
  page,
}) => {
  const asked = watchSearches(page);
  await answerThousand(page);
  await openReady(page, "/goodsListAgent?searchValue=裙&platform=5");
  await tab(page, "1688").tap();
  await expect(results(page).first()).toContainText("商品 1");
  let drawn_max = 0;
  const end = page.getByText("沒有更多了，共 1,000 件");
  while (!(await end.isVisible())) {
    await scrollOn(page, end);
    drawn_max = Math.max(drawn_max, await results(page).count());
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect(drawn_max).toBeLessThan(30);
  expect(await page.evaluate(() => document.querySelectorAll("main *").length)).toBeLessThan(900);
  await expect(results(page).last()).toContainText("另名 1000");
  await expect(results(page).last()).toHaveAttribute("aria-posinset", "1000");
  await expect(results(page).last()).toHaveAttribute("aria-setsize", "1000");
  const pages = asked.filter((search) => search.get("marketplace") === "alibaba");
  expect(pages.map((search) => search.get("page"))).toEqual(
    Array.from({ length: 34 }, (_, index) => `${index + 1}`),
  );
});

test("a long list stands where it was after its product was loaded anew [SRCH-27] [CONST-44]", async ({
  page,
}) => {
  await answerThousand(page);
  await openReady(page, "/goodsListAgent?searchValue=裙&platform=5");
  await tab(page, "1688").tap();
  await expect(results(page).first()).toContainText("商品 1");
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let screen = 0; screen < 6; screen++) {
    const before = await height();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(height).toBeGreaterThan(before);
  }
  await page.evaluate(() => scrollBy(0, -1500));
  await settled(page);
  const place = () => page.evaluate(() => Math.round(scrollY));
  const before = await place();
  expect(before).toBeGreaterThan(10_000);
  const titles = await results(page).allInnerTexts();
  const asked = watchSearches(page);
  await (await firstInView(results(page).getByRole("link"))).click();
  await expect(page).toHaveURL(/goodsDetailAgent\/650313400081/);
  await expect(page.getByRole("button", { name: say("product.add") })).toBeVisible();
  await page.reload();
  await settled(page);
  await expect(page.getByRole("button", { name: say("product.add") })).toBeVisible();
  await page.goBack();
  await expect(results(page).first()).toBeVisible();
  await expect.poll(place).toBe(before);
  await expect.poll(() => results(page).allInnerTexts()).toEqual(titles);
  expect(asked).toEqual([]);
});

test("a list that was moved as it came back takes its place again [CONST-47]", async ({ page }) => {
  // Longer than shipped, so that there is time to move it before.
  await page.route(/query_client_config/, async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = (await answer.json()) as { data: { limits: object } };
    const limits = { ...data.limits, list_place_ms: 1_000 };
    await route.fulfill({ json: { ...rest, data: { ...data, limits } } });
  });
  await openReady(page, "/cart");
  await page.getByRole("link", { name: say("common.nav.find"), exact: true }).tap();
  await findBox(page).fill("衣");
  await page.getByRole("button", { name: say("common.search"), exact: true }).tap();
  await expect(results(page).first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 1200));
  await (await firstInView(results(page).getByRole("link"))).click({ noWaitAfter: true });
  await expect(page.getByRole("button", { name: say("product.add") })).toBeVisible();
  // As pictures and notices may do that find their room above it: nobody touched the page.
  await page.evaluate(() => {
    const seen = ((globalThis as { places?: number[] }).places = [] as number[]);
    addEventListener("scroll", () => {
      seen.push(Math.round(scrollY));
      if (seen.length === 1) scrollTo(0, 300);
    });
  });
  await page.goBack();
  const places = () => page.evaluate(() => (globalThis as { places?: number[] }).places ?? []);
  await expect.poll(places).toEqual([1200, 300, 1200]);
});

test("a picture that did not come is asked for once more, and not again [CONST-48]", async ({
  page,
}) => {
  await answerThousand(page);
  const asked: string[] = [];
  await page.route(/\/pictures\/480\?from=.*picture-1\b/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await openReady(page, "/goodsListAgent?searchValue=裙&platform=5");
  await tab(page, "1688").tap();
  await expect.poll(() => asked.length).toBe(2);
  await settled(page);
  expect(asked).toHaveLength(2);
});
