import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryStoredParcels } from "@sampan/contract/logistics/merging/merging";
import type {
  getPackageDetail,
  queryLogisticsList,
} from "@sampan/contract/logistics/parcels/parcels";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { readCoverage } from "./support/coverage.ts";
import { openDesk } from "./support/desks.ts";
import { expect, test } from "./support/journey.ts";
import { logInByCall } from "./support/newcomer.ts";
import { settled } from "./support/settled.ts";
import { atDesk, pattern, type Say, speak } from "./support/speech.ts";

const say = speak("zh-TW");
const said: Say = (key, values) => atDesk(`consolePacking.${key}`, values);
const measured: Say = (key, values) => atDesk(`consoleWarehouse.${key}`, values);
const photo = join(import.meta.dirname, "../demo/pictures/parcel-on-scale.webp");
const wire = "/gateway/installer/logistics";

type Merged = OutputOf<typeof queryLogisticsList>["datalist"][number];
type Detail = OutputOf<typeof getPackageDetail>["data"];
type Stored = OutputOf<typeof queryStoredParcels>["datalist"][number];

/** The firm's box of the demo that waits for its owner, or of a walk before this one that was not finished. */
async function waitingBox({ request }: Page): Promise<Merged> {
  const listed = await request.get(`${wire}/query_logistics_list`, {
    params: { search: JSON.stringify({ statusArr: [3], pageSize: 100 }) },
  });
  const { datalist } = (await listed.json()) as { datalist: Merged[] };
  for (const parcel of datalist.filter(({ part_tids }) => part_tids.length > 1)) {
    const answer = await request.get(`${wire}/get_package_detail`, { params: { tid: parcel.tid } });
    const { data } = (await answer.json()) as { data: Detail };
    if (data.merged?.rehearsal?.state === "waiting") return parcel;
  }
  throw new Error("no box of the firm's waits for its owner");
}

async function storedOf({ request }: Page, tids: readonly string[]): Promise<readonly Stored[]> {
  const answer = await request.get(`${wire}/query_stored_parcels`);
  const { datalist } = (await answer.json()) as { datalist: Stored[] };
  return datalist.filter(({ tid }) => tids.includes(tid));
}

const looksSound = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
};

/** Names, materials and, as it is suggested, what was paid. */
async function declare(page: Page): Promise<void> {
  const part = page.getByRole("region", { name: say("merging.declaration") });
  const names = part.getByLabel(say("merging.name"), { exact: true });
  const materials = part.getByLabel(say("merging.material"));
  for (const [at, name] of (await names.all()).entries()) {
    await name.fill(`棉質長袖上衣 ${at + 1}`);
    await materials.nth(at).fill("棉");
  }
  await part.getByRole("checkbox", { name: say("merging.isTrue") }).check();
}

/** Scans every parcel into the box, weighs it lighter than they came, photographs it. */
async function packAt(desk: Page, tid: string, parts: readonly Stored[]): Promise<number> {
  await desk.goto(`/console/packing?number=${tid}`);
  const box = desk.getByRole("form", { name: said("parcel", { tid }) });
  await expect(desk.getByText(said("rehearsed"))).toBeVisible();
  for (const { express_no } of parts) {
    await desk.getByRole("textbox", { name: said("scan.number") }).fill(express_no);
    await desk.keyboard.press("Enter");
  }
  await expect(box.getByText(said("rehearsedConsequence"))).toBeVisible();
  const weight_g = parts.reduce((total, part) => total + (part.weight_g ?? 0), 0) - 140;
  for (const side of ["length", "width", "height"]) await box.getByLabel(measured(side)).fill("30");
  await box.getByLabel(measured("weight")).fill(formatKilograms(weight_g));
  await box.getByLabel(measured("photoFile")).setInputFiles(photo);
  await expect(
    box.getByRole("img", { name: measured("photoOf", { number: 1 }) }).first(),
  ).toBeVisible();
  await box.getByRole("button", { name: said("complete") }).click();
  await expect(desk.getByText(said("done", { tid }))).toBeVisible();
  return weight_g;
}

/** Its digits: a price stands apart from the mark of its currency in some places, and beside it in others. */
const amountIn = async (place: Locator): Promise<string> =>
  /NT\$\s?([\d,]+\.\d\d)/u.exec(await place.innerText())?.[1] ?? "no amount";

