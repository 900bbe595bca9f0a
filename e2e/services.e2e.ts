import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { carry } from "./support/carrying.ts";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { becomeBuyer } from "./support/new-buyer.ts";
import { settled } from "./support/settled.ts";
import { openPhone } from "./support/shopper.ts";
import { atDesk, type Say } from "./support/speech.ts";

const photo = join(import.meta.dirname, "../demo/pictures/parcel-on-scale.webp");
const at: Say = (key, values) => atDesk(`consoleServices.${key}`, values);

async function looksSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

const people = [
  { language: "zh-TW", region: "TW", customer: "", transport: 12, currency: "NT$" },
  { language: "th", region: "TH", customer: "thai@sampan.test", transport: 10, currency: "฿" },
] as const;

for (const { language, region, customer, transport, currency } of people)
  test(`a service is asked for, paid, done at the desk with a picture and seen by its owner, in ${language}`, async ({
    browser,
    baseURL: address,
  }) => {
    const baseURL = address ?? "";
    const shopper = await openPhone(browser, baseURL, language);
    const { page, say } = shopper;
    await becomeBuyer(shopper, baseURL, { region, amount: "30,000.00" });
    const order = { customer, insurance: 2, transport } as const;
    const { tid } = await carry(page, baseURL, { order, until: "received" });
    await page.goto(`/orderDetailOwn?tid=${tid}`);
    await settled(page);
    await page.locator('a[href*="/packageDetail/"]').first().tap();
    await expect(page).toHaveURL(/packageDetail\/SP/);
    const parcel = page.url().split("/").at(-1) ?? "";
    await page.getByRole("link", { name: say("services.see") }).tap();
    await settled(page);

    // What does not go together says so, and is not paid.
    const pay = page.getByRole("button", { name: new RegExp(`^${say("services.pay")}`) });
    const tick = (name: string) =>
      page.getByRole("checkbox", { name: new RegExp(say(`services.names.${name}`)) }).first();
    await expect(pay).toBeDisabled();
    await tick("crate").check();
    await tick("remove_box").check();
    const names = {
      service: say("services.names.crate"),
      other: say("services.names.remove_box"),
    };
    await expect(page.getByText(say("services.clash", names))).toBeVisible();
    await expect(pay).toBeDisabled();
    await tick("crate").uncheck();
    await tick("remove_box").uncheck();
    await tick("photos").check();
    await looksSound(page);
    await expect(pay).toHaveAccessibleName(new RegExp(currency.replace("$", "\\$")));
    await pay.tap();
    const asked = page.getByRole("region", { name: say("services.asked") });
    await expect(asked).toContainText(say("services.states.asked"));

    // The desk takes a picture, without which it is not done.
    const desk = await openDesk(browser, baseURL, "warehouse");
    await desk.goto(`/console/services?number=${parcel}`);
    const finish = desk.getByRole("button", { name: at("finish") });
    await expect(finish).toBeDisabled();
    await looksSound(desk);
    await desk.getByLabel(at("note")).fill("縫線完好");
    await desk.getByLabel(atDesk("consoleWarehouse.photoFile")).setInputFiles(photo);
    await finish.click();
    await expect(desk.getByText(at("empty.asked"))).toBeVisible();

    await page.reload();
    await settled(page);
    await expect(asked).toContainText(say("services.states.done"));
    await expect(asked).toContainText("縫線完好");
    const picture = say("services.photo", { service: say("services.names.photos") });
    await expect(asked.getByRole("button", { name: picture })).toBeVisible();
    await looksSound(page);
  });
