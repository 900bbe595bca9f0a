import { queryOrderEstimate } from "@sampan/contract/trade/estimates/order-estimate";
import { listMisweighed, readEstimates } from "@sampan/contract/trade/estimates/staff-estimates";
import { postBill } from "@sampan/contract/logistics/billing/staff-billing";
import { approveOrder, correctLine } from "@sampan/contract/trade/approvals/staff-approvals";
import { simulateCreateTrade } from "@sampan/contract/trade/orders/orders";
import { addDays } from "@sampan/domain/kernel/business-time";
import { sum } from "@sampan/domain/kernel/money";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
  type ProductWish,
} from "../../../../../tests/support/test-goods.ts";
import {
  fund,
  openJourney,
  pay,
  type TestCustomer,
} from "../../../../../tests/support/test-journey.ts";
import { placeOrder } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { recordRate } from "../../money/rates/record-rate.ts";
import { judgeEstimates } from "./judge-estimates.ts";
import { keepEstimates } from "./keep-estimate.ts";

const world = await openTestApp();
const { needs, db, clock, customer, staff } = world;
const journey = await openJourney(world);
const { reviewer, billing } = journey;

beforeAll(async () => {
  await insertTariff(needs);
  await insertRates(needs, clock.now());
});

/** Four dresses of 500 g and 59 yuan by air, insured at 3 %: 2 to 2.2 kg of freight. */
async function placed(who: TestCustomer): Promise<string> {
  const { item_id } = await insertProduct(db, clock.now(), { price: 59_00, weight_g: 500 });
  return placeOrder(who, [{ item_id, num: 4 }], { transport: 12, insurance: 3 });
}
const estimateOf = async (who: TestCustomer, tid: string) => {
  const { data } = valueOf(await who.call(queryOrderEstimate, { tid }));
  if (!data) throw new Error(`order ${tid} keeps no estimate`);
  return data;
};
type Estimate = Awaited<ReturnType<typeof estimateOf>>;
const partOf = ({ parts }: Estimate, kind: Estimate["parts"][number]["kind"]) =>
  parts.find((part) => part.kind === kind);
const keptOf = (tid: string) =>
  db
    .selectFrom("order_estimates")
    .innerJoin("orders", "orders.id", "order_estimates.order_id")
    .selectAll("order_estimates")
    .where("orders.tid", "=", tid)
    .executeTakeFirst();
const paidAndReceived = async (ming: TestCustomer, tid: string) => {
  await fund(db, ming, { amount: 10_000_000, now: clock.now() });
  valueOf(await pay(ming, tid));
  await journey.received(tid);
};

