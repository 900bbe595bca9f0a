import { join } from "node:path";
import { errorCodes } from "@sampan/contract/kernel/error-codes";
import { expectAccessible } from "./support/accessible.ts";
import { expect, test } from "./support/journey.ts";
import { logIn } from "./support/shopper.ts";
import { type Cookies, logInByCall, registerForAll } from "./support/newcomer.ts";
import { speak } from "./support/speech.ts";
import { settled } from "./support/settled.ts";

const say = speak("zh-TW");
let newcomer: Cookies;
const business = "business@sampan.test";

test.beforeAll(async ({ baseURL }) => {
  newcomer = await registerForAll(baseURL, "TW");
});

test("mine invites visitors in, and shows who is logged in what is theirs [RT-67] [ACC-26] [QRY-12]", async ({
  page,
}) => {
  await page.goto("/mine");
  await expect(page.getByRole("heading", { name: say("mine.visitor.title") })).toBeVisible();
  await page.getByRole("link", { name: say("common.logIn"), exact: true }).tap();
  await logIn({ page, say }, business);
  await expect(page).toHaveURL("/mine");

  const { user_d_o: user } = (await readSession(page)).data;
  await expect(page.getByRole("heading", { level: 1, name: user.nickname })).toBeVisible();
  await expect(page.getByText(say(`mine.tiers.${user.user_level}`))).toBeVisible();
  const tiles = page.getByRole("navigation", { name: say("mine.tiles.label") });
  await expect(tiles.getByText(/^NT\$\s[\d,]+\.\d\d$/)).toBeVisible();
  await expect(tiles.getByRole("link", { name: say("mine.tiles.points") })).toContainText(/\d/);

  for (const entry of [
    "mine.tiles.balance",
    "mine.tiles.coupons",
    "mine.entries.parcels",
    "mine.entries.settings",
  ])
    await expect(page.getByRole("main").getByRole("link", { name: say(entry) })).toBeVisible();

  const counts = await page.request.get("/gateway/installer/order/query_order_bubble_count");
  const { data } = (await counts.json()) as { data: Record<string, number> };
  const inProgress = page.getByRole("link", { name: say("mine.orders.tabs.in_progress") });
  await expect(inProgress).toContainText(
    say("mine.orders.counted", { count: data["in_progress"] ?? 0 }),
  );
  await inProgress.tap();
  await expect(page).toHaveURL("/orderListOwn?tab=in_progress");
});

test("only the coupons guard their page themselves; the others learn from their calls [SES-05] [SES-06] [SES-08]", async ({
  page,
  request,
}) => {
  const guarded = await request.get("/myCoupon", { maxRedirects: 0 });
  expect(guarded.status()).toBe(307);
  expect(guarded.headers()["location"]).toBe("/login?redirect=%2FmyCoupon");
  expect((await request.get("/myWallet", { maxRedirects: 0 })).status()).toBe(200);

  await page.goto("/myWallet");
  await expect(page).toHaveURL("/login?redirect=%2FmyWallet");
  await logIn({ page, say }, business);
  await expect(page).toHaveURL("/myWallet");
});

test("a visitor looks around and searches, and whatever needs an account asks for the log-in; a page that asks for nothing stays and offers it [SES-01] [API-04]", async ({
  page,
}) => {
  const codes: unknown[] = [];
  page.on("response", async (response) => {
    if (!response.url().includes("/gateway/")) return;
    const answer = await response.json().catch(() => undefined);
    codes.push((answer as { error_code?: number } | undefined)?.error_code);
  });
  await page.goto("/goodsListAgent?searchValue=连衣裙");
  await settled(page);
  await page.locator("a[href*='/goodsDetailAgent/']").first().tap();
  await expect(page.getByRole("button", { name: say("product.add"), exact: true })).toBeVisible();
  await settled(page);
  expect(codes).not.toContain(errorCodes.login_needed);
  for (const address of ["/addressList", "/accountBooks", "/personInfo", "/orderListOwn"]) {
    await page.goto(address);
    await expect(page).toHaveURL(new RegExp(`/login\\?redirect=%2F${address.slice(1)}`));
  }
  expect(codes).toContain(errorCodes.login_needed);
  codes.length = 0;
  await page.goto("/orderListAgent");
  await settled(page);
  await expect.poll(() => codes).toContain(errorCodes.login_needed);
  await expect(page).toHaveURL("/orderListAgent");
  const offered = page.getByRole("main").getByRole("link", { name: say("common.logIn") });
  await expect(offered).toHaveAttribute("href", "/login?redirect=%2ForderListAgent");
});

