import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { chargedKinds, type ChargedKind } from "../../kernel/charge-kinds.ts";
import { sum } from "../../kernel/money.ts";
import { splitIncludedTax } from "./included-tax.ts";
import { buyerKindsOf, invoiceBuyerKinds, isLoveCode, isPhoneBarcode } from "./invoice-buyer.ts";
import { allowanceAfter, linesOfPayment, sumOfReceipt, type PaidRow } from "./receipt-lines.ts";
import {
  allowanceStates,
  nextAllowanceState,
  nextReceiptState,
  receiptStates,
  type AllowanceEvent,
  type AllowanceState,
  type ReceiptEvent,
} from "./receipt-state.ts";

const nothing = { coupon: 0, freight_coupon: 0, bonus: 0, points: 0 };
const dollars = { covered: new Set<ChargedKind>(["goods", "service_fee"]), unit: 100 };

describe("the lines of a receipt", () => {
  const rows: readonly PaidRow[] = [
    { kind: "goods", name: "洋裝", num: 2, amount: 60_000 },
    { kind: "mainland_freight", amount: 10_000 },
    { kind: "service_fee", amount: 30_000 },
  ];

  test("are the charge rows where nothing stood for cash", () => {
    expect(linesOfPayment(rows, nothing)).toEqual(rows);
    expect(linesOfPayment([], nothing)).toEqual([]);
  });

  test("are reduced by coupon, red packet and points in the proportion of the rows", () => {
    const paid = linesOfPayment(rows, { ...nothing, coupon: 5_000, bonus: 3_000, points: 2_000 });
    expect(paid.map(({ amount }) => amount)).toEqual([54_000, 9_000, 27_000]);
    expect(paid[0]).toMatchObject({ kind: "goods", name: "洋裝", num: 2 });
  });

  test("a freight coupon takes off international freight, and from the rest what freight cannot bear", () => {
    const bill: readonly PaidRow[] = [
      { kind: "international_freight", amount: 20_000 },
      { kind: "warehouse", amount: 10_000 },
    ];
    const amounts = (freight_coupon: number) =>
      linesOfPayment(bill, { ...nothing, freight_coupon }).map(({ kind, amount }) => [
        kind,
        amount,
      ]);
    expect(amounts(5_000)).toEqual([
      ["international_freight", 15_000],
      ["warehouse", 10_000],
    ]);
    expect(amounts(21_000)).toEqual([["warehouse", 9_000]]);
  });

  test("what was paid in advance reduces what is billed, and what came to nothing has no line", () => {
    const bill: readonly PaidRow[] = [
      { kind: "international_freight", amount: 20_000 },
      { kind: "local_freight", amount: 20_000 },
      { kind: "freight_estimate", amount: -30_000 },
    ];
    expect(linesOfPayment(bill, nothing).map(({ amount }) => amount)).toEqual([5_000, 5_000]);
    expect(linesOfPayment(bill, { ...nothing, points: 10_000 })).toEqual([]);
    expect(() => linesOfPayment(bill, { ...nothing, points: 10_001 })).toThrow("are taken off");
  });

  const row = fc.record({
    kind: fc.constantFrom(...chargedKinds),
    amount: fc.integer({ min: 1, max: 900_000_000 }),
  });
  const payment = fc
    .tuple(
      fc.array(row, { minLength: 1, maxLength: 60 }),
      fc.array(fc.nat(1_000), { minLength: 5, maxLength: 5 }),
    )
    .map(([charged, [advance = 0, coupon = 0, freight_coupon = 0, bonus = 0, points = 0]]) => {
      let room = sum(charged.map(({ amount }) => amount));
      const part = (thousandths: number) => {
        const taken = Math.floor((room * thousandths) / 1_000);
        room -= taken;
        return taken;
      };
      const paidBefore: PaidRow = { kind: "freight_estimate", amount: 0 - part(advance) };
      const reduced = {
        coupon: part(coupon),
        freight_coupon: part(freight_coupon),
        bonus: part(bonus),
        points: part(points),
      };
      return { rows: [...charged, paidBefore], reduced };
    });

  test("always add up to what was paid for the charge rows, and none is more than its row", () => {
    fc.assert(
      fc.property(payment, ({ rows: all, reduced }) => {
        const paid = linesOfPayment(all, reduced);
        const expected = sum(all.map(({ amount }) => amount)) - sum(Object.values(reduced));
        expect(sum(paid.map(({ amount }) => amount))).toBe(expected);
        expect(paid.every(({ amount }) => amount > 0)).toBe(true);
        const charged = sum(all.filter(({ amount }) => amount > 0).map(({ amount }) => amount));
        expect(sum(paid.map(({ amount }) => amount))).toBeLessThanOrEqual(charged);
        for (const kind of chargedKinds) {
          const of = (some: readonly PaidRow[]) =>
            sum(
              some.filter((one) => one.kind === kind && one.amount > 0).map(({ amount }) => amount),
            );
          expect(of(paid)).toBeLessThanOrEqual(of(all));
        }
      }),
    );
  });

  test("the total is their sum, rounded half up once, and the difference has a name", () => {
    const paid = [
      { kind: "goods", amount: 123_425 },
      { kind: "goods", amount: 25 },
      { kind: "service_fee", amount: 6_100 },
      { kind: "mainland_freight", amount: 99_999 },
    ] as const;
    const receipt = sumOfReceipt(paid, dollars);
    expect(receipt).toMatchObject({ exact: 129_550, amount: 129_600, rounding: 50 });
    expect(receipt.lines).toHaveLength(3);
    expect(sumOfReceipt(paid.slice(0, 1), dollars)).toMatchObject({
      amount: 123_400,
      rounding: -25,
    });
    const satang = { ...dollars, unit: 1 };
    expect(sumOfReceipt(paid, satang)).toMatchObject({ amount: 129_550, rounding: 0 });
    expect(sumOfReceipt([], dollars)).toEqual({ lines: [], exact: 0, amount: 0, rounding: 0 });
  });

  test("whatever the rows, the total is whole, half a dollar away at most, and lines and rounding make it", () => {
    fc.assert(
      fc.property(payment, ({ rows: all, reduced }) => {
        const covered = new Set(chargedKinds);
        const { lines, exact, amount, rounding } = sumOfReceipt(linesOfPayment(all, reduced), {
          covered,
          unit: 100,
        });
        expect(amount % 100).toBe(0);
        expect(rounding).toBeGreaterThan(-50);
        expect(rounding).toBeLessThanOrEqual(50);
        expect(sum([...lines.map((line) => line.amount), rounding])).toBe(amount);
        expect(exact + rounding).toBe(amount);
      }),
    );
  });
});

