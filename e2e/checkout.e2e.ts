import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { errorCodes } from "@sampan/contract/kernel/error-codes";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { checkOut, linesToOrder } from "./support/ordering.ts";
import { readCoverage } from "./support/coverage.ts";
import { speak } from "./support/speech.ts";

const say = speak("zh-TW");
const submit = (page: Page) =>
  page.getByRole("button", { name: say("settlement.submit"), exact: true });

async function choose(page: Page, row: string, option: RegExp): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${say(row)}`) }).tap();
  const sheet = page.getByRole("dialog", { name: say(row) });
  await sheet.getByRole("radio", { name: option }).tap();
  await expect(sheet).toBeHidden();
}

async function chooseEverything(page: Page): Promise<void> {
  await page.getByRole("radio", { name: new RegExp(say("settlement.transports.sea")) }).check();
  await choose(page, "settlement.carrier", /新竹物流/);
  await choose(page, "settlement.payMode", new RegExp(say("settlement.payModes.twice")));
  await choose(page, "settlement.insurance", /^3%/);
  await page.getByRole("checkbox", { name: say("settlement.terms") }).check();
  await page.getByRole("checkbox", { name: say("settlement.claims") }).check();
}

test("the form holds what the cart handed over; without a session its calls answer 1088, and it is there again after the log-in [RT-25]", async ({
  page,
}) => {
  await logInByCall(page, "business@sampan.test");
  const lines = await linesToOrder(page.request, 2);
  const headers = { "x-sampan-client": "web" };
  await page.request.post("/gateway/installer/cart/delete_cart", {
    headers,
    form: { clear: "true" },
  });
  await page.request.post("/gateway/installer/cart/put_cart_plus_batch", {
    headers,
    form: { batch_item_list: JSON.stringify(lines) },
  });
  await page.goto("/cart");
  await page.getByRole("checkbox", { name: say("cart.selectAll") }).check();
  await page.getByRole("button", { name: new RegExp(`^${say("cart.settle")}`) }).tap();
  await expect(page).toHaveURL("/settlement");
  const pieces = page.getByRole("button", { name: say("settlement.goods", { count: 4 }) });
  const goods = page.getByRole("main").getByRole("listitem").filter({ hasText: "× 2" });
  await pieces.tap();
  await expect(goods).toHaveCount(lines.length);
  await expect(submit(page)).toBeVisible();

  await page.context().clearCookies();
  const refused: unknown[] = [];
  page.on("response", async (response) => {
    if (!/query_address_list|simulate_create_trade|query_coupon_list/.test(response.url())) return;
    refused.push(((await response.json()) as { error_code?: number }).error_code);
  });
  await page.reload();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fsettlement$/);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused)).toEqual(new Set([errorCodes.login_needed]));

  await logInByCall(page, "business@sampan.test");
  await page.goto("/settlement");
  await pieces.tap();
  await expect(goods).toHaveCount(lines.length);
  await expect(submit(page)).toBeVisible();
});

test("carriers and transports are offered, each transport with its days and price [CHK-03] [CHK-04]", async ({
  page,
}) => {
  await checkOut(page);
  for (const kind of ["air", "fast_sea", "sea"])
    await expect(
      page.getByRole("radio", {
        name: new RegExp(`${say(`settlement.transports.${kind}`)}.+天.*NT\\$`),
      }),
    ).toBeEnabled();
  await page.getByRole("button", { name: new RegExp(`^${say("settlement.carrier")}`) }).tap();
  const carriers = page.getByRole("dialog").getByRole("radio");
  await expect(carriers).toHaveCount(3);
  expect(await page.getByRole("dialog").locator("label").allInnerTexts()).toEqual([
    "平台指派",
    "新竹物流",
    "嘉里快遞",
  ]);
});

test("payment once or twice, and four insurances with the share each pays [CHK-06] [CHK-07]", async ({
  page,
}) => {
  await checkOut(page);
  await page.getByRole("button", { name: new RegExp(`^${say("settlement.payMode")}`) }).tap();
  await expect(page.getByRole("dialog").getByRole("radio")).toHaveCount(2);
  await page.getByRole("button", { name: say("common.done") }).tap();
  await page.getByRole("button", { name: new RegExp(`^${say("settlement.insurance")}`) }).tap();
  const sheet = page.getByRole("dialog", { name: say("settlement.insurance") });
  await expect(sheet.getByRole("radio")).toHaveCount(4);
  const offered = await sheet.locator("label").allInnerTexts();
  expect(offered[0]).toContain(say("settlement.noInsurance"));
  expect(offered.slice(1).map((text) => text.match(/\d+%/g)?.slice(0, 2))).toEqual([
    ["2%", "50%"],
    ["3%", "75%"],
    ["4%", "100%"],
  ]);
  await sheet.getByRole("radio", { name: /^3%/ }).tap();
  await expect(sheet).toBeHidden();
  const row = page.getByRole("button", { name: new RegExp(`^${say("settlement.insurance")}`) });
  await row.tap();
  await readCoverage(page, say);
  await expect(row).toContainText("3%");
  await expect(sheet).toBeHidden();
});

test("each choice that is missing is told beside its part once submitting was tried, and nothing is sent (table) [CHK-09] [CHK-15] [CHK-16] [CHK-17] [CHK-18]", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  await checkOut(page);
  await expect(page.getByText(say("errors.carrier_needed"))).toBeHidden();
  await submit(page).tap();
  for (const refusal of [
    "carrier_needed",
    "transport_needed",
    "pay_mode_needed",
    "insurance_needed",
    "terms_needed",
    "claims_terms_needed",
  ])
    await expect(page.getByText(say(`errors.${refusal}`))).toBeVisible();
  expect(sent.filter((url) => url.includes("create_trade") && !url.includes("simulate"))).toEqual(
    [],
  );

  for (const [text, tick] of [
    ["settlement.readTerms", "settlement.terms"],
    ["settlement.readClaims", "settlement.claims"],
  ] as const) {
    await expect(page.getByRole("checkbox", { name: say(tick) })).not.toBeChecked();
    await page.getByRole("button", { name: say(text) }).tap();
    await expect(page.getByRole("dialog").getByRole("heading").nth(1)).toBeVisible();
    await page.getByRole("button", { name: say("common.close") }).tap();
    await expect(page.getByRole("dialog")).toBeHidden();
  }
});

test("a profile that lacks a field is told where one orders, and completing it leads back to an order that may be placed [ERR-60] [CHK-33]", async ({
  page,
}) => {
  const rename = (nickname: string) =>
    page.request.post("/gateway/user/update_user_info", {
      headers: { "x-sampan-client": "web" },
      form: { edit_request: JSON.stringify({ nickname }) },
    });
  await checkOut(page);
  const told = page.getByRole("alert").filter({ hasText: /./ });
  await expect(told).toHaveCount(0);
  const answer = await page.request.get("/gateway/user/get_session_state");
  const { data } = (await answer.json()) as { data: { user_d_o: { nickname: string } } };
  expect((await (await rename("")).json()) as object).toMatchObject({ success: true });
  await page.reload();
  await expect(told).toContainText(say("settlement.person.profile_incomplete"));
  await told.getByRole("link", { name: say("settlement.person.complete") }).tap();
  await expect(page).toHaveURL(/\/perfectInfo\?redirect=/);
  await page
    .getByRole("textbox", { name: say("accounts.nickname.label") })
    .fill(data.user_d_o.nickname);
  await page.getByRole("button", { name: say("accounts.completing.submit"), exact: true }).tap();
  await expect(page).toHaveURL(/settlement|Settlement/i);
  await expect(page.getByText(say("sums.subtotal.first"))).toBeVisible();
  await expect(told).toHaveCount(0);
});

test("the whole cost adds up, the order is reckoned again when it is submitted, and awaits review [CHK-10] [CHK-11] [RT-63]", async ({
  page,
}) => {
  await checkOut(page);
  await chooseEverything(page);
  await page.getByLabel(say("settlement.remark")).fill("請拆掉鞋盒");
  const sum = page.locator("section", { hasText: say("settlement.toTheDoor") }).last();
  await expect(sum.getByText(say("sums.toTheDoor"))).toBeVisible();
  const amounts = await sum.locator("dl > div").evaluateAll((rows) =>
    rows.map((row) => ({
      isTotal: row.className.includes("border-t") || row.className.includes("rounded-b"),
      cents: Math.round(
        Number(
          (row.querySelector("dd")?.textContent ?? "").replace("−", "-").replace(/[^\d.-]/g, ""),
        ) * 100,
      ),
    })),
  );
  const rows = amounts
    .filter(({ isTotal }) => !isTotal)
    .reduce((total, { cents }) => total + cents, 0);
  expect(amounts.at(-1)?.cents).toBe(rows);

  let simulated = 0;
  page.on("request", (request) => {
    if (request.url().includes("simulate_create_trade")) simulated += 1;
  });
  await submit(page).tap();
  await expect(page).toHaveURL(/\/orderSuccess\?tid=SP/);
  expect(simulated).toBe(1);
  await expect(page.getByText(say("settlement.placed.body"))).toBeVisible();
});

test("a refused order opens the failure page with the reason, remark and all, and the form has kept everything [CHK-08] [CHK-13] [RT-64]", async ({
  page,
}) => {
  await checkOut(page);
  await chooseEverything(page);
  const remark = "門口有狗，請按門鈴";
  await page.getByLabel(say("settlement.remark")).fill(remark);
  await page.route("**/trade/create_trade", (route) =>
    route.fulfill({
      json: { success: false, error_code: errorCodes.no_stock, error_message: "剛剛賣完了" },
    }),
  );
  await submit(page).tap();
  await expect(page).toHaveURL("/orderFailure");
  await expect(page.getByText("剛剛賣完了")).toBeVisible();
  await page.getByRole("button", { name: say("settlement.refused.back") }).tap();
  await expect(page.getByLabel(say("settlement.remark"))).toHaveValue(remark);
  await expect(page.getByRole("checkbox", { name: say("settlement.terms") })).toBeChecked();
  await expect(page.getByRole("button", { name: /新竹物流/ })).toBeVisible();
});

test("an order that fails without a reason is called just that, and can be submitted again [ERR-32]", async ({
  page,
}) => {
  await checkOut(page);
  await chooseEverything(page);
  await page.route("**/trade/create_trade", (route) => route.fulfill({ status: 502, body: "" }));
  await submit(page).tap();
  await expect(page.getByText(say("settlement.refused.unknown"))).toBeVisible();
  await page.unroute("**/trade/create_trade");
  await page.getByRole("button", { name: say("settlement.refused.back") }).tap();
  await submit(page).tap();
  await expect(page).toHaveURL(/\/orderSuccess/);
});

test("a broken line keeps the form, and the next try is the same submission [CHK-30]", async ({
  page,
}) => {
  await checkOut(page);
  await chooseEverything(page);
  const ids: (string | null)[] = [];
  await page.route("**/trade/create_trade", async (route) => {
    ids.push(new URLSearchParams(route.request().postData() ?? "").get("request_id"));
    // The first one arrives, but its answer never does.
    if (ids.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await submit(page).tap();
  await expect(page.getByText(say("common.network.offline"))).toBeVisible();
  const before = await orderCount(page);
  await submit(page).tap();
  await expect(page).toHaveURL(/\/orderSuccess/);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
  expect(await orderCount(page)).toBe(before);
});

const orderCount = async (page: Page): Promise<number> => {
  const answer = await page.request.get("/gateway/installer/order/query_order_list?page_size=1");
  return ((await answer.json()) as { total: number }).total;
};

for (const colorScheme of ["light", "dark"] as const)
  test(`the checkout passes every accessibility check in the ${colorScheme}, also with its faults`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await checkOut(page);
    await submit(page).tap();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByRole("button", { name: new RegExp(`^${say("settlement.insurance")}`) }).tap();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect((await new AxeBuilder({ page }).include("[role=dialog]").analyze()).violations).toEqual(
      [],
    );
  });
