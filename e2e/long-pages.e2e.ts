import { blockWish, said } from "../tests/support/test-pages.ts";
import { publishPage, unpublishPage } from "./support/blocks.ts";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { settled } from "./support/settled.ts";
import { moreThanWords, shiftsOf } from "./support/shifts.ts";

const last = 20;
const nameOf = (at: number) => `第 ${at} 段`;
const long = Array.from({ length: 12 }, (_, at) => `第 ${at + 1} 行`).join("\n");

test("a long page of blocks is there to its end, moves nothing, and is come back to where it was left", async ({
  page,
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL ?? "", "marketing");
  const address = `/long${Date.now()}`;
  const texts = Array.from({ length: last }, (_, at) =>
    blockWish("text", `text${at + 1}`, { title: said(nameOf(at + 1)), body: said(long) }),
  );
  const way = blockWish("notice", "way", { title: said("快船"), link: "/flowPage" });
  const longPage = await publishPage(desk, { address, blocks: [...texts, way] });
  try {
    await logInByCall(page, "customer@sampan.test");
    await page.goto(address);
    const end = page.getByRole("link", { name: "快船 zh-TW" });
    await end.scrollIntoViewIfNeeded();
    await expect(page.getByRole("heading", { name: `${nameOf(last)} zh-TW` })).toBeInViewport();
    await expect(page.getByRole("heading", { level: 2, name: /段/ })).toHaveCount(last);
    expect(await shiftsOf(page, moreThanWords)).toEqual([]);

    const placeOf = () => page.evaluate(() => Math.round(scrollY));
    const place = await placeOf();
    expect(place).toBeGreaterThan(2_000);
    await end.tap();
    await expect(page).toHaveURL("/flowPage");
    await settled(page);
    await page.goBack();
    await expect(end).toBeInViewport();
    await expect.poll(placeOf).toBe(place);
    await page.reload();
    await expect(end).toBeInViewport();
    await expect.poll(placeOf).toBe(place);
  } finally {
    await unpublishPage(desk, longPage);
    await desk.context().close();
  }
});
