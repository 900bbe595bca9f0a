import { join } from "node:path";
import { expect, test } from "./support/journey.ts";
import { registerForAll } from "./support/newcomer.ts";
import { speak } from "./support/speech.ts";

const say = speak("zh-TW");
const voucher = join(import.meta.dirname, "../demo/pictures/bank-voucher.webp");

test("the form of a transfer takes amount, bank, serial number, day and time, and voucher pictures, and sends them as they were given [WAL-03] [WAL-39]", async ({
  page,
  baseURL,
}) => {
  const payNo = `E2E${Date.now()}F`;
  await page.context().addCookies(await registerForAll(baseURL, "TW"));
  await page.goto("/rechargeBank");
  const field = (key: string) => page.getByLabel(say(key), { exact: true }).first();
  await field("topups.bank.amount").fill("88.05");
  const bank = await field("topups.bank.bank").inputValue();
  await field("topups.bank.payNo").fill(` ${payNo} `);
  const time = (await field("topups.bank.payTime").getAttribute("max")) ?? "";
  await field("topups.bank.payTime").fill(time);
  for (const index of [1, 2]) {
    await field("topups.bank.vouchers").setInputFiles(voucher);
    await expect(
      page.getByRole("button", { name: say("uploads.remove", { index }) }),
    ).toBeVisible();
  }
  await expect(page.getByText(/^\d+%$/)).toHaveCount(0);
  const sent = page.waitForRequest("**/recharge_apply");
  await page.getByRole("button", { name: say("topups.bank.submit"), exact: true }).tap();
  const { param } = (await sent).postDataJSON() as { param: string };
  expect(JSON.parse(param)).toEqual({
    amount: 8_805,
    bank,
    pay_no: payNo,
    pay_time: time.replace("T", " "),
    content: { imgs: [expect.stringMatching(/^\/files\//), expect.stringMatching(/^\/files\//)] },
  });
  expect(bank).not.toBe("");
  await expect(page.getByRole("heading", { name: say("topups.done.reviewTitle") })).toBeVisible();
  await page.getByRole("link", { name: say("topups.done.toHistory") }).tap();
  const entry = page.getByRole("listitem").filter({ hasText: payNo });
  await expect(entry).toContainText("NT$ 88.05");
  await expect(entry.getByRole("img")).toHaveCount(2);
});
