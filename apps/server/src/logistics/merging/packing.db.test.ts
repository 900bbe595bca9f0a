import { quoteMerge, splitPackage } from "@sampan/contract/logistics/merging/merging";
import {
  listToPack,
  packParcel,
  quotePacking,
} from "@sampan/contract/logistics/merging/staff-merging";
import { moveService } from "@sampan/contract/logistics/services/staff-services";
import { getDashboard } from "@sampan/contract/office/dashboard/staff-dashboard";
import { uploadParcelPhoto } from "@sampan/contract/kernel/uploads";
import { defaultLimits } from "@sampan/domain/kernel/settings/limits";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import type { TestCaller } from "../../../../../tests/support/test-caller.ts";
import { box, openMerging } from "../../../../../tests/support/test-merging.ts";
import { askFor } from "../../../../../tests/support/test-services.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { journey, threeStored, stored, merge, pack, post, detailOf } = await openMerging(world);
const { warehouse, billing } = journey;

async function toPack() {
  const { ming, orders, parcels, wish } = await threeStored();
  const { tid } = valueOf(await merge(ming, wish)).data;
  return { ming, orders, parcels, tid };
}

/** A picture that the desk took. */
async function photograph(): Promise<string> {
  const create = { width: 40, height: 30, channels: 3, background: "teal" } as const;
  const file = new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]);
  return valueOf(await warehouse.call(uploadParcelPhoto, { file })).data.url;
}

const queueOf = async () => valueOf(await warehouse.call(getDashboard, {})).data.queues.packings;
const found = async (number: string) =>
  valueOf(await warehouse.call(listToPack, { number })).datalist;

