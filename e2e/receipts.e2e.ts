import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryReceipts } from "@sampan/contract/money/receipts";
import { reverseApplyBatch } from "@sampan/contract/trade/refunds/refunds";
import { acceptRefund, executeRefund } from "@sampan/contract/trade/refunds/staff-refunds";
import { formatAmount } from "@sampan/domain/kernel/money";
import type { Page } from "@playwright/test";
import { carry } from "./support/carrying.ts";
import { expectAccessible, expectSound } from "./support/accessible.ts";
import { expect, openReady, test } from "./support/journey.ts";
import { logInByCall, registerNewcomer } from "./support/newcomer.ts";
import { ordersOf } from "./support/ordering.ts";
import { openPhone } from "./support/shopper.ts";

type Receipt = OutputOf<typeof queryReceipts>["datalist"][number];

const barcode = "/SMPN+68";

async function receiptOf(page: Page, tid: string): Promise<Receipt | undefined> {
  const answer = await page.request.get("/gateway/receipts", { params: { page_size: 50 } });
  const { datalist } = (await answer.json()) as OutputOf<typeof queryReceipts>;
  return datalist.find((receipt) => receipt.tid === tid);
}

/** The clock asks for them each minute. */
const issuing = { timeout: 150_000, intervals: [2_000] };

test("who pays has an invoice on the phone's barcode, and what is paid back is taken off it", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const { page, say } = await openPhone(browser, baseURL, "zh-TW");
  const customer = "customer@sampan.test";
  await logInByCall(page, customer);
  await page.goto("/myWallet");
  await page.getByRole("link", { name: say("receipts.title") }).tap();
  await expect(page).toHaveURL(/\/receipts$/);
  await page.getByRole("radio", { name: say("receipts.kind.barcode") }).check();
  await page.getByLabel(say("receipts.barcode")).fill(barcode);
  await page.getByRole("button", { name: say("receipts.save") }).tap();
  await expect(page.getByText(say("receipts.saved"))).toBeVisible();

  const order = { customer, insurance: 3, pieces: 2 } as const;
  const scene = await carry(page, baseURL, { order, until: "paid" });
  const { tid } = scene;
  await expect.poll(async () => (await receiptOf(page, tid))?.state, issuing).toBe("issued");
  const issued = await receiptOf(page, tid);
  await page.reload();
  const card = page.getByRole("listitem").filter({ hasText: issued?.number ?? "" });
  await expect(card).toContainText(say("receipts.state.issued"));
  await expect(card).toContainText(barcode);
  await expect(card).toContainText(formatAmount(issued?.amount ?? 0, "TWD"));
  expect(issued?.number).toMatch(/^AA\d{8}$/);
  expect((issued?.amount ?? 1) % 100).toBe(0);
  await expectAccessible(page, ["/receipts"]);

  const [line] = (await ordersOf(page)).find((one) => one.tid === tid)?.items ?? [];
  const asked = { oid: line?.oid ?? "", num: 1, reason: "not_wanted" as const };
  const { datalist } = await scene.buyer.call(reverseApplyBatch, { list: [asked] });
  const number = datalist[0]?.number ?? "";
  const [service, finance] = [
    await scene.stage.staff("service"),
    await scene.stage.staff("finance"),
  ];
  await service.call(acceptRefund, { number, num: 1, fault: "customer" });
  await finance.call(executeRefund, { number });
  const taken = async () => (await receiptOf(page, tid))?.allowed ?? 0;
  await expect.poll(taken, issuing).toBeGreaterThan(0);
  const allowed = await taken();
  expect(allowed).toBeLessThan(issued?.amount ?? 0);
  await page.reload();
  await expect(card).toContainText(
    say("receipts.allowed", { amount: formatAmount(allowed, "TWD") }),
  );
});

test("who pays in Thailand opens a receipt with a running number as a PDF", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const { page, say } = await openPhone(browser, baseURL, "th");
  const customer = "thai@sampan.test";
  await logInByCall(page, customer);
  const order = { customer, insurance: 3, pieces: 1 } as const;
  const { tid } = await carry(page, baseURL, { order, until: "paid" });
  await expect.poll(async () => (await receiptOf(page, tid))?.state, issuing).toBe("issued");
  const issued = await receiptOf(page, tid);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/receipts");
  const number = issued?.number ?? "";
  expect(number).toMatch(/^TX\d{4}-\d{6}$/);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: `${say("receipts.pdf")} ${number}` }).tap();
  expect((await saved).suggestedFilename()).toBe(`${number}.pdf`);
  await expectAccessible(page, ["/receipts"]);
});

for (const { language, region, codes } of [
  {
    language: "zh-TW",
    region: "TW",
    codes: [
      ["barcode", "barcode", "/abc12345", "barcode_malformed", "/abc1234"],
      ["donation", "love_code", "12", "love_code_malformed", "919"],
      ["company", "tax_id", "12345678", "company_number_invalid", "04595257"],
    ],
  },
  {
    language: "th",
    region: "TH",
    codes: [["company", "tax_id", "123", "company_number_invalid", "0105561000003"]],
  },
] as const)
  test(`a code of the wrong form is told at its field, and what was typed stays, in ${language}`, async ({
    browser,
    baseURL,
  }) => {
    const { page, say } = await openPhone(browser, baseURL ?? "", language);
    await registerNewcomer(page.request, region, { language });
    await openReady(page, "/receipts");
    const save = page.getByRole("button", { name: say("receipts.save") });
    for (const [kind, field, wrong, refusal, right] of codes) {
      await page.getByRole("radio", { name: say(`receipts.kind.${kind}`) }).check();
      const typed = page.getByLabel(say(`receipts.${field}`));
      await typed.fill(wrong);
      await save.tap();
      await expect(typed).toHaveAccessibleDescription(say(`errors.${refusal}`));
      await expect(typed).toHaveAttribute("aria-invalid", "true");
      await expect(typed).toHaveValue(wrong);
      await expectSound(page);
      await typed.fill(right);
      await expect(typed).not.toHaveAttribute("aria-invalid");
    }
    // The last one lacks its name still: that is told at the name.
    await save.tap();
    const name = page.getByLabel(say("receipts.company_name"));
    await expect(name).toHaveAccessibleDescription(say("errors.company_name_needed"));
    await name.fill("三板");
    await save.tap();
    await expect(page.getByText(say("receipts.saved"))).toBeVisible();
  });
