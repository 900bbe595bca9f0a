import { answerPicture } from "./support/answer-picture.ts";
import { demoPassword } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { putOffPicker } from "./support/newcomer.ts";
import { comeFromElsewhere } from "./support/own-address.ts";
import { readCode } from "./support/outbox.ts";
import { chooseAndAdd, find, openFind, openPhone, checkOutEverything } from "./support/shopper.ts";
import { speak } from "./support/speech.ts";

const say = speak("zh-TW");

/** A number nobody has yet; each run takes another. */
const newMobile = () => `09${String(Date.now()).slice(-8)}`;

test("registers by mobile with the code, fills a cart and is shown what is missing before ordering [ACC-17] [CHK-26] [ERR-61]", async ({
  browser,
  baseURL,
}) => {
  const shopper = await openPhone(browser, baseURL ?? "", "zh-TW");
  const { page } = shopper;
  await comeFromElsewhere(page.context());
  const mobile = newMobile();

  await page.goto("/login");
  await page.getByRole("link", { name: say("accounts.login.toRegister") }).tap();
  await page.getByRole("textbox", { name: say("accounts.mobile"), exact: true }).fill(mobile);
  await answerPicture(shopper);
  await page.getByRole("button", { name: say("credentials.code.send") }).tap();
  await expect(
    page.getByText(say("credentials.code.sent", { target: mobile, minutes: 10 })),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: /秒後可重送/ })).toBeDisabled();
  const code = page.getByRole("textbox", { name: say("credentials.code.label"), exact: true });
  await code.fill("000000");
  await page.getByRole("button", { name: say("accounts.register.next"), exact: true }).tap();
  await expect(page.getByText(say("errors.captcha_wrong"))).toBeVisible();
  await code.fill(await readCode(`+886${mobile.slice(1)}`));
  await page.getByRole("button", { name: say("accounts.register.next"), exact: true }).tap();

  await page.getByLabel(say("accounts.password"), { exact: true }).fill(demoPassword);
  await page.getByLabel(say("credentials.newPassword.again")).fill(demoPassword);
  await page.getByRole("button", { name: say("accounts.passwordStep.submit") }).tap();
  await expect(page.getByRole("heading", { name: say("accounts.registered.title") })).toBeVisible();

  await putOffPicker(page.request);
  await openFind(shopper);
  await find(shopper, "连衣裙");
  await page
    .getByRole("link", { name: /法式碎花/ })
    .first()
    .tap();
  await chooseAndAdd(shopper, 1);
  await checkOutEverything(shopper);
  await expect(page.getByText(say("settlement.person.real_name_needed"))).toBeVisible();
  await page.getByRole("link", { name: say("settlement.person.verify") }).tap();
  await expect(page).toHaveURL(/\/editRealName/);
});

test("registering is open to anybody, and each step refuses entry without the one before [RT-31] [RT-32] [RT-116]", async ({
  page,
}) => {
  expect((await page.goto("/register"))?.status()).toBe(200);
  await expect(page.getByRole("heading", { name: say("accounts.register.title") })).toBeVisible();
  for (const step of ["/setPassword", "/registSuccess"]) {
    await page.goto(step);
    await expect(page.getByText(say("accounts.passwordStep.needsCode"))).toBeVisible();
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await page.getByRole("link", { name: say("accounts.passwordStep.toRegister") }).tap();
    await expect(page).toHaveURL("/register");
  }
});

test("a code is only sent to a form of address that exists, and for a picture that was read [ACC-08] [ACC-19] [ERR-42]", async ({
  page,
}) => {
  await comeFromElsewhere(page.context());
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().includes("/send_register_mail_captcha")) sent += 1;
  });
  await page.goto("/register");
  await page.getByRole("tab", { name: say("credentials.ways.email") }).tap();
  const email = page.getByRole("textbox", { name: say("credentials.email") });
  const picture = page.getByRole("textbox", { name: say("credentials.picture.label") });
  const send = page.getByRole("button", { name: say("credentials.code.send") });
  await email.fill("somebody@nowhere");
  await send.tap();
  await expect(email).toHaveAccessibleDescription(say("errors.email_invalid"));
  await expect(picture).toHaveAccessibleDescription(say("credentials.picture.needed"));
  expect(sent).toBe(0);

  await email.fill(`reader-${Date.now()}@people.test`);
  const drawn = page.getByRole("img", { name: say("credentials.picture.alt") });
  const first = await drawn.getAttribute("src");
  await picture.fill("0");
  await send.tap();
  await expect(picture).toHaveAccessibleDescription(say("errors.image_captcha_wrong"));
  await expect(picture).toHaveValue("");
  await expect(drawn).not.toHaveAttribute("src", first ?? "");
  expect(sent).toBe(1);
});
