import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { askForCode } from "./support/answer-picture.ts";
import { demoPassword, openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall, registerNewcomer } from "./support/newcomer.ts";
import { readCode } from "./support/outbox.ts";
import { comeFromElsewhere } from "./support/own-address.ts";
import { settled } from "./support/settled.ts";
import { openPhone, type Shopper } from "./support/shopper.ts";
import { atDesk, pattern, speak } from "./support/speech.ts";

/** The code that a page shows. */
async function codeOn({ page, say }: Shopper): Promise<string> {
  const drawn = page.getByRole("img", { name: pattern(say, "invitations.codeOf", ["code"]) });
  await expect(drawn).toBeVisible();
  return /[0-9A-Z]{8}/.exec((await drawn.getAttribute("aria-label")) ?? "")?.[0] ?? "";
}

/** Everything the form asks for; the code was given before. */
async function register(friend: Shopper, region: "TW" | "TH", given: string): Promise<void> {
  const { page, say } = friend;
  const mobile = `${region === "TH" ? "08" : "09"}${String(Date.now()).slice(-8)}`;
  await expect(page.getByLabel(say("invitations.given"))).toHaveValue(given);
  await page
    .getByRole("radio", { name: new RegExp(`^${say(`accounts.regions.${region}`)}`) })
    .check();
  await page.getByRole("textbox", { name: say("accounts.mobile"), exact: true }).fill(mobile);
  await askForCode(
    friend,
    page.getByText(say("credentials.code.sent", { target: mobile, minutes: 10 })),
  );
  const captcha = await readCode(`${region === "TH" ? "+66" : "+886"}${mobile.slice(1)}`);
  await page
    .getByRole("textbox", { name: say("credentials.code.label"), exact: true })
    .fill(captcha);
  await page.getByRole("button", { name: say("accounts.register.next"), exact: true }).tap();
  await page.getByLabel(say("accounts.password"), { exact: true }).fill(demoPassword);
  await page.getByLabel(say("credentials.newPassword.again")).fill(demoPassword);
  await page.getByRole("button", { name: say("accounts.passwordStep.submit") }).tap();
  await expect(page.getByRole("heading", { name: say("accounts.registered.title") })).toBeVisible();
}

