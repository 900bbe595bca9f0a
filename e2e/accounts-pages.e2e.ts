import { answerPicture, askForCode } from "./support/answer-picture.ts";
import { demoPassword } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { type Cookies, logInByCall, registerForAll } from "./support/newcomer.ts";
import { comeFromElsewhere } from "./support/own-address.ts";
import { readCode } from "./support/outbox.ts";
import { speak } from "./support/speech.ts";

const say = speak("zh-TW");
const business = "business@sampan.test";
let newcomer: Cookies;

test.beforeAll(async ({ baseURL }) => {
  newcomer = await registerForAll(baseURL, "TW");
});

const tiers = ["classic", "gold", "platinum", "diamond", "crown", "king"] as const;

test("what each tier is good for is told to any visitor, and one's own is marked [RT-27] [ACC-32]", async ({
  page,
}) => {
  await page.goto("/mine");
  await page.getByRole("link", { name: say("mine.entries.membership") }).tap();
  const list = page.getByRole("list", { name: say("membership.list") });
  await expect(list.getByRole("heading")).toHaveText(
    tiers.map((tier) => say(`mine.tiers.${tier}`)),
  );
  for (const tier of tiers) await expect(list).toContainText(say(`membership.tiers.${tier}`));
  await expect(list.getByText(say("membership.yours"))).toHaveCount(0);

  await page.context().addCookies(newcomer);
  await page.goto("/vipInterests");
  await expect(
    list.getByRole("listitem").filter({ hasText: say("membership.yours") }),
  ).toContainText(say("mine.tiers.classic"));
});

test("the private data of the account is shown, and each field is edited on its own [RT-88] [RT-89]", async ({
  page,
}) => {
  await page.context().addCookies(newcomer);
  await page.goto("/modifyPrivateInfo");
  await page.getByRole("link", { name: say("accounts.profile.gender") }).tap();
  await page.getByRole("radio", { name: say("accounts.profile.genders.female") }).check();
  await page.getByRole("button", { name: say("common.save"), exact: true }).tap();
  await expect(page).toHaveURL("/modifyPrivateInfo");
  await expect(page.getByRole("link", { name: say("accounts.profile.gender") })).toContainText(
    say("accounts.profile.genders.female"),
  );

  await page.getByRole("link", { name: say("accounts.profile.birthday") }).tap();
  const birthday = page.getByLabel(say("accounts.profile.birthday"));
  await birthday.fill("2999-01-01");
  await page.getByRole("button", { name: say("common.save"), exact: true }).tap();
  await expect(birthday).toHaveAccessibleDescription(say("accounts.private.birthdayWrong"));
  await birthday.fill("1990-02-28");
  await page.getByRole("button", { name: say("common.save"), exact: true }).tap();
  await expect(page.getByRole("link", { name: say("accounts.profile.birthday") })).toContainText(
    "1990-02-28",
  );
  await expect(page.getByRole("link", { name: say("accounts.profile.gender") })).toContainText(
    say("accounts.profile.genders.female"),
  );
});

test("personal info shows every field of the profile, tier and points among them, with ways to change it [RT-97] [ACC-30]", async ({
  page,
}) => {
  await logInByCall(page, business);
  const answer = await page.request.get("/gateway/user/get_user_by_id");
  const { data: user } = (await answer.json()) as { data: Record<string, string | number> };
  await page.goto("/personInfo");
  const rows = [
    ["accounts.profile.nickname", String(user["nickname"]), "/editNickName"],
    ["accounts.profile.name", String(user["name"]), "/modifyPrivateInfoItems"],
    ["accounts.profile.email", String(user["email"]), "/modifyEmail"],
    ["accounts.mobile", "", "/modifyPhone"],
    ["accounts.profile.gender", "", "/modifyPrivateInfoItems"],
    ["accounts.profile.birthday", "", "/modifyPrivateInfoItems"],
    ["accounts.profile.tier", say(`mine.tiers.${user["user_level"]}`), "/vipInterests"],
  ] as const;
  for (const [label, value, address] of rows) {
    const row = page.getByRole("main").getByRole("link", { name: new RegExp(`^${say(label)}`) });
    await expect(row).toContainText(value);
    await expect(row).toHaveAttribute("href", new RegExp(`^${address}`));
  }
  const points = page.getByRole("definition").first();
  await expect(points).toHaveText(Number(user["integral"]).toLocaleString("en"));
});

