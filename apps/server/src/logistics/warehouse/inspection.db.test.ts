import type { RequestOf } from "@sampan/contract/kernel/call";
import { getPackageDetail } from "@sampan/contract/logistics/parcels/parcels";
import {
  findExpress,
  measureParcel,
  receiveParcel,
  undoReceipt,
} from "@sampan/contract/logistics/warehouse/staff-warehouse";
import { queryTradeLoggerList } from "@sampan/contract/trade/orders/orders";
import { defaultLimits } from "@sampan/domain/kernel/settings/limits";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { beforeAll, describe, expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { measures, openJourney } from "../../../../../tests/support/test-journey.ts";
import { storeParcelPhoto } from "../../../../../tests/support/test-unclaimed.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { customer, needs, clock } = world;
const journey = await openJourney(world);
const { warehouse } = journey;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

/** Two pieces of one line, on their way to the warehouse. */
async function onItsWay() {
  const ming = await customer();
  const tid = await journey.paid(ming);
  const { express_no, oids } = await journey.sentBySeller(tid);
  const oid = oids[0] ?? "";
  const receive = (more: Partial<RequestOf<typeof receiveParcel>> = {}) =>
    warehouse.call(receiveParcel, {
      express_no,
      warehouse: "guangzhou",
      lines: [{ oid, num: 2 }],
      measures,
      ...more,
    });
  return { ming, tid, express_no, oid, receive };
}

const shots = async (count: number): Promise<string[]> => {
  const taken: string[] = [];
  for (let at = 0; at < count; at++) taken.push(await storeParcelPhoto(world, warehouse.id));
  return taken;
};

describe("photos that the settings ask for", () => {
  test("are none until somebody sets them: a warehouse that runs is not stopped", async () => {
    expect(defaultLimits.inspection_photos_per_line).toBe(0);
    const { receive } = await onItsWay();
    valueOf(await receive());
  });

  test("have to be there before a parcel is received whole, or measured later", async () => {
    await setSettings(needs, { inspection_photos_per_line: 3 });
    const { receive, express_no } = await onItsWay();
    const { data } = valueOf(await warehouse.call(findExpress, { express_no }));
    expect(data.photos_per_line).toBe(3);
    expect(refusalOf(await receive({ photos: await shots(2) }))).toBe("photos_needed");
    const { tid } = valueOf(await receive({ measures: null })).data;
    const measured = { tid, measures, photos: await shots(2) };
    expect(refusalOf(await warehouse.call(measureParcel, measured))).toBe("photos_needed");
    const whole = { tid, measures, photos: await shots(3) };
    expect(valueOf(await warehouse.call(measureParcel, whole)).data.photos).toHaveLength(3);
    await setSettings(needs, {});
  });
});

test("a scale that reads 0 or 900 kg is told so, and nothing is received [BO-14]", async () => {
  const { receive, express_no } = await onItsWay();
  const weigh = (weight_g: number) => receive({ measures: { ...measures, weight_g } });
  expect(refusalOf(await weigh(0))).toBe("scale_empty");
  expect(refusalOf(await weigh(900_000))).toBe("scale_too_heavy");
  const { data } = valueOf(await warehouse.call(findExpress, { express_no }));
  expect(data.state).toBe("expected");
});

describe("a fault of goods", () => {
  const broken = { fault: "broken", num: 1, words: "屏幕裂开" } as const;

  test("stands on its customer's parcel, at the desk, and in the order's log [BO-14] [ORD-19]", async () => {
    const { ming, tid, oid, express_no, receive } = await onItsWay();
    const received = valueOf(await receive({ faults: [{ oid, ...broken }] })).data;
    expect(received.items).toMatchObject([{ oid, fault: broken }]);
    const parcel = valueOf(await ming.call(getPackageDetail, { tid: received.tid })).data;
    expect(parcel.faults).toEqual([{ oid, ...broken, found_at: expect.any(String) }]);
    const log = valueOf(await ming.call(queryTradeLoggerList, { tid })).datalist;
    const told = log.filter(({ biz_code }) => biz_code === orderLogCodes.goods_faulty);
    expect(told.map(({ content }) => content)).toEqual([
      `包裹 ${express_no} 验货：破损，1 件。屏幕裂开`,
    ]);
  });

  test("is noted later, or taken back, when the parcel is looked at again; told once", async () => {
    const { ming, tid, oid, receive } = await onItsWay();
    const parcel = valueOf(await receive()).data.tid;
    const note = (faults: RequestOf<typeof measureParcel>["faults"]) =>
      warehouse.call(measureParcel, { tid: parcel, measures, faults });
    valueOf(await note([{ oid, ...broken }]));
    valueOf(await note([{ oid, ...broken }]));
    const log = valueOf(await ming.call(queryTradeLoggerList, { tid })).datalist;
    const codes = log.map(({ biz_code }) => biz_code);
    expect(codes.filter((code) => code === orderLogCodes.goods_faulty)).toHaveLength(1);
    valueOf(await note([]));
    expect(valueOf(await ming.call(getPackageDetail, { tid: parcel })).data.faults).toEqual([]);
  });

  test("is refused of goods that are not in the parcel, and `other` without words", async () => {
    const { oid, receive } = await onItsWay();
    const other = await onItsWay();
    const foreign = [{ ...broken, oid: other.oid }];
    expect(refusalOf(await receive({ faults: foreign }))).toBe("fault_foreign");
    const mute = [{ oid, fault: "other", num: 1 }] as const;
    expect(refusalOf(await receive({ faults: [...mute] }))).toBe("fault_words_needed");
  });

  test("goes with a receipt that is taken back", async () => {
    const { ming, oid, receive } = await onItsWay();
    const parcel = valueOf(await receive({ faults: [{ oid, ...broken }] })).data.tid;
    valueOf(await warehouse.call(undoReceipt, { tid: parcel }));
    const again = valueOf(await receive()).data.tid;
    expect(valueOf(await ming.call(getPackageDetail, { tid: again })).data.faults).toEqual([]);
  });
});
