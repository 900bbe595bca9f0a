import { describe, expect, test } from "vitest";
import type { SumKey, SumReason } from "../../kernel/sum-entry.ts";
import { explainedOf } from "./explained-of.ts";
import { explainSum, nameSum, type ExplainedSum, type SumContext } from "./explain-sum.ts";

/** The key that a catalogue is asked for, and what it is told. */
const say = (key: string, values: Record<string, string | number> = {}) =>
  [
    key,
    ...Object.entries(values)
      .map(([name, value]) => `${name}=${value}`)
      .toSorted(),
  ].join(" ");
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

const row = (
  key: SumKey,
  reason: SumReason,
  values: Record<string, number> = {},
  amount = 0,
): ExplainedSum => explainedOf({ key, amount, reason: { key: reason, values } });

describe("an amount is named", () => {
  const context: SumContext = {
    currency: "TWD",
    pieces: 5,
    insurance: 3,
    transport: 12,
    carrier: "Kerry",
  };
  const named = (sum: ExplainedSum, change: Partial<SumContext> = {}) =>
    nameSum(say, sum, {
      context: { ...context, ...change },
      nameCharge: (kind) => `<${kind}>`,
    });

  test.each<[SumKey, SumReason, Record<string, number>, string]>([
    ["goods", "yuan_times_rate", {}, "label.goods count=5"],
    ["insurance", "share_of_goods", {}, "label.insurance percent=3"],
    ["mainland_freight", "yuan_times_rate", {}, "label.mainland_freight"],
    ["bonus", "reduction", { paid_before: 1 }, "label.bonus"],
    ["bonus", "insurance_raised", { insured_percent: 4 }, "label.bonus"],
    ["service_fee", "rehearsed", {}, "label.service_fee"],
    ["service_fee", "days_of_storage", { storage_days: 4 }, "label.service_fee"],
    ["warehouse", "days_of_storage", { storage_days: 4 }, "label.storage"],
    ["warehouse", "written_by_staff", {}, "<warehouse>"],
    ["other", "reduction", { paid_before: 36_800 }, "label.paid_before"],
    ["other", "insurance_raised", { insured_percent: 4 }, "label.insurance percent=4"],
    ["other", "rehearsed", {}, "label.rehearsal"],
    ["other", "written_by_staff", {}, "<other>"],
  ])("%s for %s with %o is %s", (key, reason, values, name) => {
    expect(named(row(key, reason, values))).toBe(name);
  });

  test("by what stands in place of goods, where none are bought", () => {
    const goods = row("goods", "yuan_times_rate");
    expect(named(goods, { inPlaceOfGoods: "a parcel" })).toBe("a parcel");
  });

  test("with its transport and its carrier once they are chosen", () => {
    const abroad = row("international_freight", "weight_times_rate");
    expect(named(abroad)).toBe("freightBy.air charge=<international_freight>");
    expect(named(abroad, { transport: undefined })).toBe("<international_freight>");
    const local = row("local_freight", "per_shipment");
    expect(named(local)).toBe("deliveryBy carrier=Kerry charge=<local_freight>");
    expect(named(local, { carrier: undefined })).toBe("<local_freight>");
  });
});