describe("what waits to be packed", () => {
  test("is priced on every line before it is done, as its owner was quoted it, and what was paid for it is named [BO-19] [CONS-05]", async () => {
    const { ming, parcels, wish } = await threeStored();
    const [part = ""] = parcels;
    const { asked } = valueOf(await askFor(ming, part, [{ service: "waterproof" }])).data;
    const done = { number: asked[0]?.number ?? "", event: "finish", note: "" } as const;
    valueOf(await warehouse.call(moveService, { ...done, photos: [await photograph()] }));
    const tids = [...parcels];
    const quoted = valueOf(await ming.call(quoteMerge, { tids })).data;
    const { tid } = valueOf(await merge(ming, wish)).data;
    expect((await found(tid))[0]?.services).toEqual([{ service: "waterproof", is_done: true }]);
    const quote = async (weight_g: number) => {
      const sides = { length_mm: 200, width_mm: 200, height_mm: 100 };
      const asked = { tid, weight_g, ...sides };
      return valueOf(await warehouse.call(quotePacking, asked)).data.lines;
    };
    const bySea = <Line extends { transport: number }>(lines: readonly Line[]) =>
      lines.find(({ transport }) => transport === 9);
    const minimum = bySea(await quote(quoted.weight_g))?.quote;
    const shown = bySea(quoted.lines)?.quote;
    expect(minimum).toEqual({
      chargeable_g: shown?.chargeable_g,
      total: shown?.total,
      currency: "TWD",
    });
    expect(bySea(await quote(12_000))?.quote?.chargeable_g).toBe(12_000);
    valueOf(await pack(tid));
    const late = { tid, weight_g: 1, length_mm: 1, width_mm: 1, height_mm: 1 };
    expect(refusalOf(await warehouse.call(quotePacking, late))).toBe("parcel_unknown");
  });

  test("is found by any number on the table, with its goods, until it is packed, and is counted [BO-19] [BO-52]", async () => {
    const before = (await queueOf()).count;
    const { tid, parcels } = await toPack();
    expect((await queueOf()).count).toBe(before + 1);
    const [shown] = await found(tid);
    const [part] = shown?.parts ?? [];
    expect(part?.items).toMatchObject([{ num: 2, item_name: expect.any(String) }]);
    expect((await found(parcels[2] ?? "")).map((one) => one.tid)).toEqual([tid]);
    expect((await found(part?.express_no ?? "")).map((one) => one.tid)).toEqual([tid]);
    expect(await found("YT-of-nobody")).toEqual([]);
    valueOf(await pack(tid));
    expect(await found(tid)).toEqual([]);
    expect((await queueOf()).count).toBe(before);
  });

  test("is late once it waited longer than the setting says, is counted so, and is listed alone; packed, it no longer is [BO-19] [BO-52]", async () => {
    // What other tests left is late by then as well.
    const { tid } = await toPack();
    const lateNow = async () =>
      valueOf(await warehouse.call(listToPack, { late: true, page_size: 100 })).datalist;
    const isListed = async () => (await lateNow()).some((one) => one.tid === tid);
    expect(await isListed()).toBe(false);
    expect((await found(tid))[0]?.is_late).toBe(false);
    await setSettings(world.needs, { packing_hours: 2 });
    world.clock.pass({ hours: 2 });
    expect(await isListed()).toBe(false);
    world.clock.pass({ minutes: 1 });
    expect(await isListed()).toBe(true);
    expect((await found(tid))[0]?.is_late).toBe(true);
    expect((await queueOf()).late).toBe((await lateNow()).length);
    valueOf(await pack(tid));
    expect(await isListed()).toBe(false);
    expect((await queueOf()).late).toBe((await lateNow()).length);
    await setSettings(world.needs, {});
  });

  test("is packed only with all its parcels in it and no other, and by whoever may consolidate [BO-19] [BO-02]", async () => {
    const { tid, parcels } = await toPack();
    const other = await stored(await world.customer());
    const packing = (parts: readonly string[] | null) =>
      warehouse.call(packParcel, { tid, parts: parts && [...parts], measures: box });
    const lacking = await packing(parcels.slice(1));
    expect(lacking).toMatchObject({ error: { code: "parts_missing" } });
    expect(JSON.stringify(lacking)).toContain(parcels[0]);
    expect(refusalOf(await packing(null))).toBe("parts_missing");
    expect(refusalOf(await packing([...parcels, other.parcel]))).toBe("part_foreign");
    expect(refusalOf(await billing.call(packParcel, { tid, parts: parcels, measures: box }))).toBe(
      "right_missing",
    );
    valueOf(await packing(parcels));
    expect(refusalOf(await packing(parcels))).toBe("parcel_packed");
  });

  test("is refused on a scale that reads 0 or 900 kg, in words of its own, and nothing is stored [BO-14]", async () => {
    const { ming, tid, parcels } = await toPack();
    const weighed = (weight_g: number) =>
      warehouse.call(packParcel, { tid, parts: parcels, measures: { ...box, weight_g } });
    expect(refusalOf(await weighed(0))).toBe("scale_empty");
    expect(refusalOf(await weighed(900_000))).toBe("scale_impossible");
    expect(await detailOf(ming, tid)).toMatchObject({ weight_g: null, status: 2 });
    valueOf(await weighed(3_100));
    expect(refusalOf(await pack(tid, { weight_g: 900_000 }))).toBe("scale_impossible");
    valueOf(await pack(tid, { weight_g: 3_200 }));
    expect(await detailOf(ming, tid)).toMatchObject({ weight_g: 3_200, status: 3 });
  });

  test("tells the packer of a customer who split it meanwhile, and of a bill that is posted [BO-19]", async () => {
    const split = await toPack();
    valueOf(await split.ming.call(splitPackage, { tid: split.tid }));
    const packing = { tid: split.tid, parts: split.parcels, measures: box };
    expect(refusalOf(await warehouse.call(packParcel, packing))).toBe("merge_undone");
    const billed = await toPack();
    valueOf(await pack(billed.tid));
    valueOf(await post(billed.orders[0]?.tid ?? ""));
    expect(refusalOf(await pack(billed.tid))).toBe("parcel_not_in_state");
  });

  test("shows what lay in it before it was closed and the closed box to its owner and nobody else, as the settings demand", async () => {
    const { ming, tid, parcels } = await toPack();
    const [inside, outside] = [await photograph(), await photograph()];
    const packing = (shots: { contents_photos?: string[]; photos?: string[] }) =>
      warehouse.call(packParcel, { tid, parts: parcels, measures: box, ...shots });
    expect(defaultLimits.packing_photos_each).toBe(0);
    await setSettings(world.needs, { packing_photos_each: 1 });
    expect(valueOf(await warehouse.call(listToPack, { number: tid }))).toMatchObject({
      photos_each: 1,
    });
    expect(refusalOf(await packing({ photos: [outside] }))).toBe("contents_photos_needed");
    expect(refusalOf(await packing({ contents_photos: [inside] }))).toBe("box_photos_needed");
    const foreign = `/files/${"0".repeat(40)}`;
    expect(refusalOf(await packing({ contents_photos: [foreign], photos: [outside] }))).toBe(
      "file_unknown",
    );
    expect(await detailOf(ming, tid)).toMatchObject({
      photos: [],
      merged: { is_packed: false, packed_at: null, contents_photos: [], parts_g: 3_600 },
    });
    valueOf(await packing({ contents_photos: [inside], photos: [outside] }));
    expect(await detailOf(ming, tid)).toMatchObject({
      photos: [outside],
      merged: {
        is_packed: true,
        packed_at: expect.stringMatching(/\d/),
        contents_photos: [inside],
        parts_g: 3_600,
      },
    });
    const read = async (who: TestCaller, url: string) => (await who.send(url, {})).status;
    expect([await read(ming, inside), await read(await world.customer(), inside)]).toEqual([
      200, 404,
    ]);
    // Weighed anew, the box is closed already: nothing is demanded, and what lay in it stays shown.
    valueOf(await warehouse.call(packParcel, { tid, measures: box, photos: [outside] }));
    expect((await detailOf(ming, tid)).merged?.contents_photos).toEqual([inside]);
    await setSettings(world.needs, {});
  });
});
