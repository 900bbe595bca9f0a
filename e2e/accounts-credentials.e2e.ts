import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { answerPicture, askForCode } from "./support/answer-picture.ts";
import { demoPassword } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { comeFromElsewhere } from "./support/own-address.ts";
import { readCode } from "./support/outbox.ts";
import { openPhone, type Shopper } from "./support/shopper.ts";
import { speak } from "./support/speech.ts";

const zhTW = speak("zh-TW");

/** One person from their first day on; each part of their story starts where the one before ended. */
test.describe("a business in Thailand", () => {
  test.describe.configure({ mode: "serial" });

  const stamp = String(Date.now()).slice(-8);
  const email = `first-${stamp}@people.test`;
  const laterEmail = `later-${stamp}@people.test`;
  const mobile = `08${stamp}`;
  const laterMobile = `09${stamp}`;
  let shopper: Shopper;
  /** What the pages sent, in all of the story. */
  const sent: string[] = [];

  test.beforeAll(async ({ browser, baseURL }) => {
    shopper = await openPhone(browser, baseURL ?? "", "th");
    shopper.page.on("request", (request) =>
      sent.push(`${request.url()} ${request.postData() ?? ""}`),
    );
    await comeFromElsewhere(shopper.page.context());
  });
  test.afterAll(() => shopper.page.context().close());

  test("registers by e-mail, and goes on to home [ACC-16] [ACC-18] [RT-33]", async () => {
    const { page, say } = shopper;
    await page.goto("/register");
    await page.getByRole("tab", { name: say("credentials.ways.email") }).tap();
    await page.getByRole("radio", { name: say("accounts.regions.TH") }).tap();
    await page.getByRole("radio", { name: say("accounts.register.types.business") }).tap();
    await page.getByRole("textbox", { name: say("credentials.email") }).fill(email);
    await answerPicture(shopper);
    await page.getByRole("button", { name: say("credentials.code.send") }).tap();
    await expect(sentTo(shopper, email)).toBeVisible();
    await codeField(shopper).fill(await readCode(email));
    await page.getByRole("button", { name: say("accounts.register.next"), exact: true }).tap();

    await page.getByLabel(say("accounts.password"), { exact: true }).fill(demoPassword);
    await page.getByLabel(say("credentials.newPassword.again")).fill(demoPassword);
    await page.getByRole("button", { name: say("accounts.passwordStep.submit") }).tap();
    await expect(
      page.getByRole("heading", { name: say("accounts.registered.title") }),
    ).toBeVisible();
    expect(await readUser(page)).toMatchObject({ email, account_type: "business", phone: "" });
    await page.getByRole("link", { name: say("accounts.registered.home") }).tap();
    await expect(page).toHaveURL("/");
  });

  test("binds a first mobile number, with the password and a code to the number [RT-95] [ACC-22]", async () => {
    const { page, say } = shopper;
    await page.goto("/accountSecurity");
    await page.getByRole("link", { name: say("security.mobile") }).tap();
    const field = page.getByRole("textbox", { name: say("accounts.mobile"), exact: true });
    await field.fill(mobile);
    await askForCode(shopper, sentTo(shopper, mobile));
    await codeField(shopper).fill(await readCode(`+66${mobile.slice(1)}`));
    const password = page.getByLabel(say("credentials.present.label"), { exact: true });
    await password.fill("Sampan_2020");
    await page.getByRole("button", { name: say("credentials.mobile.bindSubmit") }).tap();
    await expect(password).toHaveAccessibleDescription(say("errors.wrong_password"));
    await expect(field).toHaveValue(mobile);
    await password.fill(demoPassword);
    await page.getByRole("button", { name: say("credentials.mobile.bindSubmit") }).tap();
    await expect(page.getByText(say("credentials.mobile.done"))).toBeVisible();
    await expect(page).toHaveURL("/accountSecurity");
    expect(await readUser(page)).toMatchObject({ phone: `+66${mobile.slice(1)}` });
  });

  test("changes the contact mobile for another [RT-102]", async () => {
    const { page, say } = shopper;
    await page.goto("/modifyPrivateInfo");
    await page.getByRole("link", { name: say("accounts.private.contact") }).tap();
    await expect(page.getByText(say("credentials.mobile.now", { mobile }))).toBeVisible();
    await page.getByRole("textbox", { name: say("credentials.mobile.new") }).fill(laterMobile);
    await askForCode(shopper, sentTo(shopper, laterMobile));
    await codeField(shopper).fill(await readCode(`+66${laterMobile.slice(1)}`));
    await page.getByLabel(say("credentials.present.label"), { exact: true }).fill(demoPassword);
    await page.getByRole("button", { name: say("credentials.mobile.submit") }).tap();
    await expect(page.getByText(say("credentials.mobile.done"))).toBeVisible();
    expect(await readUser(page)).toMatchObject({ phone: `+66${laterMobile.slice(1)}` });
  });

  test("changes the e-mail for another [RT-96] [ACC-23]", async () => {
    const { page, say } = shopper;
    await page.goto("/modifyEmail");
    await expect(page.getByText(say("credentials.mail.now", { email }))).toBeVisible();
    await page.getByRole("textbox", { name: say("credentials.mail.new") }).fill(laterEmail);
    await askForCode(shopper, sentTo(shopper, laterEmail));
    await codeField(shopper).fill(await readCode(laterEmail));
    await page.getByLabel(say("credentials.present.label"), { exact: true }).fill(demoPassword);
    await page.getByRole("button", { name: say("credentials.mail.submit") }).tap();
    await expect(page.getByText(say("credentials.mail.done"))).toBeVisible();
    expect(await readUser(page)).toMatchObject({ email: laterEmail });
  });

  test("changes the password, and stays logged in here only [SES-13]", async ({
    browser,
    baseURL,
  }) => {
    const { page, say } = shopper;
    const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    await logInByCall(other, laterEmail);
    await page.goto("/changePassword");
    await page.getByLabel(say("credentials.present.label"), { exact: true }).fill(demoPassword);
    await page
      .getByLabel(say("credentials.newPassword.label"), { exact: true })
      .fill("Second_2027");
    await page.getByLabel(say("credentials.newPassword.again")).fill("Second_2027");
    await page.getByRole("button", { name: say("credentials.changePassword.submit") }).tap();
    await expect(page.getByText(say("credentials.changePassword.done"))).toBeVisible();
    expect(await readUser(page)).toMatchObject({ email: laterEmail });
    const elsewhere = await other.request.get("/gateway/user/get_session_state");
    expect(await elsewhere.json()).toMatchObject({ data: null });
    await other.close();
  });

  for (const { way, target, ids } of [
    { way: "mobile", target: laterMobile, ids: "[RT-29] [ACC-20]" },
    { way: "email", target: laterEmail, ids: "[RT-29] [ACC-21]" },
  ] as const)
    test(`sets a new password by ${way} after forgetting it, and logs in with it ${ids}`, async () => {
      const { page, say } = shopper;
      await page.context().clearCookies({ name: "session_id" });
      await page.goto("/login?redirect=%2Fmine");
      await page.getByRole("link", { name: say("accounts.login.forgot") }).tap();
      await page.getByRole("tab", { name: say(`credentials.ways.${way}`) }).tap();
      const isMobile = way === "mobile";
      if (isMobile)
        await page.getByRole("combobox", { name: say("accounts.callingCode") }).selectOption("TH");
      const label = say(isMobile ? "accounts.mobile" : "credentials.email");
      await page.getByRole("textbox", { name: label, exact: true }).fill(target);
      const inbox = isMobile ? `+66${target.slice(1)}` : target;
      const before = await readCode(inbox);
      await askForCode(shopper, sentTo(shopper, target));
      await codeField(shopper).fill(await readCode(inbox, before));
      const password = `Again_${way}`;
      await page.getByLabel(say("credentials.newPassword.label"), { exact: true }).fill(password);
      await page.getByLabel(say("credentials.newPassword.again")).fill(password);
      await page.getByRole("button", { name: say("credentials.reset.submit") }).tap();
      await expect(page.getByText(say("credentials.reset.done"))).toBeVisible();

      await page.getByLabel(say("accounts.login.account")).fill(target);
      await page.getByLabel(say("accounts.password"), { exact: true }).fill(password);
      await page.getByRole("button", { name: say("accounts.login.submit"), exact: true }).tap();
      await expect(page).toHaveURL("/mine");
    });

  test("and in all of it no page sent a password but as its hash in lower-case hex [ACC-05]", () => {
    const typed = [demoPassword, "Sampan_2020", "Second_2027", "Again_mobile", "Again_email"];
    for (const password of typed) {
      expect(sent.filter((request) => request.includes(password))).toEqual([]);
      const hash = createHash("sha256").update(password).digest("hex");
      expect(sent.filter((request) => request.includes(hash)).length).toBeGreaterThan(0);
    }
  });
});

