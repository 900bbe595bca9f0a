import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "@playwright/test";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { settled } from "./support/settled.ts";
import { openPhone, type Shopper } from "./support/shopper.ts";
import { atDesk } from "./support/speech.ts";

const photo = join(import.meta.dirname, "../demo/pictures/bank-voucher.webp");

test("a parcel that was never registered is claimed with proof, kept without an owner, and matched to who claimed it [BO-15]", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const express = `SF${String(Date.now()).slice(-10)}`;
  const shopper = await openPhone(browser, baseURL, "th");
  const { page, say } = shopper;
  await logInByCall(page, "thai@sampan.test");
  await claim(shopper, express);
  await match(browser, baseURL, express);
  await page.goto("/addCollect/new");
  const own = page.getByRole("list", { name: say("consignments.claim.own") });
  await expect(own.getByRole("listitem").filter({ hasText: express })).toContainText(
    say("consignments.claim.states.accepted"),
  );
});

/** Past what is missing first. */
async function claim({ page, say }: Shopper, express: string): Promise<void> {
  await page.goto("/addCollect/new");
  await settled(page);
  const form = page.getByRole("form", { name: say("consignments.claim.title") });
  const submit = form.getByRole("button", { name: say("consignments.claim.submit") });
  await submit.tap();
  await expect(form.getByText(say("consignments.claim.numberNeeded"))).toBeVisible();
  await expect(form.getByText(say("consignments.claim.proofNeeded"))).toBeVisible();
  await form.getByLabel(say("consignments.claim.expressNo")).fill(express.toLowerCase());
  await form.getByLabel(say("consignments.claim.words")).fill("โคมไฟ 2 ชิ้น");
  await form.locator("input[type=file]").setInputFiles(photo);
  await expect(
    form.getByRole("button", { name: say("uploads.remove", { index: 1 }) }),
  ).toBeVisible();
  await expect(form.getByText(/^\d+%$/)).toBeHidden();
  await submit.tap();
  const own = page.getByRole("list", { name: say("consignments.claim.own") });
  await expect(own.getByRole("listitem").filter({ hasText: express })).toContainText(
    say("consignments.claim.states.waiting"),
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await looksSound(page);
}

/** Scanned, kept with a photo, and matched to the customer whose claim stands beside it. */
async function match(browser: Browser, baseURL: string, express: string): Promise<void> {
  const desk = await openDesk(browser, baseURL, "warehouse");
  await desk.goto(`/console/receive?express=${express}`);
  await desk.getByRole("button", { name: atDesk("consoleWarehouse.keepUnclaimed") }).click();
  const form = desk.getByRole("form", {
    name: atDesk("consoleUnclaimed.keep.title", { number: express }),
  });
  await form.getByLabel(atDesk("consoleUnclaimed.keep.label")).fill("三板");
  await form.locator("input[type=file]").setInputFiles(photo);
  await expect(form.getByRole("img")).not.toHaveCount(0);
  await form.getByRole("button", { name: atDesk("consoleUnclaimed.keep.keep") }).click();
  await expect(form).toBeHidden();

  await desk.goto(`/console/unclaimed?text=${express}`);
  const pane = desk.getByRole("region", {
    name: atDesk("consoleUnclaimed.pane", { number: express }),
  });
  await expect(pane.getByText("โคมไฟ 2 ชิ้น")).toBeVisible();
  const words = (key: string) => atDesk(`consoleUnclaimed.match.${key}`);
  await pane.getByLabel(words("goodsName")).fill("陶瓷檯燈");
  await pane.getByLabel(words("goodsValue")).fill("88");
  await looksSound(desk);
  await pane.getByRole("button", { name: words("match") }).click();
  await desk
    .getByRole("dialog")
    .getByRole("button", { name: words("match") })
    .click();
  await expect(desk.getByText(atDesk("consoleUnclaimed.empty.open"))).toBeVisible();
  await desk.context().close();
}

async function looksSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}
