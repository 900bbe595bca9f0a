import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { sum } from "../../kernel/money.ts";
import { reckonCompensation, reckonRefund } from "./reckon-refund.ts";
import { refundFaults } from "./refund-reasons.ts";
import { type PaidCharge, paidForLine } from "./refund-shares.ts";

const Line = fc.record({
  cny: fc.integer({ min: 0, max: 500_000 }),
  num: fc.integer({ min: 1, max: 12 }),
  seller: fc.constantFrom("a", "b"),
});
const Act = fc.record({
  line: fc.nat({ max: 5 }),
  pieces: fc.integer({ min: 1, max: 12 }),
  fault: fc.constantFrom(...refundFaults),
  isBought: fc.boolean(),
  freight: fc.constantFrom(0, 0, 0, 1_500),
  compensation: fc.constantFrom(0, 0, 0, 777),
});
const Bought = fc.record({
  lines: fc.array(Line, { minLength: 1, maxLength: 4 }),
  mainland: fc.integer({ min: 0, max: 2_000 }),
  fee_bp: fc.constantFrom(0, 300, 1_000),
  coupon: fc.integer({ min: 0, max: 60_000 }),
  bonus: fc.integer({ min: 0, max: 5_000 }),
  points: fc.integer({ min: 0, max: 5_000 }),
  acts: fc.array(Act, { maxLength: 20 }),
});

type Purchase = typeof Bought extends fc.Arbitrary<infer T> ? T : never;

/** An order as it was paid: charges of the first payment at 4.53, the coupon within what there is. */
function paidCharges({ lines, mainland, fee_bp, coupon }: Purchase) {
  const at = (cny: number) => Math.round(cny * 4.53);
  const goods = sum(lines.map(({ cny }) => cny));
  const charge = (one: Omit<PaidCharge, "id" | "refunded">): Omit<PaidCharge, "id"> => ({
    ...one,
    refunded: 0,
  });
  const fee = Math.round((goods * fee_bp) / 10_000);
  const rows = [
    ...lines.map(({ cny, seller }, index) =>
      charge({ kind: "goods", seller, line: String(index), cny, paid: at(cny) }),
    ),
    ...[...new Set(lines.map(({ seller }) => seller))].map((seller) =>
      charge({ kind: "mainland_freight", seller, line: null, cny: mainland, paid: at(mainland) }),
    ),
    charge({ kind: "service_fee", seller: null, line: null, cny: fee, paid: at(fee) }),
  ];
  const most = Math.min(coupon, sum(rows.map(({ paid }) => paid)));
  return [
    ...rows,
    charge({ kind: "coupon", seller: null, line: null, cny: null, paid: 0 - most }),
  ].map((row, id) => ({ ...row, id }));
}

describe("refunds of an order, in any order and of any pieces", () => {
  test("never come to more than was paid: of a charge, a line, a form, or the order [REF-18]", () => {
    fc.assert(
      fc.property(Bought, (bought) => {
        // Asked millions of times: one `expect` each would take most of the time.
        const broken: string[] = [];
        const hold = (rule: string, isKept: boolean) => {
          if (!isKept) broken.push(rule);
        };
        let charges: PaidCharge[] = paidCharges(bought);
        const paid = sum(charges.map((charge) => charge.paid));
        const bonus = Math.min(bought.bonus, paid);
        const points = Math.min(bought.points, paid - bonus);
        let left = { cash: paid - bonus - points, bonus, points };
        const lines = bought.lines.map(({ num, seller }, index) => ({
          key: String(index),
          seller,
          num,
          gone: 0,
          ceiling: paidForLine(charges, String(index)),
          used: 0,
        }));
        for (const act of bought.acts) {
          const line = lines[act.line % lines.length];
          if (!line) continue;
          const pieces = Math.min(act.pieces, line.num - line.gone);
          const basis = {
            charges,
            line: { ...line, pieces },
            leftOfLine: line.ceiling - line.used,
            left,
          };
          const others = lines.filter((other) => other !== line && other.gone < other.num);
          const isWhole = line.gone + pieces === line.num;
          const stay =
            act.compensation > 0 ? reckonCompensation(act.compensation, basis) : undefined;
          if ((stay && !stay.ok) || (!stay && pieces === 0)) continue;
          const refund = stay?.ok
            ? stay.value
            : reckonRefund({
                ...basis,
                fault: act.fault,
                isBought: act.isBought,
                returnFreight: act.freight,
                isLastOfSeller: isWhole && others.every(({ seller }) => seller !== line.seller),
                isLastOfOrder: isWhole && others.length === 0,
              });
          if (!stay) line.gone += pieces;
          line.used += refund.ofLine;
          charges = charges.map((charge) => ({
            ...charge,
            refunded:
              charge.refunded +
              sum(
                refund.parts
                  .filter((part) => part.charge === charge.id)
                  .map(({ amount }) => amount),
              ),
          }));
          const { forms } = refund;
          left = {
            cash: left.cash - forms.cash,
            bonus: left.bonus - forms.bonus,
            points: left.points - forms.points,
          };
          hold("forms add up", Object.is(sum(Object.values(forms)), refund.total));
          for (const each of [...Object.values(left), ...Object.values(forms)])
            hold("nothing below zero", each >= 0);
          hold("no line above its ceiling", line.used <= line.ceiling);
          for (const charge of charges) {
            hold("no charge above its payment", Math.abs(charge.refunded) <= Math.abs(charge.paid));
            hold("no charge the other way", charge.refunded * charge.paid >= 0);
          }
        }
        expect(broken).toEqual([]);
      }),
      { numRuns: 10_000 },
    );
  });

  test("add up to the whole, however it is cut [REF-18]", () => {
    const charges = paidCharges({
      lines: [{ cny: 10_001, num: 3, seller: "a" }],
      mainland: 800,
      fee_bp: 300,
      coupon: 5_000,
      bonus: 0,
      points: 0,
      acts: [],
    });
    const paid = sum(charges.map((charge) => charge.paid));
    let state: PaidCharge[] = charges;
    let left = { cash: paid, bonus: 0, points: 0 };
    let used = 0;
    for (const gone of [0, 1, 2]) {
      const refund = reckonRefund({
        charges: state,
        line: { key: "0", seller: "a", num: 3, gone, pieces: 1 },
        leftOfLine: paidForLine(charges, "0") - used,
        left,
        fault: "customer",
        isBought: false,
        isLastOfSeller: gone === 2,
        isLastOfOrder: gone === 2,
        returnFreight: 0,
      });
      used += refund.ofLine;
      left = { ...left, cash: left.cash - refund.total };
      state = state.map((charge) => ({
        ...charge,
        refunded:
          charge.refunded +
          sum(refund.parts.filter((part) => part.charge === charge.id).map(({ amount }) => amount)),
      }));
    }
    expect(left.cash).toBe(0);
    expect(state.map(({ refunded }) => refunded)).toEqual(charges.map((charge) => charge.paid));
  });
});
