import type { Request, Response } from "@playwright/test";
import { formatAmount } from "@sampan/domain/kernel/money";
import { readHoldings } from "./support/account.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { approveByCall, checkOut } from "./support/ordering.ts";
import { chooseEverything } from "./support/shell-journey.ts";
import { pay } from "./support/shopper.ts";
import { settled } from "./support/settled.ts";
import { speak } from "./support/speech.ts";

const say = speak("zh-TW");

test("with a session somebody orders, pays and looks into the wallet; once it has ended, each asks for the log-in [SES-02]", async ({
  page,
  baseURL,
}) => {
  await checkOut(page);
  await chooseEverything(page);
  await page.getByRole("button", { name: say("settlement.submit"), exact: true }).tap();
  await expect(page).toHaveURL(/\/orderSuccess\?tid=SP/);
  const tid = new URL(page.url()).searchParams.get("tid") ?? "";
  await approveByCall(baseURL ?? "", tid);
  await pay({ page, say }, tid);
  await page.goto("/myWallet");
  const { balance } = await readHoldings(page.request);
  await expect(page.getByRole("main")).toContainText(
    formatAmount(balance, "TWD").replace(/^\S+\s/, ""),
  );
  // It ends on the server, while the phone keeps its cookie.
  const kept = (await page.context().cookies()).filter(({ name }) => name === "session_id");
  expect(kept).toHaveLength(1);
  const headers = { "x-sampan-client": "web" };
  const left = await page.request.post("/gateway/user/logout", { headers });
  expect(await left.json()).toMatchObject({ success: true });
  for (const address of ["/settlement", `/payment/${tid}`, "/myWallet"]) {
    await page.context().addCookies(kept);
    await page.goto(address);
    await expect(page).toHaveURL(new RegExp(`/login\\?redirect=${encodeURIComponent(address)}`));
  }
});

/** A call of a page: not one of its parts, nor the stream that it follows. */
const isCall = (request: Request): boolean =>
  request.resourceType() === "fetch" && new URL(request.url()).pathname.startsWith("/gateway/");

/** What went out and what came back, read while the page that asked is still there. */
const exchangeOf = async (response: Response) => ({
  query: new URL(response.url()).searchParams,
  type: response.request().headers()["content-type"] ?? "",
  body: response.request().postData(),
  answer: (await response.json()) as Record<string, unknown>,
});

test("whatever a page asks for goes with its session, by query or as a form, and is answered in one shape that the page reads [API-01] [API-02] [API-03]", async ({
  page,
}) => {
  await logInByCall(page, "customer@sampan.test");
  const sent: Promise<string>[] = [];
  page.on("requestfinished", (request) => {
    if (isCall(request)) sent.push(request.allHeaders().then(({ cookie }) => cookie ?? ""));
  });
  await page.goto("/orderListAgent");
  await settled(page);
  const listing = page.waitForResponse("**/query_logistics_list?*");
  await page
    .getByRole("group", { name: say("parcels.where"), exact: true })
    .getByRole("button", { name: say("parcels.filters.unpaid") })
    .tap();
  const listed = await exchangeOf(await listing);
  expect(JSON.parse(listed.query.get("search") ?? "")).toMatchObject({ statusArr: [0] });
  expect(listed.body).toBeNull();
  const list = { success: true, datalist: expect.any(Array), total: expect.any(Number) };
  expect(listed.answer).toMatchObject(list);

  await page.goto("/getCoupon");
  await settled(page);
  await page.getByLabel(say("coupons.take.code"), { exact: true }).fill("NOSUCHCODE");
  const taking = page.waitForResponse("**/take_coupon");
  await page.getByRole("button", { name: say("coupons.take.redeem"), exact: true }).tap();
  const taken = await exchangeOf(await taking);
  expect(taken.type).toContain("application/x-www-form-urlencoded");
  expect([...new URLSearchParams(taken.body ?? "")]).toEqual([["code", "NOSUCHCODE"]]);
  expect([...taken.query]).toEqual([]);
  const refusal = { success: false, error_code: expect.any(Number) };
  expect(taken.answer).toMatchObject(refusal);
  // The page tells it in the words that came.
  await expect(page.getByText(String(taken.answer["error_message"])).last()).toBeVisible();
  await settled(page);
  const cookies = await Promise.all(sent);
  expect(cookies.length).toBeGreaterThan(1);
  for (const cookie of cookies) expect(cookie).toMatch(/(?:^|; )session_id=[^;]/);
});
