import { calculateFreight } from "@sampan/contract/logistics/freight/freight";
import { previewBill } from "@sampan/contract/logistics/billing/staff-billing";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { measures, openJourney } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { needs, visitor, customer, clock } = world;

const parcel = { weight: 2.36, length: 30, width: 22, height: 18, transport: 12 };

beforeAll(async () => {
  await insertTariff(needs);
  await insertRates(needs, clock.now());
});

describe("the freight estimator", () => {
  test("answers anybody with both weights, the freight and every line of their region [API-78] [FRT-06] [FRT-08]", async () => {
    const { data } = valueOf(await visitor().call(calculateFreight, parcel));
    expect(data).toMatchObject({
      currency: "TWD",
      freight: 288_00 + 80_00,
      chosen: { transport: 12, actual_g: 2_360, volume_g: 1_980, chargeable_g: 2_400 },
    });
    expect(data.lines.map(({ transport, tariff_class }) => [transport, tariff_class])).toEqual([
      [9, "ordinary"],
      [8, "ordinary"],
      [12, "ordinary"],
      [12, "sensitive"],
      [12, "special"],
    ]);
    const thai = await customer({ region: "TH" });
    expect(valueOf(await thai.call(calculateFreight, parcel)).data.currency).toBe("THB");
  });

  test("takes what a form sends as text", async () => {
    const answer = await visitor().send("/gateway/installer/logistics/freight_calculate", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "weight=2.36&length=30&width=22&height=18&transport=12",
    });
    expect(await answer.json()).toMatchObject({ success: true, data: { freight: 368_00 } });
  });

  test.each([
    [{ weight: 0.001 }, "weight_needed"],
    [{ weight: undefined }, "weight_needed"],
    [{ length: 0 }, "length_needed"],
    [{ width: -1 }, "width_needed"],
    [{ height: undefined }, "height_needed"],
    [{ transport: undefined }, "transport_needed"],
    [{ transport: 7 }, "transport_needed"],
    [{ weight: 2_001 }, "parcel_too_heavy"],
    [{ height: 2_001 }, "side_too_long"],
    [{ transport: 10 }, "transport_unavailable"],
    [{ transport: 9, tariff_class: "sensitive" }, "transport_unavailable"],
    [{ weight: 1e9 }, "invalid_input"],
  ] as const)("refuses %o: %s [FRT-01] [FRT-05]", async (changed, refusal) => {
    const answer = await visitor().call(calculateFreight, { ...parcel, ...changed });
    expect(refusalOf(answer)).toBe(refusal);
  });

  test("says of a parcel what its bill will say [FRT-09]", async () => {
    const journey = await openJourney(world);
    const tid = await journey.paid(await customer(), { order: { transport: 12 } });
    await journey.received(tid);
    const bill = valueOf(await journey.billing.call(previewBill, { order_tid: tid })).data;
    const estimate = valueOf(
      await visitor().call(calculateFreight, {
        weight: measures.weight_g / 1_000,
        length: measures.length_mm / 10,
        width: measures.width_mm / 10,
        height: measures.height_mm / 10,
        transport: 12,
      }),
    ).data;
    expect(estimate.freight).toBe(bill.amount);
    expect(estimate.chosen.entries).toEqual(bill.arithmetic[0]?.entries);
  });
});
