import { expect, openReady, test } from "./support/journey.ts";
import {
  afterLastTap,
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

test("results come from the keyword in the address, marketplace by marketplace [QRY-02] [SRCH-12] [SRCH-07]", async ({
  page,
}) => {
  const asked = watchSearches(page);
  await openReady(page, "/goodsListAgent?searchValue=裙");
  await expect(page.getByRole("tab")).toHaveText(["1688", "淘寶", "京東"]);
  await expect(results(page).first()).toContainText("1688");
  await tab(page, "淘寶").tap();
  await expect(results(page).first()).toContainText(say("common.platform.taobao"));
  const [first] = asked;
  expect(first?.get("marketplace")).toBe("taobao");
  expect(first?.get("keywords")).toBe("裙");
  expect(first?.get("page")).toBe("1");
  await tab(page, "京東").tap();
  await expect(results(page).first()).toContainText(say("common.platform.jd"));
  expect(asked.map((search) => search.get("marketplace"))).toContain("jd");
});

test("another tab starts again at its first page [SRCH-13]", async ({ page }) => {
  const asked = watchSearches(page);
  await openReady(page, "/goodsListAgent?searchValue=裙");
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => asked.map((search) => search.get("page"))).toContain("2");
  await page.evaluate(() => scrollTo(0, 0));
  await tab(page, "淘寶").tap();
  await expect(results(page).first()).toContainText(say("common.platform.taobao"));
  const taobao = asked.find((search) => search.get("marketplace") === "taobao");
  expect(taobao?.get("page")).toBe("1");
});

test("a marketplace nobody can buy from says so itself, and the others go on", async ({ page }) => {
  await page.route(/query_client_config/, async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = (await answer.json()) as {
      data: { platforms: { id: number; state: string }[] };
    };
    const platforms = data.platforms.map((each) =>
      each.id === 5 ? { ...each, state: "unavailable" } : each,
    );
    await route.fulfill({ json: { ...rest, data: { ...data, platforms } } });
  });
  await page.goto("/cart");
  await page.getByRole("link", { name: say("common.nav.find"), exact: true }).tap();
  await findBox(page).fill("裙");
  await page.getByRole("button", { name: say("common.search"), exact: true }).tap();
  await tab(page, "京東").tap();
  await expect(page.getByText(say("search.unavailable.title", { platform: "京東" }))).toBeVisible();
  await page.getByRole("button", { name: say("search.unavailable.action") }).tap();
  await expect(results(page).first()).toContainText("1688");
});

test("the order turns round with each tap, and a double tap is one [SRCH-14] [SRCH-30] [SRCH-36]", async ({
  page,
}) => {
  await openReady(page, "/goodsListAgent?searchValue=裙");
  await expect(results(page).first()).toBeVisible();
  const asked = watchSearches(page);
  const sort = page.getByRole("group", { name: say("search.order.label") });
  // Both at once: two taps from here may be further apart than what counts as one.
  await sort
    .getByRole("button", { name: say("search.order.sales") })
    .evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
  await expect(sort.getByRole("button", { name: say("search.order.sales_down") })).toBeVisible();
  await afterLastTap(page);
  await sort.getByRole("button", { name: /^銷量/ }).tap();
  await expect(sort.getByRole("button", { name: say("search.order.sales_up") })).toBeVisible();
  await afterLastTap(page);
  await sort.getByRole("button", { name: "價格" }).tap();
  await expect(sort.getByRole("button", { name: say("search.order.price_up") })).toBeVisible();
  await expect.poll(() => asked.map((search) => search.get("order_by"))).toEqual(["5", "6", "3"]);
});

test("Taobao offers no order by price [SRCH-15]", async ({ page }) => {
  await openReady(page, "/goodsListAgent?searchValue=裙&platform=4&order=price_up");
  const sort = page.getByRole("group", { name: say("search.order.label") });
  await expect(sort.getByRole("button")).toHaveText(["綜合", "銷量"]);
});

