import { badgeOf } from "@sampan/domain/kernel/badge";
import { createHash } from "node:crypto";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { moreThanWords, shiftsOf } from "./support/shifts.ts";
import { speak } from "./support/speech.ts";
import { settled } from "./support/settled.ts";

const shortcuts = (page: Page) => page.getByRole("navigation", { name: "分類" }).getByRole("link");

test("home is rendered by the server for anybody, at both of its addresses [RT-01] [RT-02]", async ({
  request,
}) => {
  for (const address of ["/", "/home"]) {
    const answer = await request.get(address, { headers: { "accept-language": "zh-TW" } });
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).toContain('<html lang="zh-TW">');
    expect(html).toContain("剛靠岸的好貨");
    expect(html).toMatch(/NT\$\s\d/);
  }
});

test("home shows eight categories, and the goods blocks of the server [HOME-01] [HOME-16]", async ({
  page,
}) => {
  await page.goto("/");
  await expect(shortcuts(page)).toHaveCount(8);
  const targets = await shortcuts(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute("href")),
  );
  expect(targets).toEqual([103, 117, 131, 144, 154, 160, 170, 180].map((id) => `/category/${id}`));
  const answer = await page.request.get("/gateway/index/query_area_list");
  const areas = ((await answer.json()) as { datalist: { item_list: object[] }[] }).datalist;
  expect(areas.length).toBeGreaterThan(1);
  const goods = page.locator("main section li:has(a img)");
  await expect(goods).toHaveCount(areas.flatMap(({ item_list }) => item_list).length);
});

test("a visitor follows every kind of link on home without being asked who they are [HOME-18]", async ({
  page,
}) => {
  await page.goto("/");
  const links = await page
    .locator("main a[href^='/']")
    .evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  // Logging in is for whoever wants to.
  const offered = links.filter((href) => !href.startsWith("/login"));
  const kinds = Map.groupBy(offered, (href) => /^\/[^/?]*/.exec(href)?.[0] ?? "");
  const least = ["/agent", "/notice", "/category", "/goodsDetailOwn"];
  expect([...kinds.keys()]).toEqual(expect.arrayContaining(least));
  for (const [href = ""] of kinds.values()) {
    await page.goto("/");
    await page.locator(`main a[href="${href}"]`).first().tap();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("a chosen language changes every text at once, without a reload, and stays [I18N-02] [I18N-03] [I18N-04]", async ({
  page,
  context,
}) => {
  await page.goto("/changeLanguage");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-TW");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const [choice, lang, heading] of [
    ["ไทย", "th", "ภาษาและภูมิภาค"],
    ["English", "en", "Language and region"],
    ["简体中文", "zh", "语言与地区"],
  ] as const) {
    await page.getByRole("radio", { name: choice }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page).toHaveTitle(new RegExp(heading));
  }
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem("lang"))).toBe("zh");

  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh");
  await context.clearCookies();
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh");
});