test("a new nickname of at most 20 characters shows at once in the profile [ACC-01] [ACC-24] [RT-100]", async ({
  page,
}) => {
  await page.context().addCookies(newcomer);
  await page.goto("/personInfo");
  await page.getByRole("link", { name: say("accounts.profile.nickname") }).tap();
  const nickname = page.getByRole("textbox", { name: say("accounts.nickname.label") });
  await nickname.fill("一".repeat(21));
  await page.getByRole("button", { name: say("common.save"), exact: true }).tap();
  await expect(nickname).toHaveAccessibleDescription(
    say("accounts.nickname.tooLong", { count: 20 }),
  );
  await nickname.fill("一".repeat(20));
  await page.getByRole("button", { name: say("common.save"), exact: true }).tap();
  await expect(page).toHaveURL("/personInfo");
  await expect(page.getByText("一".repeat(20))).toBeVisible();
});

test("what a profile lacks is saved in one call, and leads back to where it was missed [ACC-25] [RT-98] [RT-115]", async ({
  page,
}) => {
  await page.context().addCookies(newcomer);
  const saves: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("update_user_info")) saves.push(request.url());
  });
  await page.goto("/perfectInfo?redirect=%2FshippingTips");
  await page.getByRole("button", { name: say("accounts.completing.submit"), exact: true }).tap();
  const name = page.getByRole("textbox", { name: say("accounts.profile.name") });
  await expect(name).toHaveAccessibleDescription(say("accounts.completing.nameNeeded"));
  await name.fill("林怡君");
  await page.getByRole("textbox", { name: say("accounts.nickname.label") }).fill("怡君");
  await page.getByRole("button", { name: say("accounts.completing.submit"), exact: true }).tap();
  await expect(page).toHaveURL("/shippingTips");
  expect(saves).toHaveLength(1);
  const { user_d_o: user } = (await readSession(page)).data;
  expect(user).toMatchObject({ name: "林怡君", nickname: "怡君", ext: { missing_fields: [] } });
});

test("a real name is submitted with the card and its picture, and then shows its state [ACC-24] [ACC-27] [RT-101]", async ({
  page,
}) => {
  await page.context().addCookies(newcomer);
  await page.goto("/editRealName");
  await page.getByRole("textbox", { name: say("accounts.realName.name") }).fill("林怡君");
  const card = page.getByRole("textbox", { name: say("accounts.realName.idCard.TW") });
  await card.fill("A123456788");
  await page.getByRole("button", { name: say("accounts.realName.submit"), exact: true }).tap();
  await expect(card).toHaveAccessibleDescription(say("accounts.realName.invalid"));
  await card.fill("a123456789");
  const picture = join(import.meta.dirname, "../demo/pictures/bank-voucher.webp");
  await page.getByLabel(say("accounts.realName.front")).first().setInputFiles(picture);
  await expect(page.getByText(/^\d+%$/)).toBeHidden();
  await page.getByRole("button", { name: say("accounts.realName.submit"), exact: true }).tap();
  await expect(page.getByText(say("accounts.realName.submitted.title"))).toBeVisible();
  await page.goto("/setting");
  await expect(
    page.getByRole("link", { name: say("accounts.realName.states.submitted") }),
  ).toBeVisible();
  await page.goto("/personInfo");
  await expect(page.getByText(say("accounts.realName.states.submitted"))).toBeVisible();
});

test("an unknown account and a wrong password are told beside their fields [ACC-15] [ERR-37] [ERR-38]", async ({
  page,
}) => {
  await page.goto("/login");
  const account = page.getByRole("textbox", { name: say("accounts.login.account") });
  const password = page.getByLabel(say("accounts.password"), { exact: true });
  await account.fill("nobody@sampan.test");
  await password.fill("Sampan_2020");
  await page.getByRole("button", { name: say("accounts.login.submit"), exact: true }).tap();
  await expect(account).toHaveAccessibleDescription(say("errors.account_not_found"));
  await account.fill(business);
  await page.getByRole("button", { name: say("accounts.login.submit"), exact: true }).tap();
  await expect(password).toHaveAccessibleDescription(say("errors.wrong_password"));
  await expect(account).toHaveValue(business);
});

