import { expect, type Locator } from "@playwright/test";
import { answerOf } from "./picture.ts";
import type { Shopper } from "./shopper.ts";

/** Has the digits told in words, as somebody who does not see the picture would, and types them. */
export async function answerPicture({ page, say }: Shopper): Promise<void> {
  await page.getByRole("button", { name: say("credentials.picture.toQuestion") }).tap();
  const question = page.getByRole("status").filter({ hasText: "·" });
  await expect(question).toBeVisible();
  await page
    .getByRole("textbox", { name: say("credentials.picture.question") })
    .fill(answerOf(await question.innerText()));
}

/** Asks for a code and, where this address has asked often and has to read a picture first, asks again. */
export async function askForCode(shopper: Shopper, outcome: Locator): Promise<void> {
  const { page, say } = shopper;
  const send = page.getByRole("button", { name: say("credentials.code.send") });
  const picture = page.getByRole("button", { name: say("credentials.picture.toQuestion") });
  await send.tap();
  await expect(outcome.or(picture).first()).toBeVisible();
  if (await picture.isVisible()) {
    await answerPicture(shopper);
    await send.tap();
  }
  await expect(outcome).toBeVisible();
}
