import { AxeBuilder } from "@axe-core/playwright";
import { expectAccessible } from "./support/accessible.ts";
import { carry } from "./support/carrying.ts";
import { billOrder, demoPassword, openDesk } from "./support/desks.ts";
import { readCoverage } from "./support/coverage.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { settled } from "./support/settled.ts";
import { openPhone, pay, type Shopper } from "./support/shopper.ts";
import { pattern } from "./support/speech.ts";

/** A name and a material for every line; what was paid stands there. */
async function declare({ page, say }: Shopper, [name, material]: readonly [string, string]) {
  const part = page.getByRole("region", { name: say("merging.declaration") });
  for (const field of await part.getByLabel(say("merging.name"), { exact: true }).all())
    await field.fill(name);
  for (const field of await part.getByLabel(say("merging.material")).all())
    await field.fill(material);
  await part.getByRole("checkbox", { name: say("merging.isTrue") }).check();
}

/** Paid for, it goes to an address of the book, for whoever knows the password. */
async function sendElsewhere({ page, say }: Shopper): Promise<void> {
  await settled(page);
  const title = say("merging.readdress.title");
  const place = page.getByRole("region", { name: title });
  await place.getByRole("button", { name: title }).tap();
  const form = place.getByRole("form", { name: title });
  const send = form.getByRole("button", { name: say("merging.readdress.act") });
  await send.tap();
  await expect(form.getByText(say("merging.missing.address"))).toBeVisible();
  await expect(form.getByText(say("credentials.present.needed"))).toBeVisible();
  await form.getByRole("button", { name: say("merging.otherAddress") }).tap();
  const book = page.getByRole("dialog", { name: say("settlement.address") });
  await book.getByRole("radio", { disabled: false }).first().tap();
  await expect(book).toBeHidden();
  const password = form.getByLabel(say("credentials.present.label"), { exact: true });
  await password.fill("Kahn_2026");
  await send.tap();
  await expect(form.getByText(say("errors.wrong_password"))).toBeVisible();
  await password.fill(demoPassword);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await send.tap();
  await expect(page.getByText(say("merging.readdress.done"))).toBeVisible();
  await expect(form).toBeHidden();
}

/** Both figures of the bill open the picture they were read from, and beside it stands by whom. */
async function lookAtScale({ page, say }: Shopper): Promise<void> {
  const by = pattern(say, "payment.captionBy", ["tid", "warehouse", "time", "badge"]);
  await expect(page.getByText(by)).toBeVisible();
  const figures = page.getByRole("button", { name: new RegExp(say("payment.weights.seePhoto")) });
  await expect(figures).toHaveCount(2);
  const large = page.getByRole("dialog", { name: say("product.preview") });
  const onScale = pattern(say, "payment.photo", ["tid", "weight"]);
  for (const figure of await figures.all()) {
    await figure.tap();
    await expect(large.getByRole("img", { name: onScale }).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(large).toBeHidden();
  }
}

for (const { language, customer, transport, shirt } of [
  {
    language: "zh-TW",
    customer: "customer@sampan.test",
    transport: 12,
    shirt: ["棉質長袖上衣", "棉"],
  },
  { language: "th", customer: "thai@sampan.test", transport: 9, shirt: ["เสื้อแขนยาว", "ผ้าฝ้าย"] },
] as const)
  test(`a parcel by itself is sent by another line and better insured, its bill pays both and shows its scale, and once paid it is sent elsewhere, in ${language} [CONS-02] [FRT-06] [PKG-21]`, async ({
    browser,
    baseURL: address,
  }) => {
    const baseURL = address ?? "";
    const shopper = await openPhone(browser, baseURL, language);
    const { page, say } = shopper;
    await logInByCall(page, customer);
    const order = { customer, insurance: 2, pieces: 2, transport } as const;
    const { tid } = await carry(page, baseURL, { order, until: "received" });
    await page.goto(`/orderDetailOwn?tid=${tid}`);
    await settled(page);
    await page.locator('a[href*="/packageDetail/"]').first().tap();
    await expect(page).toHaveURL(/packageDetail\/SP/);
    const parcel = page.url();
    const room = page.getByRole("region", { name: say("merging.ownWay") });
    await expect(room.getByText(say("merging.asOrdered"))).toBeVisible();
    await room.getByRole("link", { name: say("merging.chooseOwn") }).tap();

    // It goes as it was ordered, until something else is chosen.
    const lines = page.getByRole("region", { name: say("merging.line"), exact: true });
    await expect(lines.getByRole("radio", { checked: true })).toHaveCount(1);
    const fast = lines.getByRole("radio", { name: new RegExp(say("shippability.kinds.fast_sea")) });
    await expect(fast).not.toBeChecked();
    await fast.check();
    const insured = page.getByRole("region", { name: say("settlement.insurance"), exact: true });
    const best = insured.getByRole("radio", { name: /^4%/ });
    await best.check();
    await readCoverage(page, say);
    await expect(best).toBeChecked();
    await expect(fast).toBeChecked();
    await expect(insured.getByRole("radio").first()).toBeDisabled();
    await expect(page.getByText(say("merging.weighedOne"))).toBeVisible();
    const submit = page.getByRole("button", { name: say("merging.submitOne") });
    await submit.tap();
    await expect(page.getByText(say("merging.missing.declaration"))).toBeVisible();
    await declare(shopper, shirt);
    await submit.tap();
    await expect(page).toHaveURL(parcel);
    await expect(room).toContainText(say("shippability.kinds.fast_sea"));
    await expect(room).toContainText("4%");
    await expect(room).toContainText(shirt[0]);
    await expectAccessible(page, [parcel]);
    await page.setViewportSize({ width: 390, height: 844 });

    await billOrder(await openDesk(browser, baseURL, "billing"), tid);
    await page.goto(parcel);
    await settled(page);
    await lookAtScale(shopper);
    await expect(
      page.getByText(pattern(say, "sums.why.raised", ["goods", "percent"])),
    ).toBeVisible();
    await expect(room.getByRole("link", { name: say("merging.chooseOwn") })).toHaveCount(0);
    await pay(shopper, tid);
    await page.goto(parcel);
    await sendElsewhere(shopper);
    await expect(room).toContainText(say("shippability.kinds.fast_sea"));
  });
