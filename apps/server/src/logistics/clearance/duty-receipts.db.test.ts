import { queryClearance } from "@sampan/contract/logistics/clearance/clearance";
import {
  correctDutyReceipt,
  enterDutyReceipt,
  findDutyParcel,
  listDutyReceipts,
  withdrawDutyReceipt,
} from "@sampan/contract/logistics/clearance/staff-duty-receipts";
import { sql } from "kysely";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import type { TestCaller } from "../../../../../tests/support/test-caller.ts";
import { openDutyReceipts } from "../../../../../tests/support/test-duty-receipts.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { findFilesOf } from "../../kernel/files/find-files-of.ts";
import { removeFilesOfErased } from "../../kernel/files/remove-files-of-erased.ts";
import { markCancelled, markErased } from "../../people/accounts/cancelling.ts";
import { gatherRows } from "../../people/personal-data/gather-rows.ts";

const world = await openTestApp();
const { customer, visitor, staff, db, needs, clock } = world;
const { logistics, here, away, page, paper } = await openDutyReceipts(world);

const ownOf = async (who: TestCaller, tid: string) =>
  valueOf(await who.call(queryClearance, { tid })).receipts;
/** What notices say of receipts, the first in front. */
const toldOf = async (who: TestCaller & { readonly id: number }) =>
  db
    .selectFrom("notices")
    .select(["kind", "subject_values as values", "link"])
    .where("account_id", "=", who.id)
    .where("kind", "like", "duty_receipt_%")
    .orderBy("id")
    .execute();
const statusOf = async (who: TestCaller, url: string) => (await who.send(url, {})).status;
const parcelOf = async (of: string) => valueOf(await logistics.call(findDutyParcel, { of })).data;

/** A parcel on its way with one receipt. */
async function taxed() {
  const of = await away();
  const imgs = [await page(of.parcel)];
  const receipt = { ...paper(), imgs };
  valueOf(await logistics.call(enterDutyReceipt, { tid: of.parcel, ...receipt }));
  const [entered] = await ownOf(of.nok, of.parcel);
  if (!entered) throw new Error("nothing was entered");
  return { ...of, receipt, key: entered.key };
}

