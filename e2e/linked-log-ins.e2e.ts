import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { askForCode } from "./support/answer-picture.ts";
import { demoPassword } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { registerNewcomer } from "./support/newcomer.ts";
import { comeFromElsewhere } from "./support/own-address.ts";
import { ownSandbox } from "./support/product-of-worker.ts";
import { readCode } from "./support/outbox.ts";
import { settled } from "./support/settled.ts";
import { openPhone, type Shopper } from "./support/shopper.ts";

const line = { provider: "LINE" };

/** At the provider's own page: whatever is typed there is a person. */
async function beThere(page: Page, who: string): Promise<void> {
  await page.getByRole("textbox", { name: "Name" }).fill(who);
  await page.getByRole("button", { name: "Allow" }).tap();
}

async function showPassword({ page, say }: Shopper, button: string): Promise<void> {
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel(say("credentials.present.label"), { exact: true }).fill(demoPassword);
  await sheet.getByRole("button", { name: button, exact: true }).tap();
}

const nobody = ({ page }: Shopper) => page.context().clearCookies({ name: "session_id" });

for (const [language, region] of [
  ["zh-TW", "TW"],
  ["th", "TH"],
] as const)
  test(`links LINE, writes to us there, logs in with it and takes it away, in ${language} [SES-09] [RT-86] [WO-01]`, async ({
    browser,
    baseURL,
  }) => {
    const shopper = await openPhone(browser, baseURL ?? "", language);
    const { page, say } = shopper;
    const who = `Ming ${language} ${Date.now()}`;
    await registerNewcomer(page.request, region, { language });

    await page.goto("/accountSecurity");
    await page.getByRole("link", { name: say("security.linkedLogIns") }).tap();
    await page.getByRole("button", { name: say("linkedLogIns.linkOf", line) }).tap();
    await showPassword(shopper, say("linkedLogIns.goLink", line));
    await beThere(page, who);
    await expect(page).toHaveURL("/linkedLogIns");
    await expect(page.getByText(who)).toBeVisible();
    const notices = page.getByRole("checkbox", { name: say("linkedLogIns.notices.label") });
    await expect(notices).toBeChecked();
    await notices.tap();
    await expect(notices).not.toBeChecked();
    await settled(page);
    await page.reload();
    await expect(notices).not.toBeChecked();
    await expectAccessible(page, ["/linkedLogIns"]);
    await page.setViewportSize({ width: 390, height: 844 });

    // What they write to the official account is in their conversations, in their own words.
    const words = `${who} asks`;
    const told = await page.request.post(`${ownSandbox()}/line-account`, {
      form: { shop: baseURL ?? "", who, text: words },
    });
    expect(await told.text()).toBe("received");
    await page.goto("/workOrder");
    await page.getByRole("link", { name: words }).tap();
    await expect(page.getByRole("heading", { name: words })).toBeVisible();

    // Whoever has no session comes in with it, and goes on to where they were.
    await nobody(shopper);
    await page.goto("/login?redirect=%2FaccountSecurity");
    await page.getByRole("button", { name: say("linkedLogIns.logInWith", line) }).tap();
    await beThere(page, who);
    await expect(page).toHaveURL("/accountSecurity");

    await page.getByRole("link", { name: say("security.linkedLogIns") }).tap();
    await page.getByRole("button", { name: say("linkedLogIns.unlinkOf", line) }).tap();
    const sheet = page.getByRole("dialog");
    const password = sheet.getByLabel(say("credentials.present.label"), { exact: true });
    await password.fill("Sampan_2020");
    await sheet.getByRole("button", { name: say("linkedLogIns.unlink"), exact: true }).tap();
    await expect(password).toHaveAccessibleDescription(say("errors.wrong_password"));
    await showPassword(shopper, say("linkedLogIns.unlink"));
    await expect(page.getByText(say("linkedLogIns.unlinked", line))).toBeVisible();
    await expect(
      page.getByRole("button", { name: say("linkedLogIns.linkOf", line) }),
    ).toBeVisible();
    await expectAccessible(page, ["/linkedLogIns"]);
    await page.context().close();
  });

