import {
  allocate,
  convert,
  inYuan,
  multiply,
  sum,
  type Conversion,
} from "@sampan/domain/kernel/money";
import { type Rounding, roundings } from "@sampan/domain/kernel/rounding";
import { goodsOf, type OrderToCharge } from "@sampan/domain/trade/charges/charge-rule";
import { chargesOf, price, priced } from "@sampan/domain/trade/charges/price";
import { reckonCharges } from "@sampan/domain/trade/charges/rules";
import { expect, test } from "vitest";
import { fc } from "../support/properties.ts";
import { seed, sizeOf, tellPromise } from "./support/tell-promise.ts";

const numRuns = sizeOf({ quick: 20_000, full: 1_000_000 });

interface Line {
  readonly price: number;
  readonly num: number;
}
const line = fc.record({
  price: fc.integer({ min: 1, max: 100_000_000 }),
  num: fc.integer({ min: 1, max: 10_000 }),
});
const conversion = fc.record({
  rate_e6: fc.integer({ min: 1_000_000, max: 40_000_000 }),
  rounding: fc.constantFrom(...roundings),
});
const basket = fc.array(line, { minLength: 1, maxLength: 5 });

type Convert = (cny: number, at: Conversion) => number;

/** Whether cents are what the name of the rounding says of the exact product, reckoned by distances and not by dividing. */
const isAsStated = {
  up: (left: bigint) => left <= 0n && left > -1_000_000n,
  down: (left: bigint) => left >= 0n && left < 1_000_000n,
  half_up: (left: bigint) => left < 500_000n && left >= -500_000n,
  half_even: (left: bigint, cents: bigint) =>
    (left < 500_000n && left > -500_000n) ||
    ((left === 500_000n || left === -500_000n) && cents % 2n === 0n),
} as const satisfies Record<Rounding, (left: bigint, cents: bigint) => boolean>;

/** Millionths of a cent that the exact product is above what was charged. */
const leftOf = (cny: number, { rate_e6 }: Conversion, charged: number): bigint =>
  BigInt(cny) * BigInt(rate_e6) - BigInt(charged) * 1_000_000n;

/** What of the rules of rounding one basket breaks under a way of converting. */
function broken(lines: readonly Line[], at: Conversion, by: Convert): string[] {
  const faults: string[] = [];
  for (const { price: one, num } of lines) {
    const cny = one * num;
    const charged = by(cny, at);
    if (!Number.isSafeInteger(charged)) faults.push("no whole cents");
    else if (!isAsStated[at.rounding](leftOf(cny, at, charged), BigInt(charged)))
      faults.push("not as stated");
    if (by(cny + 1, at) < charged) faults.push("not monotone");
    if (by(-cny, at) !== -charged) faults.push("a refund is no mirror");
    // A rate below one would lose yuan in cents that do not exist; ours are above.
    if (Math.abs(inYuan(charged, at) - cny) > 1) faults.push("round trip");
  }
  return faults;
}

const orderOf = (lines: readonly Line[], off: number): OrderToCharge => ({
  sellers: [
    {
      key: "seller",
      mainland_freight: 800,
      lines: lines.map((each, at) => ({ ...each, key: String(at) })),
    },
  ],
  insurance: 3,
  serviceFee_bp: 500,
  payMode: "twice",
  coupon: { amount: off, values: { start_value: 0, value: off } },
});

test("the rows of a sum add up to its total and every conversion is what its rounding says [MONEY-05] [MONEY-09] [MONEY-10]", () => {
  let faults = 0;
  let baskets = 0;
  fc.assert(
    fc.property(basket, conversion, fc.nat(1_000_000), (lines, at, off) => {
      baskets += 1;
      faults += broken(lines, at, convert).length;
      const charges = chargesOf(reckonCharges(orderOf(lines, off)), "first");
      const charged = price(charges, at).map(({ amount }) => amount);
      const shown = priced(charges, at).map(({ amount }) => amount);
      if (sum(charged) !== sum(shown) || sum(shown) < 0) faults += 1;
      const goods = price(charges, at).filter(({ kind }) => kind === "goods");
      const each = lines.map((one) => convert(multiply(one.price, one.num), at));
      if (sum(goods.map(({ amount }) => amount)) !== sum(each)) faults += 1;
      const total = sum(shown);
      if (
        sum(
          allocate(
            total,
            lines.map(({ num }) => num),
          ),
        ) !== total
      )
        faults += 1;
    }),
    { numRuns, seed },
  );
  tellPromise({
    promise: 22,
    name: "rounding is stated, and lines add up to their total",
    target: "sum(lines) = total, monotone, round trip within a cent",
    figure: `${faults} faults in ${baskets.toLocaleString("en")} baskets of prices, rates and quantities`,
    seed,
  });
  expect(faults).toBe(0);
  expect(baskets).toBe(numRuns);
}, 3_600_000);

test("floating point, rounding of what was rounded and a total that was converted by itself are noticed", () => {
  const at: Conversion = { rate_e6: 4_533_333, rounding: "half_even" };
  const floats: Convert = (cny, { rate_e6 }) => Number((cny * (rate_e6 / 1e6)).toFixed(0));
  const twice: Convert = (cny, { rate_e6 }) => Math.round(Math.round(cny * rate_e6 * 1e-4) / 100);
  const faultsBy = (by: Convert) => {
    const samples = fc.sample(fc.tuple(basket, conversion), { numRuns: 2_000, seed });
    return samples.flatMap(([lines, one]) => broken(lines, one, by)).length;
  };
  expect(faultsBy(floats)).toBeGreaterThan(0);
  expect(faultsBy(twice)).toBeGreaterThan(0);
  // Lines that are converted each and a total that is converted as a whole differ.
  const lines = fc.sample(basket, { numRuns: 200, seed });
  const differ = lines.filter((some) => {
    const yuan = some.map((one) => one.price * one.num);
    return sum(yuan.map((cny) => convert(cny, at))) !== convert(sum(yuan), at);
  });
  expect(differ.length).toBeGreaterThan(0);
  expect(goodsOf(orderOf([{ price: 100, num: 2 }], 0))).toBeGreaterThan(0);
});