describe("an allowance", () => {
  const receipt = { paid: 150_000, amount: 129_600, allowed: 0, unit: 100 };

  test("takes off the receipt's share of what was paid back, in whole dollars", () => {
    expect(allowanceAfter(75_000, receipt)).toBe(64_800);
    expect(allowanceAfter(1, receipt)).toBe(0);
    expect(allowanceAfter(75_000, { ...receipt, allowed: 64_800 })).toBe(0);
    expect(allowanceAfter(150_000, { ...receipt, allowed: 64_800 })).toBe(64_800);
  });

  test("is all of a receipt of which nothing was paid", () => {
    expect(allowanceAfter(0, { paid: 0, amount: 0, allowed: 0, unit: 100 })).toBe(0);
  });

  test("is never more than is left, in however many parts a payment comes back", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 60_000 }), { maxLength: 20 }),
        fc.constantFrom(1, 100),
        (refunds, unit) => {
          let refunded = 0;
          let allowed = 0;
          for (const refund of refunds) {
            refunded += refund;
            const taken = allowanceAfter(refunded, { ...receipt, allowed, unit });
            expect(taken).toBeGreaterThanOrEqual(0);
            allowed += taken;
            expect(allowed).toBeLessThanOrEqual(receipt.amount);
          }
          expect(allowed === receipt.amount || refunded < receipt.paid).toBe(true);
        },
      ),
    );
  });
});