describe("a receipt of what customs was paid", () => {
  test("stands at the desk beside what was expected, and its owner reads it with its pages", async () => {
    const { nok, parcel } = await away();
    const before = await parcelOf(parcel.toLowerCase());
    expect(before).toMatchObject({ tid: parcel, paid: 0, beyond: 0, has_left: true, receipts: [] });
    // Clothing: 30 % of goods, insurance and freight, and 7 % of all of it.
    expect(before.expected_low).toBe(before.expected_high);
    expect(before.expected_low / before.worth).toBeCloseTo(0.3 + 1.3 * 0.07, 4);

    const duty = before.expected_low;
    const imgs = [await page(parcel), await page(parcel)];
    const receipt = { ...paper(), duty, vat: 12_34, imgs };
    const { data } = valueOf(await logistics.call(enterDutyReceipt, { tid: parcel, ...receipt }));
    expect(data).toMatchObject({ paid: duty + 12_34, beyond: 12_34, currency: "THB" });
    expect(data.receipts).toMatchObject([{ number: receipt.number, imgs, ended_at: "" }]);
    const { datalist } = valueOf(await logistics.call(listDutyReceipts, {}));
    expect(datalist[0]).toMatchObject({
      tid: parcel,
      uid: nok.uid,
      beyond: 12_34,
      paid: data.paid,
    });
    expect((await parcelOf(` ${receipt.number.toLowerCase()}`)).tid).toBe(parcel);

    const own = await ownOf(nok, parcel);
    expect(own).toMatchObject([
      { number: receipt.number, duty, vat: 12_34, imgs, currency: "THB" },
    ]);
    expect(JSON.stringify(own)).not.toContain("expected");
    const { number } = receipt;
    const values = { tid: parcel, number, amount: data.paid, currency: "THB" };
    const link = `/clearance/${parcel}`;
    expect(await toldOf(nok)).toEqual([{ kind: "duty_receipt_kept", values, link }]);
    const act = await db
      .selectFrom("audit_log")
      .select(["action", "object_id"])
      .where("action", "=", "enter_duty_receipt")
      .where("object_id", "=", parcel)
      .execute();
    expect(act).toHaveLength(1);
  });

  test("is its owner's and the desk's, and lies sealed", async () => {
    const { nok, parcel, receipt } = await taxed();
    const [url = ""] = receipt.imgs;
    expect(await statusOf(logistics, url)).toBe(200);
    expect(await statusOf(nok, url)).toBe(200);
    for (const other of [await customer({ region: "TH" }), visitor(), await staff("warehouse")])
      expect(await statusOf(other, url)).toBe(404);
    const other = await customer({ region: "TH" });
    expect(refusalOf(await other.call(queryClearance, { tid: parcel }))).toBe("parcel_unknown");
    const stored = await needs.files.get(url.slice("/files/".length));
    const drawn = await sharp(stored)
      .metadata()
      .catch(() => undefined);
    expect([stored === undefined, drawn]).toEqual([false, undefined]);
    // A page that was stored and never entered may be anybody's.
    expect(await statusOf(nok, await page(parcel))).toBe(404);
  });

  test("is entered once, for a parcel that has left, with a page and an amount, or nothing is kept", async () => {
    const { parcel, receipt } = await taxed();
    const other = await away();
    const enter = async (tid: string, change: object) =>
      refusalOf(
        await logistics.call(enterDutyReceipt, {
          tid,
          ...paper(),
          imgs: [await page(tid)],
          ...change,
        }),
      );
    const spaced = { number: ` ${receipt.number.toLowerCase().replace("-", " - ")}` };
    expect(await enter(other.parcel, spaced)).toBe("duty_number_taken");
    expect(await enter(parcel, spaced)).toBe("duty_number_taken");
    expect(await enter(other.parcel, { number: "?" })).toBe("duty_number_invalid");
    expect(await enter(other.parcel, { paid_on: "2030-01-01" })).toBe("duty_day_invalid");
    expect(await enter(other.parcel, { duty: 0, vat: 0 })).toBe("duty_amount_needed");
    expect(await enter(other.parcel, { imgs: [] })).toBe("duty_page_needed");
    expect(await enter(other.parcel, { imgs: [await page(parcel)] })).toBe("file_unknown");
    expect(await enter(other.parcel, { imgs: [...receipt.imgs] })).toBe("file_unknown");
    const waiting = await here();
    expect(await enter(waiting.parcel, {})).toBe("duty_parcel_here");
    const unknown = { tid: waiting.tid, ...paper(), imgs: [...receipt.imgs] };
    expect(refusalOf(await logistics.call(enterDutyReceipt, unknown))).toBe("parcel_unknown");
    for (const { nok, parcel: tid } of [other, waiting]) expect(await ownOf(nok, tid)).toEqual([]);
    const warehouse = await staff("warehouse");
    expect(refusalOf(await warehouse.call(listDutyReceipts, {}))).toBe("right_missing");
  });

  test("that was wrong is corrected by another entry, and stays with the reason", async () => {
    const { nok, parcel, receipt, key } = await taxed();
    const change = { number: receipt.number, paid_on: receipt.paid_on, duty: 200_00, vat: 54_60 };
    const correct = (wish: object) =>
      logistics.call(correctDutyReceipt, { key, ...change, reason: "少打一個零", ...wish });
    expect(refusalOf(await correct({ reason: " " }))).toBe("reason_needed");
    expect(refusalOf(await correct({ duty: 0, vat: 0 }))).toBe("duty_amount_needed");
    const { data } = valueOf(await correct({}));
    expect(data.paid).toBe(254_60);
    expect(data.receipts).toMatchObject([
      { duty: 200_00, corrects: receipt.number, ended_at: "", imgs: receipt.imgs },
      { duty: 180_00, ended_why: "少打一個零" },
    ]);
    expect(data.receipts[1]?.ended_at).not.toBe("");
    expect(await ownOf(nok, parcel)).toMatchObject([{ duty: 200_00, imgs: receipt.imgs }]);
    const told = [
      { kind: "duty_receipt_kept", values: { amount: 234_60 } },
      { kind: "duty_receipt_corrected", values: { amount: 254_60 } },
    ];
    expect(await toldOf(nok)).toMatchObject(told);
    // Somebody else was quicker.
    expect(refusalOf(await correct({}))).toBe("duty_receipt_ended");
    expect(await toldOf(nok)).toHaveLength(2);
    // The address that a desk has open names an entry, and goes on to the parcel after it was ended.
    expect((await parcelOf(key)).tid).toBe(parcel);
    const erased = db.deleteFrom("duty_receipts").where("key", "=", key).execute();
    await expect(erased).rejects.toThrow("was entered");
    const rewritten = db.updateTable("duty_receipts").set({ duty: 1 }).where("key", "=", key);
    await expect(rewritten.execute()).rejects.toThrow("was entered");
  });

  test("of another parcel is taken back, its pages are nobody's here, and its number is free", async () => {
    const { nok, parcel, receipt, key } = await taxed();
    const [url = ""] = receipt.imgs;
    const back = { key, reason: "是另一個包裹的" };
    const { data } = valueOf(await logistics.call(withdrawDutyReceipt, back));
    expect(data).toMatchObject({ paid: 0, beyond: 0, receipts: [{ ended_why: back.reason }] });
    expect(refusalOf(await logistics.call(withdrawDutyReceipt, back))).toBe("duty_receipt_ended");
    expect(await ownOf(nok, parcel)).toEqual([]);
    const { number: gone } = receipt;
    const last = { kind: "duty_receipt_withdrawn", values: { tid: parcel, number: gone } };
    expect((await toldOf(nok)).at(-1)).toMatchObject(last);
    expect(await statusOf(nok, url)).toBe(404);
    expect(await statusOf(logistics, url)).toBe(200);
    expect(await findFilesOf(db, nok.id)).toEqual([]);
    const other = await away();
    const { number } = receipt;
    const right = { tid: other.parcel, ...paper(), number, imgs: [await page(other.parcel)] };
    valueOf(await logistics.call(enterDutyReceipt, right));
    expect((await parcelOf(number)).tid).toBe(other.parcel);
  });

  test("is another's where a second region gave the same number, and each is opened by its own key", async () => {
    await setSettings(needs, { clearance_lines: [] });
    const { parcel, receipt, key } = await taxed();
    const taiwan = await away({}, await customer({ region: "TW" }));
    const { number } = receipt;
    const same = { ...paper(), number, imgs: [await page(taiwan.parcel)] };
    const entered = valueOf(
      await logistics.call(enterDutyReceipt, { tid: taiwan.parcel, ...same }),
    );
    const [listed] = valueOf(await logistics.call(listDutyReceipts, {})).datalist;
    expect(listed).toMatchObject({ tid: taiwan.parcel, number, currency: "TWD" });
    const of = { key, number, tid: parcel, region: "TH" };
    expect(entered.data).toMatchObject({ tid: taiwan.parcel, namesakes: [of] });
    expect((await parcelOf(key)).tid).toBe(parcel);
    expect((await parcelOf(listed?.key ?? "")).tid).toBe(taiwan.parcel);
    // Whoever types the number comes to the last, and is shown the other.
    expect(await parcelOf(number)).toMatchObject({ tid: taiwan.parcel, namesakes: [{ key }] });
    expect((await parcelOf(key)).namesakes).toMatchObject([{ tid: taiwan.parcel, region: "TW" }]);
    valueOf(await logistics.call(withdrawDutyReceipt, { key, reason: "不是它的" }));
    expect((await parcelOf(number)).namesakes).toEqual([]);
  });

  test("is in the copy of its owner's data; its pages go with them, and the entry stays for the books", async () => {
    const { nok, receipt } = await taxed();
    const key = receipt.imgs[0]?.slice("/files/".length) ?? "";
    expect((await findFilesOf(db, nok.id)).map((file) => file.key)).toEqual([key]);
    const { duty_receipts } = await gatherRows(db, nok.id);
    expect(duty_receipts).toMatchObject([{ number: receipt.number, duty: 180_00, vat: 54_60 }]);
    valueOf(await markCancelled(db, nok.id, clock.now()));
    valueOf(await markErased(db, nok.id, clock.now()));
    await removeFilesOfErased(needs);
    expect(await needs.files.get(key)).toBeUndefined();
    const { rows } = await sql<{ pages: number }>`
      select (select count(*)::int from duty_receipt_pages page where page.receipt_id = receipt.id) as pages
        from duty_receipts receipt where number = ${receipt.number}`.execute(db);
    expect(rows).toEqual([{ pages: 0 }]);
  });
});