describe("an order keeps what it was said to come to at the door", () => {
  test("which is what settlement said, to the cent, and of freight the most", async () => {
    const ming = await customer();
    const tid = await placed(ming);
    const lines = await db
      .selectFrom("order_items")
      .innerJoin("orders", "orders.id", "order_items.order_id")
      .select("order_items.sku_id")
      .where("orders.tid", "=", tid)
      .execute();
    const asked = { transport: 12, insurance: 3, pay_mode: "twice" } as const;
    const { sums } = valueOf(
      await ming.call(simulateCreateTrade, {
        ...asked,
        lines: lines.map(({ sku_id }) => ({ item_id: String(sku_id), num: 4 })),
      }),
    ).data;
    const { parts, real } = await estimateOf(ming, tid);
    expect(parts.map(({ kind, high }) => [kind, high])).toEqual(
      sums.rows.map(({ key, amount }) => [key, amount]),
    );
    expect(partOf({ parts } as Estimate, "international_freight")).toMatchObject({
      low: 240_00,
      high: 264_00,
    });
    expect([real, parts.map((part) => part.real)]).toEqual([null, parts.map(() => null)]);
  });

  test("is kept by the minute's job, once, and not again when weights and rates are others", async () => {
    const ming = await customer();
    const tid = await placed(ming);
    const before = await estimateOf(ming, tid);
    expect(await keptOf(tid)).toBeUndefined();
    await Promise.all([keepEstimates(needs), keepEstimates(needs)]);
    const kept = await keptOf(tid);
    expect(kept).toMatchObject({ basis: "said", freight_low: 320_00, freight_high: 344_00 });
    clock.pass({ minutes: 30 });
    await keepEstimates(needs);
    expect((await keptOf(tid))?.made_at).toEqual(kept?.made_at);
    const { made_at: _, ...after } = await estimateOf(ming, tid);
    expect({ made_at: before.made_at, ...after }).toEqual(before);
  });

  test("is kept before a reviewer changes the order, and then tells what they changed", async () => {
    const ming = await customer();
    const tid = await placed(ming);
    const [item] = await journey.itemsOf(tid);
    const oid = item?.oid ?? "";
    valueOf(await reviewer.call(correctLine, { tid, oid, price: 60_00 }));
    expect(partOf(await estimateOf(ming, tid), "goods")?.real).toBeNull();
    valueOf(await reviewer.call(approveOrder, { tid }));
    const estimate = await estimateOf(ming, tid);
    expect(partOf(estimate, "goods")).toMatchObject({
      low: 1_069_08,
      real: 1_087_20,
      differences: [{ reason: "other_price", amount: 18_12 }],
    });
    expect(partOf(estimate, "insurance")?.differences).toEqual([
      { reason: "goods_changed", amount: 55 },
    ]);
  });

  test("another customer's order, and one that is not there, are unknown", async () => {
    const tid = await placed(await customer());
    const lee = await customer();
    expect(refusalOf(await lee.call(queryOrderEstimate, { tid }))).toBe("order_unknown");
  });
});

describe("what it came to", () => {
  test("tells the rate that was paid, and says of freight nothing before the bill", async () => {
    const ming = await customer();
    const tid = await placed(ming);
    valueOf(await reviewer.call(approveOrder, { tid }));
    await keepEstimates(needs);
    clock.pass({ minutes: 5 });
    await recordRate(needs.database.db, {
      currency: "TWD",
      mid_e6: 4_509_804,
      margin_bp: 200,
      source: "test",
      valid_from: clock.now(),
    });
    await needs.prices.refresh();
    await fund(db, ming, { amount: 10_000_000, now: clock.now() });
    valueOf(await pay(ming, tid));
    const estimate = await estimateOf(ming, tid);
    expect(partOf(estimate, "goods")).toMatchObject({
      real: 1_085_60,
      differences: [{ reason: "rate", amount: 16_52, from: 4_530_000, to: 4_600_000 }],
    });
    expect(partOf(estimate, "international_freight")?.real).toBeNull();
    expect(estimate.real).toBeNull();
    await insertRates(needs, clock.now());
  });

  test("adds up, reason by reason, to a bill that scale and tape made dearer", async () => {
    const ming = await customer();
    const tid = await placed(ming);
    valueOf(await reviewer.call(approveOrder, { tid }));
    await keepEstimates(needs);
    await paidAndReceived(ming, tid);
    await db
      .updateTable("packages")
      .set({ weight_g: 2_900 })
      .where("account_id", "=", ming.id)
      .execute();
    valueOf(
      await billing.call(postBill, {
        order_tid: tid,
        warehouse_charge: 25_00,
        other_charge: 0,
        discount: 10_00,
      }),
    );
    const estimate = await estimateOf(ming, tid);
    const freight = partOf(estimate, "international_freight");
    expect(freight).toMatchObject({
      high: 264_00,
      real: 338_00,
      differences: [
        { reason: "weight", amount: 84_00, from: 2_200, to: 2_900 },
        { reason: "reduction", amount: -10_00 },
      ],
    });
    expect(partOf(estimate, "warehouse")).toMatchObject({
      high: 0,
      real: 25_00,
      differences: [{ reason: "written_by_staff", amount: 25_00 }],
    });
    const added = sum(estimate.parts.flatMap((part) => part.differences.map((one) => one.amount)));
    expect(estimate.real).toBe(estimate.high + added);
  });

  test("is judged once everything is billed, by what was billed before a reduction", async () => {
    const ming = await customer();
    const tid = await placed(ming);
    valueOf(await reviewer.call(approveOrder, { tid }));
    await keepEstimates(needs);
    await judgeEstimates(needs);
    expect((await keptOf(tid))?.judged_at).toBeNull();
    await paidAndReceived(ming, tid);
    valueOf(await billing.call(postBill, { order_tid: tid, discount: 10_00 }));
    await judgeEstimates(needs);
    // 2.4 kg by air, and the van.
    expect((await keptOf(tid))?.freight_real).toBe(368_00);
  });

  test("of an order from before anything was kept, nothing is told", async () => {
    const ming = await customer();
    const tid = await placed(ming);
    await db
      .updateTable("orders")
      .set({ created_at: addDays(clock.now(), -4) })
      .where("tid", "=", tid)
      .execute();
    await keepEstimates(needs);
    expect(valueOf(await ming.call(queryOrderEstimate, { tid })).data).toBeNull();
  });
});

