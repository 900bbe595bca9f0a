import type { BilledKind } from "@sampan/domain/trade/charges/charge-lines";
import type { SumKey, SumReason } from "@sampan/domain/kernel/sum-entry";
import { sums } from "@sampan/locales/zh-TW/kernel/sums";
import { charges } from "@sampan/locales/zh-TW/kernel/charges";
import { chargeNameOf } from "@sampan/domain/trade/charges/charge-name";
import type { Texts } from "@sampan/locales/texts";
import { sayingSums } from "./say-sums.ts";
import { describe, expect, test } from "vitest";
import { createTranslator } from "use-intl/core";
import {
  explainSum,
  nameSum,
  type ExplainedSum,
  type SumContext,
} from "@sampan/domain/trade/charges/explain-sum";

const say = sayingSums(
  createTranslator({
    locale: "zh-TW",
    messages: { sums } as unknown as Texts,
    namespace: "sums",
  }),
);

const row = (
  key: SumKey,
  reason: SumReason,
  values: Record<string, number> = {},
  given: Partial<ExplainedSum> = {},
): ExplainedSum => ({
  key,
  amount: 0,
  is_estimate: false,
  reason: { key: reason, values },
  ...given,
});

const context: SumContext = {
  currency: "TWD",
  pieces: 5,
  insurance: 3,
  transport: 12,
  carrier: "新竹物流",
};

const nameCharge = (kind: BilledKind): string => charges[chargeNameOf(kind, "TW")];

describe("the name of an amount", () => {
  test("says how many pieces, which share, which way and who brings it", () => {
    expect(nameSum(say, row("goods", "yuan_times_rate"), { context: context, nameCharge })).toBe(
      "商品 5 件",
    );
    expect(nameSum(say, row("insurance", "share_of_goods"), { context: context, nameCharge })).toBe(
      "保險 3%",
    );
    expect(
      nameSum(say, row("international_freight", "weight_times_rate"), {
        context: context,
        nameCharge,
      }),
    ).toBe("中國到台灣運費（空運）");
    expect(
      nameSum(say, row("local_freight", "per_shipment"), { context: context, nameCharge }),
    ).toBe("台灣當地運費（新竹物流）");
  });

  test("stays general where nothing is chosen, and tells what was paid before", () => {
    const open = { ...context, transport: undefined, carrier: undefined };
    expect(
      nameSum(say, row("international_freight", "weight_times_rate"), {
        context: open,
        nameCharge,
      }),
    ).toBe("中國到台灣運費");
    expect(nameSum(say, row("local_freight", "per_shipment"), { context: open, nameCharge })).toBe(
      "台灣當地運費",
    );
    const advance = row("other", "reduction", { paid_before: 36_800 });
    expect(nameSum(say, advance, { context, nameCharge })).toBe("已預付的運費");
  });
});

describe("the reason under an amount", () => {
  const explain = (explained: ExplainedSum) => explainSum(say, explained, "TWD");

  test("multiplies yuan by the rate and weight by the tariff", () => {
    expect(explain(row("goods", "yuan_times_rate", { cny: 36_400, rate: 4_530_000 }))).toBe(
      "¥\u{A0}364.00 × 4.53",
    );
    const freight = { chargeable_g: 2_400, per_kg: 12_000 };
    expect(explain(row("international_freight", "weight_times_rate", freight))).toBe(
      "2.4 kg × NT$\u{A0}120.00",
    );
    expect(
      explain(row("international_freight", "weight_times_rate", freight, { is_estimate: true })),
    ).toMatch(/^預估 2\.4 kg × NT\$\s120\.00/);
    const volume = { volume_mm3: 11_904_000, per_cbm: 900_000 };
    expect(explain(row("international_freight", "volume_times_rate", volume))).toBe(
      "0.011904 m³ × NT$\u{A0}9,000.00",
    );
  });

  test("says so where a minimum lifted the amount above its arithmetic", () => {
    const volume = { volume_mm3: 22_000_000, per_cbm: 700_000, parcels: 2 };
    const lifted = row("international_freight", "volume_times_rate", volume, { amount: 30_000 });
    expect(explain(lifted)).toBe("0.022 m³ × NT$\u{A0}7,000.00，含低消補足");
    const exact = row("international_freight", "volume_times_rate", volume, { amount: 15_401 });
    expect(explain(exact)).toBe("0.022 m³ × NT$\u{A0}7,000.00");
  });

  test("names the insured share of the goods without freight", () => {
    const values = { goods_cny: 36_400, share_bp: 300, cny: 1_092 };
    expect(explain(row("insurance", "share_of_goods", values))).toBe(
      "商品金額 ¥\u{A0}364.00 的 3% = ¥\u{A0}10.92",
    );
  });

  test("counts parcels, fills up to a minimum, and says what a coupon asks for", () => {
    expect(explain(row("local_freight", "per_shipment", { fee: 8_000 }))).toBe(
      "每批出貨 NT$\u{A0}80.00",
    );
    const three = { fee: 10_000, parcels: 3 };
    expect(explain(row("local_freight", "per_shipment", three))).toBe("NT$\u{A0}100.00 × 3 件");
    const together = { ...three, shipments: 1 };
    expect(explain(row("local_freight", "per_shipment", together))).toBe(
      "每批出貨 NT$\u{A0}100.00",
    );
    const share = { chargeable_g: 4_615, of_g: 10_000 };
    expect(explain(row("local_freight", "share_of_shipment", share))).toBe(
      "按 4.62 kg 分攤，整批計費 10.0 kg",
    );
    const apart = { ...three, shipments: 2 };
    expect(explain(row("local_freight", "per_shipment", apart))).toBe(
      "每批出貨 NT$\u{A0}100.00 × 2",
    );
    expect(explain(row("minimum_fee", "up_to_minimum", { minimum: 30_000 }))).toBe(
      "國際運費最低 NT$\u{A0}300.00",
    );
    const coupon = { start_value: 10_000, value: 5_000 };
    expect(explain(row("coupon", "reduction", coupon))).toBe(
      "滿 NT$\u{A0}100.00 折 NT$\u{A0}50.00，審核沒過會歸還",
    );
  });

  test("says a share with the most it comes to, and no least spend where there is none", () => {
    const share = { start_value: 0, share_bp: 1_000, ceiling: 30_000 };
    expect(explain(row("coupon", "reduction", share))).toBe(
      "折 10%，最多折 NT$\u{A0}300.00，審核沒過會歸還",
    );
    expect(explain(row("coupon", "reduction", { ...share, start_value: 50_000 }))).toBe(
      "滿 NT$\u{A0}500.00 折 10%，最多折 NT$\u{A0}300.00，審核沒過會歸還",
    );
  });

  test("is silent where there is nothing to add", () => {
    expect(explain(row("bonus", "reduction"))).toBeUndefined();
    expect(explain(row("points", "points_redeemed"))).toBeUndefined();
  });
});