test("the list grows by thirty until its end, as tiles or as rows [SRCH-16] [SRCH-17] [CONST-29]", async ({
  page,
}) => {
  await openReady(page, "/goodsListAgent?searchValue=连衣裙");
  await expect(results(page).first()).toBeVisible();
  await page.getByRole("button", { name: say("search.layout.toList") }).tap();
  await expect(page.getByRole("button", { name: say("search.layout.toGrid") })).toBeVisible();
  const asked = watchSearches(page);
  const total = Number(await results(page).first().getAttribute("aria-setsize"));
  const end = page.getByText(`沒有更多了，共 ${total.toLocaleString("en")} 件`);
  while (!(await end.isVisible())) await scrollOn(page, end);
  const pages = Array.from({ length: Math.ceil(total / 30) - 1 }, (_, index) => `${index + 2}`);
  expect(pages.length).toBeGreaterThan(0);
  expect(asked.map((search) => [search.get("page"), search.get("page_size")])).toEqual(
    pages.map((number) => [number, "30"]),
  );
  await expect(page.getByRole("button", { name: say("search.layout.toGrid") })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: say("search.layout.toGrid") })).toBeVisible();
});

test("beside its price each result strikes out 52 % more, in whole cents [SRCH-20] [CONST-41]", async ({
  page,
}) => {
  await openReady(page, "/goodsListAgent?searchValue=裙");
  const result = results(page).first();
  const [, price = ""] = /¥([\d.]+)/.exec(await result.innerText()) ?? [];
  const cents = Math.round(Number(price) * 100);
  const more = (Math.floor((cents * 152 + 50) / 100) / 100).toFixed(2);
  await expect(result.locator("s")).toHaveText(`¥ ${more}`);
});

test("each result shows where it is from, and leads to its product [SRCH-19] [SRCH-25]", async ({
  page,
}) => {
  await openReady(page, "/goodsListAgent?searchValue=裙");
  const result = results(page).first();
  await expect(result).toContainText("1688");
  await expect(result).toContainText(/¥\d/);
  const image = results(page).nth(6).locator("img");
  await expect(image).toHaveAttribute("loading", "lazy");
  const address = new URL((await result.getByRole("link").getAttribute("href")) ?? "", page.url());
  expect(address.pathname).toMatch(/^\/goodsDetailAgent\/\d+$/);
  expect(address.searchParams.get("platform")).toBe("3");
  expect(address.searchParams.get("urltb")).toMatch(
    /^https:\/\/detail\.1688\.com\/offer\/\d+\.html$/,
  );
});

test("goods are named by item_name, else by name, and a shop is shown where there is one [SRCH-21]", async ({
  page,
}) => {
  await answerThousand(page);
  await openReady(page, "/goodsListAgent?searchValue=裙&platform=5");
  await tab(page, "1688").tap();
  const [withShop, without] = [results(page).first(), results(page).nth(1)];
  await expect(withShop).toContainText("商品 1");
  await expect(withShop).toContainText("一號工廠");
  await expect(without).toContainText("另名 2");
  await expect(withShop.locator("svg")).toHaveCount(1);
  await expect(without.locator("svg")).toHaveCount(0);
});

test("answers to an earlier tab are discarded when they come late [SRCH-33]", async ({ page }) => {
  let answerLate: (() => void) | undefined;
  const isLate = new Promise<void>((resolve) => (answerLate = resolve));
  await openReady(page, "/goodsListAgent?searchValue=裙&platform=5");
  await page.route(/alibaba\/search/, async (route) => {
    await isLate;
    await route.continue();
  });
  await tab(page, "1688").tap();
  await expect(page.getByRole("tabpanel").getByRole("status")).toBeVisible();
  await afterLastTap(page);
  await tab(page, "淘寶").tap();
  await expect(results(page).first()).toContainText(say("common.platform.taobao"));
  const shown = await results(page).first().innerText();
  answerLate?.();
  await settled(page);
  await expect(results(page).first()).toHaveText(shown, { useInnerText: true });
});