for (const [language, region] of [
  ["zh-TW", "TW"],
  ["th", "TH"],
] as const)
  test(`a friend opens the shared page in ${language}, looks around, registers, and is on the list by a stage [INV-01] [INV-02] [RT-122]`, async ({
    browser,
    baseURL,
  }) => {
    const inviter = await openPhone(browser, baseURL ?? "", language);
    const { page, say } = inviter;
    await registerNewcomer(page.request, region, { language });
    await page.goto("/inviterList");
    await expect(page.getByText(say("invitations.empty.title"))).toBeVisible();
    await expectAccessible(page, ["/inviterList", "/inviteEarnings", "/QRCode"]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/inviterList");
    await page.getByRole("link", { name: say("invitations.showCode") }).tap();
    await expect(page).toHaveURL(/\/QRCode/);
    const code = await codeOn(inviter);

    const friend = await openPhone(browser, baseURL ?? "", language);
    await comeFromElsewhere(friend.page.context());
    await friend.page.goto(`/sharePages?code=${code}`);
    await expect(friend.page.getByText(code)).toBeVisible();
    await expectAccessible(friend.page, [`/sharePages?code=${code}`]);
    await friend.page.setViewportSize({ width: 390, height: 844 });
    // They look around first: the code is there when they register all the same.
    await friend.page.getByRole("link", { name: say("invitations.shared.look") }).tap();
    await expect(friend.page).toHaveURL(/\/(home)?$/);
    await friend.page.goto("/register");
    await register(friend, region, code);

    await page.goto("/inviterList");
    const friends = page.getByRole("list", { name: say("invitations.friends") });
    await expect(friends.getByRole("listitem")).toHaveCount(1);
    await expect(friends).toContainText(say("invitations.stages.registered"));
    await expect(friends).toContainText("•••");
    await page.getByRole("link", { name: say("invitations.earnings.title") }).tap();
    await expect(page.getByText(say("invitations.earnings.held", { count: 1 }))).toBeVisible();
    await expect(page.getByText(say("invitations.earnings.nothingYet"))).toBeVisible();
    await expectAccessible(page, ["/inviteEarnings", "/inviterList"]);
    await Promise.all([page.context().close(), friend.page.context().close()]);
  });

/** Somebody with a friend who registered in the same browser. */
async function inviteOneself(phone: Shopper): Promise<string> {
  const { page } = phone;
  const mobile = await registerNewcomer(page.request, "TW");
  await page.goto("/QRCode");
  const sales_code = await codeOn(phone);
  await page.context().clearCookies({ name: "session_id" });
  await registerNewcomer(page.request, "TW", { sales_code });
  return mobile;
}

test("marketing writes terms, and refuses a friend who registered in the inviter's browser, which the inviter reads [INV-01]", async ({
  browser,
  baseURL,
}) => {
  const phone = await openPhone(browser, baseURL ?? "", "zh-TW");
  const desk = await openDesk(browser, baseURL ?? "", "marketing");
  await writeTerms(desk);
  const mobile = await inviteOneself(phone);

  await desk.goto("/console/invitations");
  const row = desk
    .getByRole("row")
    .filter({ hasText: atDesk("consoleInvitations.doubt.same_device") });
  await expect(async () => {
    await desk.reload();
    await expect(row.first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await row
    .first()
    .getByRole("button", { name: atDesk("consoleInvitations.refuse"), exact: true })
    .click();
  const question = desk.getByRole("dialog");
  await question.getByLabel(atDesk("consoleInvitations.why")).fill("同一個人");
  await question
    .getByRole("button", { name: atDesk("consoleInvitations.refuse"), exact: true })
    .click();
  await expect(question).toBeHidden();
  await expect(row).toHaveCount(0);
  await desk.goto("/console/invitations?view=decided");
  await expect(desk.getByText("同一個人").first()).toBeVisible();

  await phone.page.context().clearCookies({ name: "session_id" });
  await logInByCall(phone.page, mobile);
  await phone.page.goto("/inviteEarnings");
  await expect(
    phone.page.getByText(phone.say("invitations.earnings.states.refused")),
  ).toBeVisible();
  await Promise.all([desk.context().close(), phone.page.context().close()]);
});

/** A new version of what the demo promises already. */
async function writeTerms(desk: Page): Promise<void> {
  await desk.goto("/console/invitations?view=terms");
  const add = atDesk("consoleInvitations.addTerms");
  await desk.getByRole("button", { name: add }).click();
  const form = desk.getByRole("dialog", { name: add });
  const month = form.getByRole("group", { name: atDesk("consoleInvitations.month") });
  const points = month.getByLabel(atDesk("consoleInvitations.kinds.points"));
  await points.fill("1");
  await form.getByRole("button", { name: atDesk("consoleInvitations.save") }).click();
  await expect(form.getByRole("alert")).toContainText("每月上限");
  await points.fill("2000");
  await form.getByRole("button", { name: atDesk("consoleInvitations.save") }).click();
  await expect(form).toBeHidden();
  await expect(desk.getByText(atDesk("consoleInvitations.holds"))).toHaveCount(1);
}

test("the code and the shared page stand alone, in a wide window too, and every other page has its ways [NFR-05] [RT-110] [RT-111]", async ({
  page,
}) => {
  const say = speak("zh-TW");
  await page.setViewportSize({ width: 1280, height: 900 });
  await logInByCall(page, "business@sampan.test");
  await page.goto("/about");
  await expect(page.getByRole("navigation").first()).toBeVisible();
  for (const bare of ["/sharePages?code=ABCDEFGH", "/QRCode"]) {
    await page.goto(bare);
    await settled(page);
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
  }
  await expect(page.getByRole("button", { name: say("invitations.share") })).toBeVisible();
});
