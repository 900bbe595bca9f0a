import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { sum } from "../../kernel/money.ts";
import { freightToReturn, type PaidFreight } from "./freight-to-return.ts";
import { refundFaults } from "./refund-reasons.ts";

const bill = (wish: Partial<PaidFreight> = {}): PaidFreight => ({
  bill_id: 1,
  charges: [
    { id: 1, kind: "international_freight", paid: 288_00, refunded: 0 },
    { id: 2, kind: "local_freight", paid: 80_00, refunded: 0 },
  ],
  forms: { cash: 368_00, bonus: 0, points: 0 },
  points_worth: 10,
  points_before: 0,
  hasLeft: false,
  ...wish,
});
const line = { pieces: 1, num: 1 };
const ours = { isBought: true, fault: "us", isLastOfSeller: true, isLastOfOrder: true } as const;
const amounts = (bills: readonly PaidFreight[], wish: Partial<typeof ours> | object = {}) =>
  freightToReturn(bills, line, { ...ours, ...wish }).parts.map(({ amount }) => amount);

describe("freight that was paid and is never flown", () => {
  test("comes back with the last goods where the fault is ours or the carrier's [REF-18]", () => {
    const back = refundFaults.filter((fault) => amounts([bill()], { fault }).length > 0);
    expect(back).toEqual(["us", "carrier"]);
    expect(amounts([bill()])).toEqual([288_00, 80_00]);
    expect(amounts([bill()], { isLastOfOrder: false })).toEqual([]);
  });

  test("is told by charge, as the whole order's; a charge that cost nothing is no part", () => {
    const [flight, delivery] = bill().charges;
    if (!flight || !delivery) throw new Error("two charges");
    const charges = [flight, { ...delivery, paid: 0 }];
    const forms = { cash: 288_00, bonus: 0, points: 0 };
    expect(freightToReturn([bill({ charges, forms })], { pieces: 2, num: 3 }, ours).parts).toEqual([
      {
        charge: 1,
        kind: "international_freight",
        scope: "order",
        amount: 288_00,
        of: 288_00,
        pieces: 2,
        num: 3,
      },
    ]);
  });

  test("stays once something of it left, and comes back once", () => {
    const back = bill({ charges: bill().charges.map((one) => ({ ...one, refunded: one.paid })) });
    expect(amounts([bill({ hasLeft: true }), back])).toEqual([]);
    // One charge of it that came back is enough: a bill comes back as a whole.
    const [flight, delivery] = back.charges;
    if (!flight || !delivery) throw new Error("two charges");
    const nearly = bill({ charges: [flight, { ...delivery, refunded: 0 }] });
    expect(amounts([nearly])).toEqual([]);
  });

  test("is what was paid as its bill was: less the coupon and the advance, in the same forms", () => {
    const paid = bill({ forms: { cash: 100_00, bonus: 30_00, points: 5_04 } });
    expect(freightToReturn([paid, bill()], line, ours)).toMatchObject({
      forms: { cash: 468_00, bonus: 30_00, points: 5_04 },
      points: 50,
    });
    // What is missing to a point waits for the next order of the bill.
    expect(freightToReturn([{ ...paid, points_before: 6 }], line, ours).points).toBe(51);
    expect(freightToReturn([{ ...paid, points_before: 16 }], line, ours).points).toBe(51);
  });

  test("adds up to the cent, and never to more than any charge [REF-18]", () => {
    const Bill = fc.record({
      paid: fc.array(fc.nat({ max: 90_000 }), { minLength: 1, maxLength: 5 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(Bill, ({ paid, share }) => {
        const cash = Math.floor(sum(paid) * share);
        const charges = paid.map((amount, id) => ({
          id,
          kind: "other" as const,
          paid: amount,
          refunded: 0,
        }));
        const { parts } = freightToReturn(
          [bill({ charges, forms: { cash, bonus: 0, points: 0 } })],
          line,
          ours,
        );
        expect(sum(parts.map(({ amount }) => amount))).toBe(cash);
        for (const { charge, amount } of parts)
          expect(amount).toBeLessThanOrEqual(paid[charge] ?? 0);
      }),
    );
  });
});