const sentTo = ({ page, say }: Shopper, target: string) =>
  page.getByText(say("credentials.code.sent", { target, minutes: 10 }));

const codeField = ({ page, say }: Shopper) =>
  page.getByRole("textbox", { name: say("credentials.code.label"), exact: true });

async function readUser(page: Page): Promise<unknown> {
  const answer = await page.request.get("/gateway/user/get_session_state");
  return ((await answer.json()) as { data: { user_d_o: unknown } }).data.user_d_o;
}

test("a password off the rules and two that differ are told before anything is sent (table) [ACC-02] [ACC-03] [ACC-04] [ACC-07] [ERR-49] [CONST-07]", async ({
  page,
}) => {
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().includes("/reset_password_by")) sent += 1;
  });
  await page.goto("/resetPassword");
  const password = page.getByLabel(zhTW("credentials.newPassword.label"), { exact: true });
  const again = page.getByLabel(zhTW("credentials.newPassword.again"));
  const submit = page.getByRole("button", { name: zhTW("credentials.reset.submit") });
  for (const wrong of ["Ab_12", "Ab_1234567890123456789", "Ab-123456"]) {
    await password.fill(wrong);
    await again.fill(wrong);
    await submit.tap();
    await expect(password).toHaveAttribute("aria-invalid", "true");
    await expect(password).toHaveAccessibleDescription(
      zhTW("credentials.newPassword.rule", { min: 6, max: 20 }),
    );
  }
  await password.fill("Ab_123");
  await submit.tap();
  await expect(password).not.toHaveAttribute("aria-invalid");
  await expect(again).toHaveAccessibleDescription(zhTW("credentials.newPassword.differ"));
  await again.fill("Ab_123");
  await submit.tap();
  await expect(again).not.toHaveAttribute("aria-invalid");
  expect(sent).toBe(0);
});

test("a number without an account is told at a reset, and stays as it was typed [ERR-39]", async ({
  page,
}) => {
  await comeFromElsewhere(page.context());
  await page.goto("/resetPassword");
  const mobile = page.getByRole("textbox", { name: zhTW("accounts.mobile"), exact: true });
  await mobile.fill("0999000111");
  await askForCode({ page, say: zhTW }, page.getByText(zhTW("errors.mobile_not_registered")));
  await expect(mobile).toHaveAccessibleDescription(zhTW("errors.mobile_not_registered"));
  await expect(mobile).toHaveValue("0999000111");
});

test("the pages of logging in and of changing it pass every accessibility check [NFR-04]", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectAccessible(page, ["/login", "/register", "/resetPassword", "/vipInterests"]);
  await logInByCall(page, "business@sampan.test");
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page, [
    "/accountSecurity",
    "/changePassword",
    "/modifyPhone",
    "/editMobile",
    "/modifyEmail",
    "/modifyPrivateInfo",
    "/modifyPrivateInfoItems?item=gender",
    "/modifyPrivateInfoItems?item=birthday",
  ]);
});
