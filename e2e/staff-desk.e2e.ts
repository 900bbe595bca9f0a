import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { otpOfStep } from "@sampan/server/people/staff/one-time-password";
import { readOtpSecret } from "../tests/support/read-otp-secret.ts";
import { openDesk, openDoor } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { atDesk, speak } from "./support/speech.ts";

const say = speak("zh-TW");

const own = "Harbour_2026";

async function expectNoTrouble(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

/** An administrator makes somebody and hands them what the dialog shows once. */
async function makeColleague(admin: Page, email: string): Promise<string> {
  await admin.goto("/console/staff");
  await expect(admin.getByRole("row", { name: /admin@sampan\.test/ })).toBeVisible();
  await expectNoTrouble(admin);
  await admin.getByRole("button", { name: atDesk("consoleStaff.add") }).click();
  const dialog = admin.getByRole("dialog", { name: atDesk("consoleStaff.add") });
  await dialog.getByLabel(atDesk("consoleStaff.name")).fill("陳小姐");
  await dialog.getByLabel(atDesk("consoleStaff.email")).fill(email);
  await dialog.getByRole("button", { name: atDesk("consoleStaff.create") }).click();
  await expect(dialog.getByText(atDesk("consoleStaff.rolesNeeded"))).toBeVisible();
  await dialog.getByRole("checkbox", { name: atDesk("console.roles.buyer") }).check();
  await expectNoTrouble(admin);
  await dialog.getByRole("button", { name: atDesk("consoleStaff.create") }).click();
  const handed = admin.getByRole("dialog", { name: `${email} 的初始密碼` });
  const password = await handed.locator("code").innerText();
  await handed.getByRole("button", { name: atDesk("consoleStaff.handedOver") }).click();
  await expect(handed).toBeHidden();
  return password;
}

const atWork = (page: Page) =>
  page.getByRole("heading", { name: atDesk("console.groups.overview"), level: 1 });

/** Sets up an authenticator as a phone would, and answers the codes for the day it is lost. */
async function setUpAuthenticator(page: Page): Promise<string[]> {
  await page.getByRole("button", { name: /帳號選單/ }).click();
  await page.getByRole("menuitem", { name: say("mine.setting.security") }).click();
  await page.getByRole("button", { name: atDesk("consoleSecurity.setUp") }).click();
  const dialog = page.getByRole("dialog", { name: atDesk("consoleSecurity.setUp") });
  await dialog.getByLabel(atDesk("consoleSecurity.passwordNow")).fill(own);
  await dialog.getByRole("button", { name: atDesk("consoleSecurity.goOn") }).click();
  await expect(dialog.getByRole("img", { name: atDesk("consoleSecurity.qrLabel") })).toBeVisible();
  const secret = readOtpSecret((await dialog.locator("code").innerText()).replaceAll(" ", ""));
  await dialog
    .getByLabel(atDesk("consoleSecurity.code"))
    .fill(otpOfStep(secret, Math.floor(Date.now() / 30_000)));
  await dialog.getByRole("button", { name: atDesk("consoleSecurity.prove") }).click();
  const codes = page.getByRole("region", { name: atDesk("consoleSecurity.codesTitle") });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  const handedOut = await codes.getByRole("listitem").allInnerTexts();
  await codes.getByRole("button", { name: atDesk("consoleSecurity.codesKept") }).click();
  await expect(page.getByText("還有 10 組備援碼")).toBeVisible();
  await expectNoTrouble(page);
  return handedOut;
}

test("a colleague is made, comes in by steps, and is out when an administrator says so [BO-04] [BO-01]", async ({
  browser,
  baseURL,
}) => {
  const email = `chen${Date.now()}@staff.test`;
  const admin = await openDesk(browser, baseURL ?? "", "admin");
  const initial = await makeColleague(admin, email);

  const door = await openDoor(browser, baseURL ?? "");
  await door.getByLabel(atDesk("consoleStaff.email")).fill(email);
  await door.getByLabel(atDesk("consoleSecurity.password"), { exact: true }).fill(initial);
  await door.getByRole("button", { name: atDesk("consoleSession.submit") }).click();
  await expect(door.getByRole("alert")).toContainText(atDesk("consoleStaff.passwordLabel"));
  await door.getByLabel(atDesk("consoleSecurity.passwordNew"), { exact: true }).fill(own);
  await door.getByLabel(atDesk("consoleSecurity.passwordAgain")).fill(own);
  await expectNoTrouble(door);
  await door.getByRole("button", { name: atDesk("consoleSession.submit") }).click();
  await expect(atWork(door)).toBeVisible();
  const [code = ""] = await setUpAuthenticator(door);

  const elsewhere = await openDoor(browser, baseURL ?? "");
  await elsewhere.getByLabel(atDesk("consoleStaff.email")).fill(email);
  await elsewhere.getByLabel(atDesk("consoleSecurity.password"), { exact: true }).fill(own);
  await elsewhere.getByRole("button", { name: atDesk("consoleSession.submit") }).click();
  await elsewhere.getByLabel(atDesk("consoleSession.otp")).fill(code);
  await elsewhere.getByRole("button", { name: atDesk("consoleSession.submit") }).click();
  await expect(atWork(elsewhere)).toBeVisible();

  await admin.goto(`/console/staff?search=${email}`);
  await admin
    .getByRole("button", { name: atDesk("consoleStaff.acts", { name: "陳小姐" }) })
    .click();
  await admin.getByRole("menuitem", { name: atDesk("consoleStaff.disable") }).click();
  const dialog = admin.getByRole("dialog");
  await dialog.getByLabel(atDesk("consoleStaff.reason")).fill("離職");
  await dialog.getByRole("button", { name: atDesk("consoleStaff.disable") }).click();
  await expect(admin.getByText(atDesk("consoleStaff.disabled"), { exact: true })).toBeVisible();
  await elsewhere.goto("/console/security");
  await expect(
    elsewhere.getByRole("heading", { name: atDesk("consoleSession.title") }),
  ).toBeVisible();
});

test("what staff did is found, stands in an unbroken chain, and each right names its calls [BO-03] [BO-02]", async ({
  browser,
  baseURL,
}) => {
  const admin = await openDesk(browser, baseURL ?? "", "admin");
  await admin.goto("/console/audit");
  const act = admin.getByRole("combobox", { name: atDesk("consoleAudit.filter.action") });
  await act.fill(atDesk("staffActs.log_in"));
  await admin.getByTitle(atDesk("staffActs.log_in"), { exact: true }).click();
  await admin.getByRole("button", { name: atDesk("consoleAudit.look") }).click();
  await expect(admin).toHaveURL(/action=log_in$/);
  const entry = admin
    .getByRole("row", { name: atDesk("staffActs.log_in") })
    .filter({ hasText: atDesk("staffActObjects.staff_member") })
    .first();
  await expect(entry).toBeVisible();
  await entry.getByRole("button").click();
  await expect(admin.getByText(/admin@sampan\.test/).first()).toBeVisible();
  const chain = admin.getByRole("region", { name: atDesk("consoleAudit.chain") });
  await chain.getByRole("button", { name: atDesk("consoleAudit.check") }).click();
  await expect(chain.getByText(/筆全部對得上/)).toBeVisible();
  const end = await chain.locator("code").innerText();
  await chain.getByLabel(atDesk("consoleAudit.noted")).fill(end.replace(/.{8}$/, "00000000"));
  await chain.getByRole("button", { name: atDesk("consoleAudit.check") }).click();
  await expect(chain.getByText(/抄下的末端已不在紀錄裡/)).toBeVisible();
  await expectNoTrouble(admin);
  const file = admin.waitForEvent("download");
  await admin.getByRole("button", { name: atDesk("consoleAudit.export") }).click();
  expect((await file).suggestedFilename()).toBe("audit.csv");

  await admin.goto("/console/staff?view=rights");
  const right = admin.getByRole("row", { name: /審核訂單/ });
  await right.getByRole("button").click();
  await expect(admin.getByText("POST /staff/reviews/approve", { exact: false })).toBeVisible();
  await expectNoTrouble(admin);
});