test("a newcomer who is known to LINE makes an account with it [ACC-18]", async ({
  browser,
  baseURL,
}) => {
  const shopper = await openPhone(browser, baseURL ?? "", "th");
  const { page, say } = shopper;
  await comeFromElsewhere(page.context());
  const who = `สมชาย ${Date.now()}`;
  const email = `line-${Date.now()}@people.test`;
  await page.goto("/login");
  await page.getByRole("button", { name: say("linkedLogIns.logInWith", line) }).tap();
  await beThere(page, who);
  await expect(page).toHaveURL("/register");
  await expect(
    page.getByText(say("linkedLogIns.newcomer.titleNamed", { ...line, name: who })),
  ).toBeVisible();
  await page.getByRole("tab", { name: say("credentials.ways.email") }).tap();
  await page.getByRole("textbox", { name: say("credentials.email") }).fill(email);
  const sent = page.getByText(say("credentials.code.sent", { target: email, minutes: 10 }));
  await askForCode(shopper, sent);
  await page
    .getByRole("textbox", { name: say("credentials.code.label"), exact: true })
    .fill(await readCode(email));
  await page.getByRole("button", { name: say("accounts.register.next"), exact: true }).tap();
  await page.getByLabel(say("accounts.password"), { exact: true }).fill(demoPassword);
  await page.getByLabel(say("credentials.newPassword.again")).fill(demoPassword);
  await page.getByRole("button", { name: say("accounts.passwordStep.submit") }).tap();
  await expect(page.getByRole("heading", { name: say("accounts.registered.title") })).toBeVisible();

  await nobody(shopper);
  await page.goto("/login?redirect=%2FlinkedLogIns");
  await page.getByRole("button", { name: say("linkedLogIns.logInWith", line) }).tap();
  await beThere(page, who);
  await expect(page.getByText(who)).toBeVisible();
  await page.context().close();
});

test("whoever stops there, or comes back twice, is told and can begin anew [ERR-19]", async ({
  browser,
  baseURL,
}) => {
  const { page, say } = await openPhone(browser, baseURL ?? "", "zh-TW");
  await page.goto("/login");
  await page.getByRole("button", { name: say("linkedLogIns.logInWith", line) }).tap();
  await page.getByRole("button", { name: "Cancel" }).tap();
  await expect(page.getByText(say("linkedLogIns.back.left"))).toBeVisible();
  await page.getByRole("link", { name: say("linkedLogIns.back.toLogIn") }).tap();
  await expect(page).toHaveURL("/login");
  await page.goto("/logInBack?code=used&state=of-another-browser");
  await expect(page.getByText(say("errors.log_in_state_unknown"))).toBeVisible();
  await expectAccessible(page, ["/logInBack?code=used&state=of-another-browser", "/login"]);
  await page.context().close();
});

test("inside LINE a log-in by Google opens in the phone's own browser, at the same page, and LINE's stays there [RT-86]", async ({
  browser,
  baseURL,
}) => {
  const { page, say } = await openPhone(browser, baseURL ?? "", "zh-TW");
  await page.addInitScript(() => {
    const userAgent = `${navigator.userAgent} Line/14.19.1/IAB`;
    Object.defineProperty(navigator, "userAgent", { value: userAgent });
  });
  const google = { provider: "Google" };
  await page.goto("/login?redirect=%2Fcart");
  await settled(page);
  const outside = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().includes("openExternalBrowser=1"),
  );
  const opened = page.waitForEvent("load");
  await page.getByRole("button", { name: say("linkedLogIns.logInWith", google) }).tap();
  const address = new URL((await outside).url());
  expect([address.pathname, address.searchParams.get("redirect")]).toEqual(["/login", "/cart"]);
  // Opened there it is the page it was, where LINE is still a way in.
  await opened;
  await settled(page);
  await page.getByRole("button", { name: say("linkedLogIns.logInWith", line) }).tap();
  await expect(page.getByRole("textbox", { name: "Name" })).toBeVisible();
  await page.context().close();
});
