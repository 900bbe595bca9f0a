import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { openDesk, receiveParcel } from "./support/desks.ts";
import { answering, expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { approveByCall, linesToOrder, placeByCall } from "./support/ordering.ts";
import { openPhone, pay } from "./support/shopper.ts";
import { atDesk, pattern } from "./support/speech.ts";

const photo = join(import.meta.dirname, "../demo/pictures/parcel-on-scale.webp");
const said = (key: string, values?: Record<string, string | number>) =>
  atDesk(`consolePurchases.${key}`, values);

const sellerOf = (desk: Page, tid: string) =>
  desk.getByRole("region", { name: new RegExp(`^${tid} `) }).first();

test("a buyer orders at 1688 with one button, pays there, and the warehouse expects the parcel by itself [BO-10] [BO-12]", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const { page: opened, say } = await openPhone(browser, baseURL, "zh-TW");
  const page = answering(opened);
  await logInByCall(page, "customer@sampan.test");
  const tid = await placeByCall(page.request, await linesToOrder(page.request, 1));
  await approveByCall(baseURL, tid);
  await pay({ page, say }, tid);

  const desk = await openDesk(browser, baseURL, "buyer");
  await desk.goto("/console/purchases");
  const seller = sellerOf(desk, tid);
  await seller
    .getByRole("button", { name: pattern(atDesk, "consolePurchases.wire.openOf", ["shop"]) })
    .click();
  const dialog = desk.getByRole("dialog");
  await expect(dialog).toContainText("¥");
  await dialog.getByRole("button", { name: said("wire.confirm"), exact: true }).click();
  await expect(seller).toBeHidden();

  await desk.goto("/console/purchases?stage=awaiting_seller");
  await expect(seller).toContainText(said("wire.orderState.unpaid"));
  const { violations } = await new AxeBuilder({ page: desk }).include(".wire-order").analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await seller.getByText(said("wire.pay"), { exact: true }).click();
  const href = await seller.getByRole("link", { name: said("wire.cashier") }).getAttribute("href");
  const cashier = await desk.context().newPage();
  await cashier.goto(href ?? "");
  await cashier.getByRole("button", { name: "Pay" }).click();
  await cashier.getByRole("button", { name: "Send (seller)" }).click();
  await expect(cashier.locator("body")).toContainText("圆通速递(YTO)");
  const express = /YT\d+/.exec((await cashier.locator("body").textContent()) ?? "")?.[0] ?? "";

  // 1688 tells us, and the job follows.
  await expect(async () => {
    await desk.reload();
    await expect(seller).toBeHidden({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await desk.goto("/console/wire-purchases?view=under_way");
  const trace = desk
    .getByRole("row")
    .filter({ hasText: tid })
    .getByRole("button", { name: pattern(atDesk, "consoleWirePurchases.traceOf", ["number"]) });
  // The express number is taken down first, and how far the order is after it.
  await expect(async () => {
    await desk.reload();
    await expect(trace).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await trace.click();
  await expect(desk.getByRole("dialog").getByRole("region", { name: express })).toContainText(
    "已收取快件",
  );

  const warehouse = await openDesk(browser, baseURL, "warehouse");
  await receiveParcel(warehouse, { express, photo });
});