test("a language chosen while logged in is kept with the account, and the person stays logged in [I18N-04] [I18N-10]", async ({
  page,
}) => {
  const account = async () => {
    const answer = await page.request.get("/gateway/user/get_session_state");
    return ((await answer.json()) as { data: { language: string } | null }).data?.language;
  };
  await page.request.post("/gateway/user/login", {
    headers: { "x-sampan-client": "test" },
    form: {
      account: "business@sampan.test",
      password: createHash("sha256").update("Sampan_2026").digest("hex"),
    },
  });
  await page.goto("/changeLanguage");
  await page.getByRole("radio", { name: "English" }).click();
  await expect(page.getByRole("status").getByText("Now in English")).toBeVisible();
  expect(await account()).toBe("en");
  expect(await wordsOf(page)).not.toMatch(/\p{Script=Han}|\p{Script=Thai}/u);
  await page.getByRole("radio", { name: "ไทย" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "th");
  await expect.poll(account).toBe("th");
  expect(await wordsOf(page)).toMatch(/\p{Script=Thai}/u);
  expect(await wordsOf(page)).not.toMatch(/\p{Script=Han}|Language and region|Home/u);
  await page.getByRole("radio", { name: "繁體中文" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-TW");
  await expect.poll(account).toBe("zh-TW");
});

/** All that the page shows, but for what languages and we are called. */
async function wordsOf(page: Page): Promise<string> {
  const shown = await page.locator("body").innerText();
  return shown.replaceAll(/繁體中文|简体中文|ไทย|三板/g, "");
}

test("a visitor's region decides the currency of prices, never the language [MONEY-06]", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByText(/^NT\$\s\d/).first()).toBeVisible();
  await page.getByRole("link", { name: "語言與地區" }).click();
  await page.getByRole("radio", { name: /泰國/ }).click();
  await page.getByRole("button", { name: "返回" }).click();
  await expect(page.getByText(/^฿\s\d/).first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-TW");
});

test("a customer's home arrives whole, in their words and currency, and asks for the cart and for what may come over it alone [HOME-18] [CART-13]", async ({
  page,
  baseURL,
}) => {
  const say = speak("th");
  await page.context().addCookies([{ name: "lang", value: "th", url: baseURL ?? "" }]);
  await logInByCall(page, "thai@sampan.test");
  const read = async (path: string) => (await page.request.get(path)).json();
  const orders = (await read(
    "/gateway/installer/order/query_order_list?tab=pending_payment&page_size=1",
  )) as { datalist: { tid: string }[] };
  const tid = orders.datalist[0]?.tid ?? "";
  expect(tid).not.toBe("");
  const goods = (await read("/gateway/index/query_area_list")) as {
    datalist: { item_list: { item_id: string }[] }[];
  };
  const own = goods.datalist[0]?.item_list[0]?.item_id ?? "";
  const detail = (await read(`/gateway/item/get_item_detail?id=${own}`)) as {
    data: { item_sku_list: { item_id: string; storage: number; status: number }[] };
  };
  const sku = detail.data.item_sku_list.find(({ status, storage }) => status === 1 && storage > 0);
  await page.request.get("/gateway/installer/cart/put_cart", {
    headers: { "x-sampan-client": "test" },
    params: { item_id: sku?.item_id ?? "", num: "1" },
  });
  const { total } = (await read("/gateway/installer/cart/get_cart_count")) as { total: number };
  expect(total).toBeGreaterThan(0);

  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/gateway/")) asked.push(pathname);
  });
  const answer = await page.goto("/");
  // Before any script has run: what waits for them is there, and nothing asks who they are.
  const html = (await answer?.text()) ?? "";
  expect(html).toContain('<html lang="th">');
  expect(html).toContain(tid);
  expect(html).toMatch(/฿\s\d/);
  expect(html).not.toContain(say("accounts.login.submit"));
  const order = page.getByRole("region", { name: say("home.due.order", { tid }) });
  await expect(order).toBeVisible();
  await expect(
    page.getByRole("link", { name: say("common.nav.cartCounted", { count: badgeOf(total) }) }),
  ).toBeVisible();
  await settled(page);
  await expect(order).toBeVisible();
  const later = [
    "/gateway/campaign/query_popup_list",
    "/gateway/installer/cart/get_cart_count",
    "/gateway/installer/installer_acct/is_coupon_window",
  ];
  await expect.poll(() => asked.toSorted()).toEqual(later);
  // A page may be painted while its last lines arrive: the end of a line then takes its place.
  expect(await shiftsOf(page, moreThanWords)).toEqual([]);
});

test("an unknown address is told so, with the way home [RT-123]", async ({ page }) => {
  const answer = await page.goto("/no-such-harbour");
  expect(answer?.status()).toBe(404);
  await page.getByRole("link", { name: "回首頁" }).click();
  await expect(page).toHaveURL("/");
  await expect(shortcuts(page)).toHaveCount(8);
});

test("the error page leads back and home [RT-35]", async ({ page }) => {
  await page.goto("/changeLanguage");
  await page.goto("/errorPage");
  await page.getByRole("button", { name: "返回" }).click();
  await expect(page).toHaveURL("/changeLanguage");
  await page.goto("/errorPage");
  await page.getByRole("main").getByRole("link", { name: "回首頁" }).click();
  await expect(page).toHaveURL("/");
});

test("old hash addresses lead to the real ones, on a slow phone too [RT-117] [RT-118]", async ({
  page,
}) => {
  // There the address is left before the browser has taken over all of its page.
  const phone = await page.context().newCDPSession(page);
  await phone.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto("/#/home");
  await expect(page).toHaveURL("/home");
  await page.goto("/#/login?redirect=%2Fcart");
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

for (const colorScheme of ["light", "dark"] as const)
  test(`home and settings pass every accessibility check in the ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const address of ["/", "/changeLanguage", "/no-such-harbour"]) {
      await page.goto(address);
      await settled(page);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    }
  });

test("nothing scrolls sideways on the narrowest phones [NFR-04]", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const value of ["zh-TW", "th", "en"]) {
    await page.context().addCookies([{ name: "lang", value, url: baseURL ?? "" }]);
    for (const address of ["/", "/changeLanguage"]) {
      await page.goto(address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  }
});
