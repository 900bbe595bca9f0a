import { saveInvoiceDetails } from "@sampan/contract/money/receipts";
import { voidReceipt } from "@sampan/contract/money/staff-receipts";
import { describe, expect, test } from "vitest";
import { refundCharges } from "../apps/server/src/trade/charges/refund-charges.ts";
import { openInvoiceWorld } from "./support/open-invoice-world.ts";
import { issueAll } from "./support/test-receipts.ts";
import { refusalOf, valueOf } from "./support/value-of.ts";

const { customer, staff, db, clock, needs, journey, numbered, fault, rowOf } =
  await openInvoiceWorld();

describe("what is paid back", () => {
  async function issued() {
    const tid = await journey.paid(await customer(), { num: 4 });
    await issueAll(needs);
    const { id } = await journey.orderOf(tid);
    const charges = await db
      .selectFrom("order_charges")
      .select(["id", "amount"])
      .where("order_id", "=", id)
      .where("kind", "in", ["goods", "service_fee"])
      .execute();
    const give = (share: number) =>
      refundCharges(
        db,
        id,
        charges.map(({ id: charge, amount }) => ({
          charge,
          amount: Math.floor((amount ?? 0) * share),
        })),
      );
    return { tid, give };
  }
  const takenOff = async () =>
    (await numbered()).map(({ allowances }) => allowances.map(({ amount }) => amount));

  test("is taken off its invoice once, though the answer was lost", async () => {
    const { tid, give } = await issued();
    const { amount } = await rowOf(tid);
    await give(0.5);
    await fault("lost_answer");
    await issueAll(needs);
    clock.pass({ minutes: 3 });
    await issueAll(needs);
    await issueAll(needs);
    const [[half = 0] = []] = await takenOff();
    expect(await takenOff()).toEqual([[half]]);
    expect(Math.abs(half - amount / 200)).toBeLessThanOrEqual(1);
    expect((await rowOf(tid)).allowed).toBe(half * 100);

    await give(0.5);
    await issueAll(needs);
    const sums = (await takenOff()).map((all) => all.reduce((sum, one) => sum + one, 0));
    expect(sums[0]).toBeLessThanOrEqual(amount / 100);
    expect((await rowOf(tid)).allowed).toBeLessThanOrEqual(amount);
  });

  test("is taken off once by eight rounds at once, and freight that comes back takes nothing off", async () => {
    const { tid, give } = await issued();
    await give(0.25);
    await Promise.all(Array.from({ length: 8 }, () => issueAll(needs)));
    await issueAll(needs);
    expect((await takenOff())[0]).toHaveLength(1);
    const before = await rowOf(tid);
    const { id } = await journey.orderOf(tid);
    const freight = await db
      .selectFrom("order_charges")
      .select(["id", "amount"])
      .where("order_id", "=", id)
      .where("kind", "=", "mainland_freight")
      .executeTakeFirstOrThrow();
    await refundCharges(db, id, [{ charge: freight.id, amount: freight.amount ?? 0 }]);
    await issueAll(needs);
    expect((await rowOf(tid)).allowed).toBe(before.allowed);
    expect((await takenOff())[0]).toHaveLength(1);
  });
});

describe("an invoice that was never to be", () => {
  const voided = async () => (await numbered()).map(({ isVoid }) => isVoid);

  test("is void there and here, also where the answer was lost, and once only", async () => {
    const tid = await journey.paid(await customer());
    await issueAll(needs);
    const { number } = await rowOf(tid);
    const finance = await staff("finance");
    const wish = { number: number ?? "", reason: "重複付款" };
    await fault("lost_answer");
    valueOf(await finance.call(voidReceipt, wish));
    expect(await voided()).toEqual([true]);
    expect((await rowOf(tid)).state).toBe("void");
    expect(refusalOf(await finance.call(voidReceipt, wish))).toBe("receipt_not_in_state");
    expect(refusalOf(await finance.call(voidReceipt, { ...wish, number: "ZZ00000000" }))).toBe(
      "receipt_unknown",
    );
  });

  test("is not void here while it is not there", async () => {
    const ming = await customer();
    valueOf(await ming.call(saveInvoiceDetails, { kind: "donation", love_code: "919" }));
    const tid = await journey.paid(ming);
    await issueAll(needs);
    const { number } = await rowOf(tid);
    const finance = await staff("finance");
    const wish = { number: number ?? "", reason: "重複付款" };
    // Donated: the office says no.
    expect(refusalOf(await finance.call(voidReceipt, wish))).toBe("receipt_void_refused");
    expect((await rowOf(tid)).state).toBe("issued");
    expect(await voided()).toEqual([false]);
  });
});
