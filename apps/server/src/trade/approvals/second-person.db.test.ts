import { confirmPrice } from "@sampan/contract/trade/approvals/staff-price-confirmation";
import {
  approveOrder,
  correctLine,
  getReview,
} from "@sampan/contract/trade/approvals/staff-approvals";
import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { beforeAll, describe, expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import { placeOrder } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { db, customer, staff, clock, needs } = await openTestApp();

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

/** An order of one line whose listing says 10,000, in the hands of two reviewers. */
async function inReview() {
  const ming = await customer();
  const { item_id } = await insertProduct(db, clock.now(), { price: 10_000 });
  const tid = await placeOrder(ming, [{ item_id, num: 1 }]);
  const { items } = valueOf(await ming.call(getOrderDetail, { tid })).data;
  const [first, second] = [await staff("reviewer"), await staff("reviewer")];
  return { tid, oid: items[0]?.oid ?? "", first, second };
}

const secondPersonOf = (answer: Parameters<typeof valueOf>[0]) =>
  (valueOf(answer) as { data: { sellers: { lines: { second_person: unknown }[] }[] } }).data
    .sellers[0]?.lines[0]?.second_person;

describe("a price far below its listing", () => {
  test.each([0, 4_999])(
    "of %d is not approved by whoever set it, but by another",
    async (price) => {
      const { tid, oid, first, second } = await inReview();
      const corrected = await first.call(correctLine, { tid, oid, price });
      expect(secondPersonOf(corrected)).toMatchObject({ is_own: true });
      expect(refusalOf(await first.call(approveOrder, { tid }))).toBe("second_person_needed");
      expect(secondPersonOf(await second.call(getReview, { tid }))).toMatchObject({
        is_own: false,
      });
      valueOf(await second.call(approveOrder, { tid }));
    },
  );

  test("is approved by whoever set it once a colleague has confirmed what they saw [BO-03]", async () => {
    const { tid, oid, first, second } = await inReview();
    valueOf(await first.call(correctLine, { tid, oid, price: 100 }));
    const confirm = (who: typeof first, price: number) =>
      who.call(confirmPrice, { tid, oid, price });
    expect(refusalOf(await confirm(first, 100))).toBe("second_person_needed");
    expect(refusalOf(await confirm(second, 99))).toBe("price_not_seen");
    expect(secondPersonOf(await confirm(second, 100))).toBeNull();
    valueOf(await first.call(approveOrder, { tid }));
    const acts = await db
      .selectFrom("audit_log")
      .select(["action", "staff_id"])
      .where("object_id", "=", tid)
      .orderBy("id")
      .execute();
    expect(acts).toEqual([
      { action: "correct_order", staff_id: first.id },
      { action: "confirm_price", staff_id: second.id },
      { action: "approve_order", staff_id: first.id },
    ]);
  });

  test("is confirmed anew when it is changed again", async () => {
    const { tid, oid, first, second } = await inReview();
    valueOf(await first.call(correctLine, { tid, oid, price: 100 }));
    valueOf(await second.call(confirmPrice, { tid, oid, price: 100 }));
    valueOf(await first.call(correctLine, { tid, oid, price: 1 }));
    expect(refusalOf(await first.call(approveOrder, { tid }))).toBe("second_person_needed");
  });

  test("reached in small steps is judged by the listing all the same", async () => {
    const { tid, oid, first } = await inReview();
    for (const price of [8_000, 6_400, 5_200])
      valueOf(await first.call(correctLine, { tid, oid, price }));
    valueOf(await first.call(correctLine, { tid, oid, price: 4_200 }));
    expect(refusalOf(await first.call(approveOrder, { tid }))).toBe("second_person_needed");
  });

  test("is what the setting says, and a price of nothing always", async () => {
    const { tid, oid, first } = await inReview();
    await setSettings(needs, { lone_price_bp: 0 });
    valueOf(await first.call(correctLine, { tid, oid, price: 0 }));
    expect(refusalOf(await first.call(approveOrder, { tid }))).toBe("second_person_needed");
    valueOf(await first.call(correctLine, { tid, oid, price: 1 }));
    valueOf(await first.call(approveOrder, { tid }));
    await setSettings(needs, {});
  });
});

test("a price above its listing, and one somewhat below, need one reviewer", async () => {
  for (const price of [5_000, 30_000]) {
    const { tid, oid, first } = await inReview();
    valueOf(await first.call(correctLine, { tid, oid, price }));
    expect(refusalOf(await first.call(approveOrder, { tid }))).toBe("accepted");
  }
});