test("parcels are merged by rehearsal to Taiwan: taken apart and asked for anew, packed, compared, agreed to and paid at the price that was shown [RT-106] [CONS-01] [PKG-27]", async ({
  page,
  browser,
  baseURL,
}) => {
  await logInByCall(page, "business@sampan.test");
  const before = await waitingBox(page);
  await page.goto(`/rehearsal/${before.tid}`);
  await settled(page);
  await expect(page.getByRole("heading", { name: say("rehearsal.title") })).toBeVisible();
  const goods = page.locator("summary img");
  const isDrawn = (images: Element[]) =>
    images.length > 0 && images.every((image) => (image as HTMLImageElement).naturalWidth > 0);
  await expect.poll(() => goods.evaluateAll(isDrawn)).toBe(true);
  await looksSound(page);
  await page.getByRole("button", { name: say("rehearsal.repack") }).tap();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("rehearsal.repackConfirm") })
    .tap();

  // Its parcels lie on their shelves again, and are picked already.
  await expect(page).toHaveURL(/setTransportationBox/);
  await settled(page);
  const parts = await storedOf(page, before.part_tids);
  expect(parts).toHaveLength(before.part_tids.length);
  for (const { tid } of parts)
    await expect(page.getByRole("checkbox", { name: new RegExp(tid) })).toBeChecked();
  // Each of them can be left behind, and comes along once it is ticked.
  const ofFirst = page.getByRole("checkbox", { name: new RegExp(parts[0]?.tid ?? "") });
  await ofFirst.uncheck();
  await ofFirst.check();
  const lines = page.getByRole("group", { name: say("merging.line") }).getByRole("radio");
  await lines.first().check();
  await page
    .getByRole("group", { name: say("settlement.carrier") })
    .getByRole("radio")
    .first()
    .check();
  await declare(page);
  await page.getByRole("checkbox", { name: say("merging.rehearse") }).check();
  await settled(page);
  await looksSound(page);
  await page.getByRole("button", { name: say("merging.submit") }).tap();
  await expect(page).toHaveURL(/packageDetail\//);
  const tid = page.url().split("/").at(-1) ?? "";
  await expect(page.getByText(say("merging.waiting"))).toBeVisible();
  await page.goto(`/rehearsal/${tid}`);
  await expect(page.getByText(say("rehearsal.states.asked"))).toBeVisible();

  const desk = await openDesk(browser, baseURL ?? "", "warehouse");
  const weight_g = await packAt(desk, tid, parts);
  const biller = await openDesk(browser, baseURL ?? "", "billing");
  await biller.goto("/console/billing");
  await expect(biller.getByText(atDesk("consoleBilling.awaitsOwner")).first()).toBeVisible();

  await page.goto(`/packageDetail/${tid}`);
  await page.getByRole("link", { name: say("merging.look") }).tap();
  await settled(page);
  await expect(page.getByRole("main")).toContainText(formatKilograms(weight_g));
  await expect(
    page.getByText(say("rehearsal.lighter", { weight: formatKilograms(140) })),
  ).toBeVisible();
  await expect(page.getByText(pattern(say, "rehearsal.answerBy", ["time"]))).toBeVisible();
  await expect(page.getByText(pattern(say, "rehearsal.priceHeld", ["time"]))).toBeVisible();
  const columns = page.getByRole("group", { name: say("rehearsal.line") }).getByRole("radio");
  expect(await columns.count()).toBeGreaterThan(1);
  const bar = page.getByRole("region", { name: say("rehearsal.bar") });
  const asked = await amountIn(bar);
  for (const column of await columns.all())
    if ((await column.isEnabled()) && !(await column.isChecked())) {
      await column.check();
      break;
    }
  await expect(bar).not.toContainText(asked);
  // Insured by more, it costs more: an entry of its own.
  const sum = page.getByRole("region", { name: say("rehearsal.sum") });
  const uninsured = await amountIn(bar);
  await page.getByText(say("settlement.insurance"), { exact: true }).first().tap();
  await page
    .getByRole("group", { name: say("settlement.insurance") })
    .getByRole("radio")
    .last()
    .check();
  await expect(bar).not.toContainText(uninsured);
  await settled(page);
  const insured = await amountIn(bar);
  await readCoverage(page, say);
  await expect(bar).toContainText(insured);
  await expect(sum).toContainText(say("sums.label.rehearsal"));
  await expect(sum).toContainText(say("sums.label.insurance", { percent: "4" }));
  const agreed = await amountIn(bar);
  await bar.getByRole("button", { name: pattern(say, "rehearsal.agreeAndPay", ["amount"]) }).tap();

  await expect(page).toHaveURL(/paymentBox/);
  await settled(page);
  await expect(page.getByRole("main")).toContainText(agreed);
  await page.getByRole("button", { name: pattern(say, "payment.pay", ["amount"]) }).tap();
  await expect(page).toHaveURL(/paySuccessBox/);
  await page.goto(`/packageDetail/${tid}`);
  await settled(page);
  await expect(page.getByText(say("parcels.billStates.paid")).first()).toBeVisible();
  await expect(page.getByText(say("parcels.facts.paidAt"))).toBeVisible();
  await expect(page.getByRole("main")).toContainText(agreed);
  await expect(page.getByRole("main")).toContainText(say("sums.label.rehearsal"));
  await page.goto(`/rehearsal/${tid}`);
  await expect(page.getByText(say("rehearsal.states.accepted"))).toBeVisible();
});