describe("the desk of estimates", () => {
  test("counts how near freight came, by line, category and the weights it was said from", async () => {
    const desk = await staff("billing");
    const before = valueOf(await desk.call(readEstimates, {})).data;
    const ming = await customer({ region: "TH" });
    const tid = await placed(ming);
    valueOf(await reviewer.call(approveOrder, { tid }));
    await keepEstimates(needs);
    await paidAndReceived(ming, tid);
    valueOf(await billing.call(postBill, { order_tid: tid }));
    await judgeEstimates(needs);
    const { all, by_line, by_basis } = valueOf(await desk.call(readEstimates, {})).data;
    // 2.4 kg where at most 2.2 was said: 368 of freight beside 344, which is 7 percent.
    expect(all.judged).toBe(before.all.judged + 1);
    expect(by_line.find(({ region }) => region === "TH")).toEqual({
      region: "TH",
      transport: 12,
      judged: 1,
      within_5: 0,
      within_15: 1,
      dearer: 1,
      cheaper: 0,
    });
    expect(by_basis.map(({ basis }) => basis)).toEqual(["said"]);
    clock.pass({ days: 2 });
    expect(valueOf(await desk.call(readEstimates, { days: 1 })).data.all.judged).toBe(0);
  });

  test("lists the listings that weigh something else than they say, the farthest off first", async () => {
    const desk = await staff("billing");
    const known = async (
      wish: ProductWish & { low_g: number; high_g: number; samples?: number },
    ) => {
      const { low_g, high_g, samples = 5, ...goods } = wish;
      const { id } = await insertProduct(db, clock.now(), goods);
      await db
        .insertInto("weighed_goods")
        .values({
          product_id: id,
          samples,
          low_g,
          high_g,
          low_mm3: 0,
          high_mm3: 0,
          reckoned_at: clock.now(),
        })
        .execute();
      return String(id);
    };
    const heavier = await known({ weight_g: 500, low_g: 900, high_g: 1_000 });
    const farthest = await known({ weight_g: 100, low_g: 900, high_g: 1_000 });
    const fits = await known({ weight_g: 500, low_g: 520, high_g: 610 });
    const seldom = await known({ weight_g: 500, low_g: 900, high_g: 1_000, samples: 4 });
    const { datalist, total } = valueOf(await desk.call(listMisweighed, {}));
    const ids = datalist.map(({ product_id }) => product_id);
    expect(ids.filter((id) => [heavier, farthest, fits, seldom].includes(id))).toEqual([
      farthest,
      heavier,
    ]);
    expect(total).toBe(ids.length);
  });
});
