import {
  correctDutyReceipt,
  enterDutyReceipt,
} from "@sampan/contract/logistics/clearance/staff-duty-receipts";
import { expect, test } from "vitest";
import { openServersBeside } from "../../../../../tests/support/app-beside-servers.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { openDutyReceipts } from "../../../../../tests/support/test-duty-receipts.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const database = await openTestDatabase();
const alone = await openTestApp({ database });
alone.clock.set(new Date());
const { away, page, paper, logistics } = await openDutyReceipts(alone);
const world = await openServersBeside(alone, database);
const { customer, db } = world;
const desks = await world.desks("logistics", 8);

const receiptsWith = (url: string) =>
  db
    .selectFrom("duty_receipt_pages")
    .innerJoin("files", "files.id", "duty_receipt_pages.file_id")
    .where("files.key", "=", url.slice("/files/".length))
    .select("receipt_id")
    .execute();

test("a page that is entered for two parcels of one customer at once stands on one receipt", async () => {
  for (let round = 0; round < 4; round += 1) {
    const nok = await customer({ region: "TH" });
    const [first, second] = [await away({}, nok), await away({}, nok)];
    const url = await page(first.parcel);
    const outcomes = await Promise.all(
      desks.map(async (desk, at) => {
        const { parcel: tid } = at % 4 < 2 ? first : second;
        return refusalOf(await desk.call(enterDutyReceipt, { tid, ...paper(), imgs: [url] }));
      }),
    );
    expect(outcomes.filter((outcome) => outcome === "accepted")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "file_unknown")).toHaveLength(7);
    expect(await receiptsWith(url)).toHaveLength(1);
  }
});

test("a page that corrects one receipt and is entered on another at once stands on one of them", async () => {
  const nok = await customer({ region: "TH" });
  const [first, second] = [await away({}, nok), await away({}, nok)];
  const imgs = [await page(first.parcel)];
  const entered = valueOf(
    await logistics.call(enterDutyReceipt, { tid: first.parcel, ...paper(), imgs }),
  );
  const [former] = entered.data.receipts;
  const url = await page(first.parcel);
  const outcomes = await Promise.all(
    desks.map(async (desk, at) => {
      const again = { ...paper(), imgs: [url] };
      return refusalOf(
        at % 4 < 2
          ? await desk.call(enterDutyReceipt, { tid: second.parcel, ...again })
          : await desk.call(correctDutyReceipt, {
              key: former?.key ?? "",
              ...again,
              reason: "錯頁",
            }),
      );
    }),
  );
  expect(outcomes.filter((outcome) => outcome === "accepted")).toHaveLength(1);
  expect(await receiptsWith(url)).toHaveLength(1);
});