test("the language changes at the log-in without leaving it, and after it also for notices [I18N-10]", async ({
  page,
}) => {
  await page.goto("/login?redirect=%2Fmine");
  await page.getByLabel(say("accounts.password"), { exact: true }).fill("kept");
  await page.getByRole("combobox", { name: say("accounts.language") }).selectOption("th");
  const thai = speak("th");
  await expect(page.getByLabel(thai("accounts.password"), { exact: true })).toHaveValue("kept");

  await page.context().addCookies(newcomer);
  await page.goto("/changeLanguage");
  await page.getByRole("radio", { name: "English" }).tap();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect((await readSession(page)).data).toMatchObject({ language: "en" });
});

test("a session that ended during use is told, and logging in leads on [ERR-36]", async ({
  page,
  context,
}) => {
  await logInByCall(page, business);
  await page.goto("/mine");
  await expect(page.getByRole("link", { name: say("mine.tiles.balance") })).toBeVisible();
  // What the page still reads must have been answered, or it notices by itself before the tap does.
  await settled(page);
  await context.clearCookies({ name: "session_id" });
  await page
    .getByRole("link", { name: say("mine.profile") })
    .first()
    .tap();
  await expect(page).toHaveURL("/login?redirect=%2FpersonInfo");
  await expect(page.getByText(say("accounts.login.expired"))).toBeVisible();
  await logIn({ page, say }, business);
  await expect(page).toHaveURL("/personInfo");
});

test("logging out asks first, ends the session, and forgets what was read with it [SES-10] [RT-86]", async ({
  page,
}) => {
  await logInByCall(page, business);
  await page.goto("/mine");
  await page.getByRole("link", { name: say("mine.entries.settings") }).tap();
  for (const entry of ["language", "security", "agreement", "privacy", "shippingTips"])
    await expect(page.getByRole("link", { name: say(`mine.setting.${entry}`) })).toBeVisible();
  await page.getByRole("button", { name: say("mine.setting.logOut") }).tap();
  const question = page.getByRole("alertdialog", { name: say("mine.setting.asking.title") });
  await question.getByRole("button", { name: say("common.cancel") }).tap();
  expect((await readSession(page)).data).not.toBeNull();
  await page.getByRole("button", { name: say("mine.setting.logOut") }).tap();
  await question.getByRole("button", { name: say("mine.setting.logOut") }).tap();
  await expect(page.getByText(say("mine.setting.loggedOut"))).toBeVisible();
  await expect(page).toHaveURL("/");
  expect((await readSession(page)).data).toBeNull();
  await page.getByRole("link", { name: say("common.nav.mine"), exact: true }).tap();
  await expect(page.getByRole("heading", { name: say("mine.visitor.title") })).toBeVisible();
});

test("opening a notice marks it read and leads to what it speaks of; visitors see what is announced [RT-26]", async ({
  page,
}) => {
  await page.goto("/notice");
  await expect(page.getByRole("tab", { selected: true })).toHaveText(say("notices.tabs.published"));
  await page
    .getByRole("link", { name: /確認申報/ })
    .first()
    .tap();
  await expect(page).toHaveURL(/\/graphic\?id=notice-/);

  await logInByCall(page, business);
  await page.goto("/notice");
  const before = (await readSession(page)).data.unread_notices;
  const unread = page.getByRole("link", { name: new RegExp(`^${say("notices.unread")}`) });
  await unread
    .filter({ hasText: /SP\d{6}/ })
    .first()
    .tap();
  await expect(page).toHaveURL(/\/(orderDetailOwn|packageDetail|refundDetail)/);
  await expect.poll(async () => (await readSession(page)).data.unread_notices).toBe(before - 1);
});

test("the pages of an account pass every accessibility check, and fit the narrowest phones [NFR-04]", async ({
  page,
}) => {
  await logInByCall(page, business);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectAccessible(page, [
    "/mine",
    "/setting",
    "/personInfo",
    "/perfectInfo",
    "/notice",
    "/myCoupon",
  ]);
});

interface SessionAnswer {
  readonly data: {
    readonly unread_notices: number;
    readonly user_d_o: { readonly nickname: string; readonly user_level: string };
  };
}

async function readSession(page: {
  readonly request: { get: (path: string) => Promise<{ json: () => Promise<unknown> }> };
}): Promise<SessionAnswer> {
  return (await (
    await page.request.get("/gateway/user/get_session_state")
  ).json()) as SessionAnswer;
}