describe("an amount is explained", () => {
  const explained = (sum: ExplainedSum) => plain(explainSum(say, sum, "TWD"));

  test.each<[SumKey, SumReason, Record<string, number>, string | undefined]>([
    [
      "goods",
      "yuan_times_rate",
      { cny: 36_400, rate: 4_530_000 },
      "why.times amount=¥ 364.00 rate=4.53",
    ],
    [
      "mainland_freight",
      "yuan_times_rate",
      { cny: 800, rate: 4_530_000 },
      "why.mainland amount=¥ 8.00 rate=4.53",
    ],
    [
      "insurance",
      "share_of_goods",
      { goods_cny: 36_400, share_bp: 350, cny: 1_274 },
      "why.share amount=¥ 12.74 goods=¥ 364.00 percent=3.5",
    ],
    ["first_weight", "first_weight", { first_weight_g: 500 }, "why.first weight=0.5"],
    [
      "local_freight",
      "share_of_shipment",
      { chargeable_g: 4_615, of_g: 10_000 },
      "why.ofShipment weight=4.62 whole=10.0",
    ],
    [
      "other",
      "insurance_raised",
      { paid_goods: 90_000, share_bp: 450 },
      "why.raised goods=NT$ 900.00 percent=4.5",
    ],
    ["other", "rehearsed", { rehearsal_fee: 5_000 }, "why.rehearsed fee=NT$ 50.00"],
    ["minimum_fee", "up_to_minimum", { minimum: 30_000 }, "why.minimum minimum=NT$ 300.00"],
    ["points", "points_redeemed", { points: 120 }, "why.points points=120"],
    ["points", "points_redeemed", {}, undefined],
    ["warehouse", "written_by_staff", {}, "why.written"],
    ["other", "reduction", { paid_before: 36_800 }, "why.paidBefore"],
    ["bonus", "reduction", {}, undefined],
  ])("%s for %s with %o: %s", (key, reason, values, why) => {
    expect(explained(row(key, reason, values))).toBe(why);
  });

  test("by what a coupon takes off, an amount or a share up to a most", () => {
    const coupon = (values: Record<string, number>) =>
      explained(row("coupon", "reduction", values));
    expect(coupon({ start_value: 10_000, value: 5_000 })).toBe(
      "why.coupon terms=terms.amountFrom from=NT$ 100.00 value=NT$ 50.00",
    );
    expect(coupon({ share_bp: 1_000, ceiling: 30_000 })).toBe(
      "why.coupon terms=terms.share most=NT$ 300.00 percent=10",
    );
  });

  test.each<[string, Record<string, number>]>([
    ["why.weight rate=NT$ 120.00 weight=2.5", { chargeable_g: 2_500, per_kg: 12_000 }],
    ["why.volume rate=NT$ 1,000.00 volume=0.300", { volume_mm3: 300_000_000, per_cbm: 100_000 }],
  ])(
    "as %s, and as lifted to a minimum once no rounding of parcels comes so far",
    (why, values) => {
      const reason = why.startsWith("why.weight") ? "weight_times_rate" : "volume_times_rate";
      const at = (amount: number, parcels: number) =>
        explained(row("international_freight", reason, { ...values, parcels }, amount));
      expect(at(30_000, 2)).toBe(why);
      expect(at(30_002, 2)).toBe(why);
      expect(at(30_003, 2)).toBe(`why.withMinimum reason=${why}`);
    },
  );

  test("as an estimate before it was weighed", () => {
    const weighed = row("international_freight", "weight_times_rate", {
      chargeable_g: 2_500,
      per_kg: 12_000,
    });
    expect(explained({ ...weighed, is_estimate: true })).toBe(
      "why.weightEstimate rate=NT$ 120.00 weight=2.5",
    );
  });

  test("per shipment; per parcel until shipments were counted", () => {
    const fee = (values: Record<string, number>) =>
      explained(row("local_freight", "per_shipment", { fee: 10_000, ...values }));
    const each = "why.each fee=NT$ 100.00";
    expect(fee({})).toBe(each);
    expect(fee({ parcels: 1 })).toBe(each);
    expect(fee({ parcels: 3 })).toBe("why.eachOf count=3 fee=NT$ 100.00");
    expect(fee({ parcels: 3, shipments: 1 })).toBe(each);
    expect(fee({ parcels: 3, shipments: 2 })).toBe(`${each} × 2`);
  });

  test("by days of storage, with the whole where orders share it", () => {
    const stored = (values: Record<string, number>) =>
      explained(
        row(
          "warehouse",
          "days_of_storage",
          { storage_days: 4, storage_lines: 2, per_day: 500, ...values },
          4_000,
        ),
      );
    const why = "why.storage days=4 lines=2 price=NT$ 5.00";
    expect(stored({})).toBe(why);
    expect(stored({ whole: 4_000 })).toBe(why);
    expect(stored({ whole: 6_000 })).toBe(`why.storageShare reason=${why} whole=NT$ 60.00`);
  });
});
