import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { otpOfStep } from "@sampan/server/people/staff/one-time-password";
import { readOtpSecret } from "../tests/support/read-otp-secret.ts";
import { openDesk, openDoor } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";

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
  await admin.getByRole("button", { name: "新增員工" }).click();
  const dialog = admin.getByRole("dialog", { name: "新增員工" });
  await dialog.getByLabel("姓名").fill("陳小姐");
  await dialog.getByLabel("電子郵件").fill(email);
  await dialog.getByRole("button", { name: "建立帳號" }).click();
  await expect(dialog.getByText("請至少選一個角色")).toBeVisible();
  await dialog.getByRole("checkbox", { name: "採購員" }).check();
  await expectNoTrouble(admin);
  await dialog.getByRole("button", { name: "建立帳號" }).click();
  const handed = admin.getByRole("dialog", { name: `${email} 的初始密碼` });
  const password = await handed.locator("code").innerText();
  await handed.getByRole("button", { name: "已交付" }).click();
  await expect(handed).toBeHidden();
  return password;
}

const atWork = (page: Page) => page.getByRole("heading", { name: "總覽", level: 1 });

/** Sets up an authenticator as a phone would, and answers the codes for the day it is lost. */
async function setUpAuthenticator(page: Page): Promise<string[]> {
  await page.getByRole("button", { name: /帳號選單/ }).click();
  await page.getByRole("menuitem", { name: "帳號安全" }).click();
  await page.getByRole("button", { name: "設定驗證器" }).click();
  const dialog = page.getByRole("dialog", { name: "設定驗證器" });
  await dialog.getByLabel("現在的密碼").fill(own);
  await dialog.getByRole("button", { name: "繼續" }).click();
  await expect(dialog.getByRole("img", { name: "驗證器的 QR 碼" })).toBeVisible();
  const secret = readOtpSecret((await dialog.locator("code").innerText()).replaceAll(" ", ""));
  await dialog.getByLabel("6 位數字").fill(otpOfStep(secret, Math.floor(Date.now() / 30_000)));
  await dialog.getByRole("button", { name: "確認" }).click();
  const codes = page.getByRole("region", { name: "備援碼" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  const handedOut = await codes.getByRole("listitem").allInnerTexts();
  await codes.getByRole("button", { name: "我收好了" }).click();
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
  await door.getByLabel("電子郵件").fill(email);
  await door.getByLabel("密碼", { exact: true }).fill(initial);
  await door.getByRole("button", { name: "登入" }).click();
  await expect(door.getByRole("alert")).toContainText("初始密碼");
  await door.getByLabel("新密碼", { exact: true }).fill(own);
  await door.getByLabel("再輸入一次新密碼").fill(own);
  await expectNoTrouble(door);
  await door.getByRole("button", { name: "登入" }).click();
  await expect(atWork(door)).toBeVisible();
  const [code = ""] = await setUpAuthenticator(door);

  const elsewhere = await openDoor(browser, baseURL ?? "");
  await elsewhere.getByLabel("電子郵件").fill(email);
  await elsewhere.getByLabel("密碼", { exact: true }).fill(own);
  await elsewhere.getByRole("button", { name: "登入" }).click();
  await elsewhere.getByLabel("一次性密碼").fill(code);
  await elsewhere.getByRole("button", { name: "登入" }).click();
  await expect(atWork(elsewhere)).toBeVisible();

  await admin.goto(`/console/staff?search=${email}`);
  await admin.getByRole("button", { name: "陳小姐：操作" }).click();
  await admin.getByRole("menuitem", { name: "停用" }).click();
  const dialog = admin.getByRole("dialog");
  await dialog.getByLabel("原因").fill("離職");
  await dialog.getByRole("button", { name: "停用" }).click();
  await expect(admin.getByText("已停用", { exact: true })).toBeVisible();
  await elsewhere.goto("/console/security");
  await expect(elsewhere.getByRole("heading", { name: "員工登入" })).toBeVisible();
});

test("what staff did is found, stands in an unbroken chain, and each right names its calls [BO-03] [BO-02]", async ({
  browser,
  baseURL,
}) => {
  const admin = await openDesk(browser, baseURL ?? "", "admin");
  await admin.goto("/console/audit?action=log_in");
  const entry = admin.getByRole("row", { name: /log_in/ }).first();
  await expect(entry).toBeVisible();
  await entry.getByRole("button").click();
  await expect(admin.getByText(/admin@sampan\.test/).first()).toBeVisible();
  const chain = admin.getByRole("region", { name: "完整性" });
  await chain.getByRole("button", { name: "檢查完整性" }).click();
  await expect(chain.getByText(/筆全部對得上/)).toBeVisible();
  const end = await chain.locator("code").innerText();
  await chain.getByLabel("先前抄下的末端（可不填）").fill(end.replace(/.{8}$/, "00000000"));
  await chain.getByRole("button", { name: "檢查完整性" }).click();
  await expect(chain.getByText(/抄下的末端已不在紀錄裡/)).toBeVisible();
  await expectNoTrouble(admin);
  const file = admin.waitForEvent("download");
  await admin.getByRole("button", { name: "匯出 CSV" }).click();
  expect((await file).suggestedFilename()).toBe("audit.csv");

  await admin.goto("/console/staff?view=rights");
  const right = admin.getByRole("row", { name: /審核訂單/ });
  await right.getByRole("button").click();
  await expect(admin.getByText("POST /staff/reviews/approve", { exact: false })).toBeVisible();
  await expectNoTrouble(admin);
});
