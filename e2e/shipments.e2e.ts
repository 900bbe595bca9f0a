import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { settled } from "./support/settled.ts";
import { speak } from "./support/speech.ts";

const say = speak("zh-TW");

test("goods in the warehouse wait for orders of the same way only while their owner wants them to [PAY-06]", async ({
  page,
}) => {
  await logInByCall(page, "customer@sampan.test");
  await page.goto("/orderListAgent");
  await settled(page);
  const wait = page.getByRole("checkbox", { name: say("parcels.together.wait") });
  await expect(wait).not.toBeChecked();
  await wait.tap();
  await expect(page.getByText(say("parcels.together.held"))).toBeVisible();
  await page.reload();
  await settled(page);
  await expect(wait).toBeChecked();
  await wait.tap();
  await expect(page.getByText(say("parcels.together.hint"))).toBeVisible();
  await expect(wait).not.toBeChecked();
});
