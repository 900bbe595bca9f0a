import { expect, type Page } from "@playwright/test";
import { askedShell, shellSays, toldShell, type ShellMessage } from "./reference-shell.ts";
import { pattern, speak } from "./speech.ts";

const say = speak("zh-TW");

/** What the page answered to a question of the app. */
export async function answerTo(page: Page, question: ShellMessage): Promise<ShellMessage> {
  await shellSays(page, { v: 1, ...question });
  const find = async () => (await toldShell(page)).find(({ answers }) => answers === question.id);
  await expect.poll(find).toBeTruthy();
  return (await find()) ?? {};
}

/** The newest question of this name, once there is one. */
export const waitFor = async (page: Page, name: string): Promise<ShellMessage> => {
  await expect.poll(async () => (await askedShell(page, name)).length, name).toBeGreaterThan(0);
  return (await askedShell(page, name)).at(-1) ?? {};
};

/** Where the order goes. */
export const addressCard = (page: Page) =>
  page.getByRole("button", { name: pattern(say, "settlement.changeAddress", ["name"]) });

/** All that an order needs besides its address. */
export async function chooseEverything(page: Page): Promise<void> {
  await page.getByRole("radio", { name: new RegExp(say("settlement.transports.sea")) }).check();
  for (const [row, option] of [
    ["settlement.carrier", /新竹物流/],
    ["settlement.payMode", new RegExp(say("settlement.payModes.twice"))],
    ["settlement.insurance", /^3%/],
  ] as const) {
    await page.getByRole("button", { name: new RegExp(`^${say(row)}`) }).tap();
    const sheet = page.getByRole("dialog", { name: say(row) });
    await sheet.getByRole("radio", { name: option }).tap();
    await expect(sheet).toBeHidden();
  }
  await page.getByRole("checkbox", { name: say("settlement.terms") }).check();
  await page.getByRole("checkbox", { name: say("settlement.claims") }).check();
}