describe("the tax that a price includes", () => {
  test("of Thailand is seven of a hundred and seven, in satang", () => {
    expect(splitIncludedTax(10_700, { tax_bp: 700 })).toEqual({ net: 10_000, tax: 700 });
    expect(splitIncludedTax(10_000, { tax_bp: 700 })).toEqual({ net: 9_346, tax: 654 });
    expect(splitIncludedTax(1, { tax_bp: 700 })).toEqual({ net: 1, tax: 0 });
  });

  test("of a Taiwanese company invoice is what is above its rounded dollars", () => {
    expect(splitIncludedTax(105_000, { tax_bp: 500, unit: 100 })).toEqual({
      net: 100_000,
      tax: 5_000,
    });
    expect(splitIncludedTax(129_600, { tax_bp: 500, unit: 100 })).toEqual({
      net: 123_400,
      tax: 6_200,
    });
  });

  test("adds up with the price without it, whatever the price", () => {
    fc.assert(
      fc.property(fc.nat(9_000_000_000), fc.constantFrom(500, 700), (amount, tax_bp) => {
        const { net, tax } = splitIncludedTax(amount, { tax_bp });
        expect(net + tax).toBe(amount);
        // To half a cent of the exact tax.
        expect(Math.abs(net * (10_000 + tax_bp) - amount * 10_000)).toBeLessThanOrEqual(
          (10_000 + tax_bp) / 2,
        );
      }),
    );
  });
});

test("a receipt is issued once, void once, lapses unissued, and is asked again only after it was refused or looked up", () => {
  const events = ["send", "issue", "refuse", "miss", "ask_again", "make_void", "lapse"] as const;
  const next = (state: (typeof receiptStates)[number], event: ReceiptEvent) => {
    const led = nextReceiptState(state, event);
    return led.ok ? led.value : led.error.code;
  };
  const no = "receipt_not_in_state";
  expect(receiptStates.map((state) => events.map((event) => next(state, event)))).toEqual([
    ["unclear", "issued", "refused", no, no, no, "lapsed"],
    [no, "issued", "refused", "asked", no, no, no],
    [no, no, no, no, no, "void", no],
    [no, no, no, no, "asked", no, no],
    [no, no, no, no, no, no, no],
    [no, no, no, no, no, no, no],
  ]);
});

test("an allowance goes the same way as far as it goes, and is neither void nor lapses", () => {
  const events: readonly AllowanceEvent[] = ["send", "issue", "refuse", "miss", "ask_again"];
  const next = (state: AllowanceState, event: AllowanceEvent) => {
    const led = nextAllowanceState(state, event);
    return led.ok ? led.value : led.error.code;
  };
  const no = "receipt_not_in_state";
  expect(allowanceStates.map((state) => events.map((event) => next(state, event)))).toEqual([
    ["unclear", "issued", "refused", no, no],
    [no, "issued", "refused", "asked", no],
    [no, no, no, no, no],
    [no, no, no, no, "asked"],
  ]);
});

test("barcodes of phones and donation codes have their forms", () => {
  expect(["/ABC1234", "/A+B-C.9", "/1234567"].every(isPhoneBarcode)).toBe(true);
  expect(
    ["ABC12345", "1/ABC1234", "/abc1234", "/ABC123", "/ABC12345", "/ABC 123", ""].some(
      isPhoneBarcode,
    ),
  ).toBe(false);
  expect(["919", "1234567"].every(isLoveCode)).toBe(true);
  expect(["91", "12345678", "91a", ""].some(isLoveCode)).toBe(false);
});

test("receipts of Taiwan can be for whoever is known, those of Thailand lie in no barcode and are donated to nobody", () => {
  expect(buyerKindsOf.tw_einvoice).toEqual(invoiceBuyerKinds);
  const lacking = invoiceBuyerKinds.filter((kind) => !buyerKindsOf.th_receipt.includes(kind));
  expect(lacking).toEqual(["barcode", "donation"]);
  expect(buyerKindsOf.th_receipt).toHaveLength(invoiceBuyerKinds.length - lacking.length);
});