test("an overlay covers the goods while another order of them is read [SRCH-18]", async ({
  page,
}) => {
  await openReady(page, "/goodsListAgent?searchValue=裙");
  await expect(results(page).first()).toBeVisible();
  const { promise: isSeen, resolve: seen } = Promise.withResolvers<void>();
  await page.route(/alibaba\/search/, async (route) => {
    await isSeen;
    await route.continue();
  });
  await page.getByRole("button", { name: say("search.order.price") }).tap();
  const overlay = page
    .getByRole("tabpanel")
    .getByRole("status")
    .filter({ hasText: say("common.loading") });
  await expect(overlay.first()).toBeVisible();
  await expect(results(page).first()).toBeVisible();
  seen();
  await expect(overlay).toHaveCount(0);
});

test("goods without the marketplace's id raise an alert and open nothing [SRCH-26]", async ({
  page,
}) => {
  await openReady(page, "/goodsListAgent?searchValue=裙&platform=5");
  await page.route(/alibaba\/search/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { datalist: { thid_item_id: string }[] };
    await route.fulfill({
      json: { ...body, datalist: body.datalist.map((item) => ({ ...item, thid_item_id: "" })) },
    });
  });
  await tab(page, "1688").tap();
  await results(page).first().getByRole("button").tap();
  const alert = page.getByRole("alertdialog");
  await expect(alert).toContainText("請聯絡客服");
  await expect(page).toHaveURL(/goodsListAgent/);
  await alert.getByRole("button", { name: "關閉" }).tap();
  await expect(alert).toBeHidden();
});

test("our own goods open their own page from their category [RT-37] [SRCH-24] [OWN-01]", async ({
  page,
}) => {
  const asked = async <Answer>(call: string, input: Record<string, string>) =>
    (await (
      await page.request.get(call, { params: input, headers: { "accept-language": "zh-TW" } })
    ).json()) as { datalist: readonly Answer[] };
  const groups = await asked<Group>("/gateway/category/query_category_list", {});
  const group = groups.datalist.find(({ id }) => id === 103);
  if (!group) throw new Error("there is no category of women's clothes");
  const goodsOf = async ({ id }: Category) => {
    const params = { category_id: String(id), page_size: "10" };
    return (await asked<{ item_id: string }>("/gateway/item/query_item_list", params)).datalist;
  };
  const listed = async (category: Category) => {
    await expect(page.getByRole("heading", { level: 2, name: category.name })).toBeVisible();
    const own = await goodsOf(category);
    const shown = page.locator(".product-grid").getByRole("link");
    await expect(shown.first()).toBeVisible();
    const links = await shown.evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    expect(own.length).toBeGreaterThan(0);
    expect(links.slice(0, own.length)).toEqual(
      own.map(({ item_id }) => `/goodsDetailOwn/${item_id}`),
    );
  };

  await openReady(page, "/category/103");
  await expect(
    page.getByRole("navigation", { name: say("search.category.groups") }).getByRole("link"),
  ).toHaveCount(8);
  const children = page.getByRole("navigation", { name: `${group.name}的小類` });
  await expect(children.getByRole("link")).toHaveText([
    "全部",
    ...group.children.map(({ name }) => name),
  ]);
  await listed(group);
  // The first part sells something, and less than the group; the last one has no goods of ours.
  const [child, empty] = [group.children[0], group.children.at(-1)];
  if (!child || !empty) throw new Error("the category of women's clothes has no children");
  expect((await goodsOf(child)).length).toBeLessThan((await goodsOf(group)).length);
  await children.getByRole("link", { name: child.name, exact: true }).tap();
  await expect(page).toHaveURL(`/category/${child.id}`);
  await listed(child);
  await children.getByRole("link", { name: empty.name, exact: true }).tap();
  await expect(page.getByRole("heading", { level: 2, name: empty.name })).toBeVisible();
  await expect(page.getByText(say("search.category.empty"))).toBeVisible();
  await children.getByRole("link", { name: "全部", exact: true }).tap();
  await page
    .getByRole("link", { name: /洋裝 ?¥/ })
    .first()
    .tap();
  await expect(page).toHaveURL(/\/goodsDetailOwn\/\d+$/);
  await expect(page.getByRole("button", { name: say("product.add") })).toBeVisible();
});

interface Category {
  readonly id: number;
  readonly name: string;
}

interface Group extends Category {
  readonly children: readonly Category[];
}