test("who registered by mobile binds a first e-mail by the code mailed to it [RT-103]", async ({
  page,
}) => {
  await page.context().addCookies(newcomer);
  await comeFromElsewhere(page.context());
  const email = `bound-${Date.now()}@people.test`;
  await page.goto("/setting");
  await page.getByRole("link", { name: say("mine.setting.security") }).tap();
  await page.getByRole("link", { name: say("security.email") }).tap();
  await expect(page).toHaveURL("/bindEmail");
  await page.getByRole("textbox", { name: say("credentials.mail.bindLabel") }).fill(email);
  await askForCode(
    { page, say },
    page.getByText(say("credentials.code.sent", { target: email, minutes: 10 })),
  );
  await page
    .getByRole("textbox", { name: say("credentials.code.label"), exact: true })
    .fill(await readCode(email));
  await page.getByLabel(say("credentials.present.label"), { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: say("credentials.mail.bindSubmit") }).tap();
  await expect(page.getByText(say("credentials.mail.done"))).toBeVisible();
  await expect(page.getByRole("link", { name: say("security.email") })).toContainText(email);
});

test("a mobile number that has an account is told at registering, beside it, until another way is taken [ERR-40] [ERR-44] [ACC-11]", async ({
  page,
}) => {
  await comeFromElsewhere(page.context());
  await page.goto("/register");
  const mobile = page.getByRole("textbox", { name: say("accounts.mobile"), exact: true });
  await mobile.fill("0912000001");
  await answerPicture({ page, say });
  await page.getByRole("button", { name: say("credentials.code.send") }).tap();
  await expect(mobile).toHaveAccessibleDescription(say("errors.mobile_known"));
  await page.getByRole("tab", { name: say("credentials.ways.email") }).tap();
  await expect(page.getByText(say("errors.mobile_known"))).toBeHidden();
});

test("an e-mail address that has an account is told at registering [ERR-43] [ACC-10]", async ({
  page,
}) => {
  await comeFromElsewhere(page.context());
  await page.goto("/register");
  await page.getByRole("tab", { name: say("credentials.ways.email") }).tap();
  await page.getByRole("textbox", { name: say("credentials.email") }).fill(business);
  await answerPicture({ page, say });
  await page.getByRole("button", { name: say("credentials.code.send") }).tap();
  await expect(page.getByText(say("errors.email_known"))).toBeVisible();
});

test("logging in is open to anybody and leads back to the path that asked, its query kept [RT-34] [QRY-12]", async ({
  page,
}) => {
  expect(
    (await page.goto("/login?redirect=%2FgoodsListAgent%3FsearchValue%3Ddress"))?.status(),
  ).toBe(200);
  await page.goto("/login?redirect=%2FshippingTips%3Ffrom%3Dmail");
  await page.getByRole("textbox", { name: say("accounts.login.account") }).fill(business);
  await page.getByLabel(say("accounts.password"), { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: say("accounts.login.submit"), exact: true }).tap();
  await expect(page).toHaveURL("/shippingTips?from=mail");
});

test("the old address of what is one's own leads a visitor to the log-in, and its owner there [SES-07] [RT-119]", async ({
  page,
}) => {
  await page.goto("/#/mine");
  await expect(page).toHaveURL("/login?redirect=%2Fmine");
  await logInByCall(page, business);
  await page.goto("/problems#/mine");
  await expect(page).toHaveURL("/mine");
});

test("a phone that others use too forgets searches and choices, and stays logged in [SES-11]", async ({
  page,
}) => {
  await page.context().addCookies(newcomer);
  await page.goto("/changeLanguage");
  await page.evaluate(() => localStorage.setItem("searchHistory", '["連衣裙"]'));
  await page.goto("/accountSecurity");
  await page.evaluate(() => {
    document.cookie = "region=TH; path=/";
  });
  await page.getByRole("button", { name: say("security.device.forget") }).tap();
  await page
    .getByRole("alertdialog", { name: say("security.device.ask") })
    .getByRole("button", { name: say("security.device.confirm"), exact: true })
    .tap();
  await expect(page).toHaveURL("/");
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).toContain("session_id");
  expect(names).not.toContain("region");
  expect(await page.evaluate(() => localStorage.getItem("searchHistory"))).toBeNull();
});
