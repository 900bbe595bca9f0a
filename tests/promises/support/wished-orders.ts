import { insuranceTypes } from "@sampan/domain/trade/charges/insurance";
import { roundings } from "@sampan/domain/kernel/rounding";
import { fc } from "../../support/properties.ts";

/** Mostly what goods cost, and often so little that a rounding is a large part of it. */
const price = fc.oneof(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 400, max: 60_000 }));
/** A part of something, in hundredths. */
const part = fc.integer({ min: 0, max: 99 });
const often = <T>(wish: fc.Arbitrary<T>) => fc.option(wish, { nil: undefined, freq: 2 });

const goods = fc.record({
  price,
  num: fc.integer({ min: 1, max: 7 }),
  weight_g: fc.integer({ min: 20, max: 900 }),
  mainland_freight: fc.integer({ min: 0, max: 2_500 }),
});

/** What a reviewer changes: the place of a line or seller is taken modulo those that are there. */
const correction = fc.record({
  what: fc.constantFrom("remove", "price", "freight"),
  at: fc.nat(9),
  price_part: fc.integer({ min: 50, max: 180 }),
  freight: fc.nat(3_000),
});

const meansOfPayment = fc.record({
  bonus: often(fc.integer({ min: 1, max: 60_000 })),
  points: often(fc.integer({ min: 1, max: 40_000 })),
});

/** Everything that a purchase can differ in, as far as its money goes. Cents of what is named. */
export const wishedOrder = fc.record({
  region: fc.constantFrom("TW", "TH"),
  /** Customer's units for a yuan, in millionths, when placed, when paid, and when all is over. */
  rates: fc.tuple(...[1, 2, 3].map(() => fc.integer({ min: 4_100_000, max: 5_000_000 }))),
  /** What becomes of parts of a cent at the same three moments. */
  roundings: fc.tuple(...[1, 2, 3].map(() => fc.constantFrom(...roundings))),
  sellers: fc.array(fc.array(goods, { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 3,
  }),
  transport: fc.constantFrom(9, 12),
  pay_mode: fc.constantFrom("once", "twice"),
  insurance: fc.constantFrom(...insuranceTypes),
  service_fee_bp: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 3_000 })),
  coupon: often(fc.record({ from_part: part, value: fc.integer({ min: 1, max: 90_000 }) })),
  corrections: fc.array(correction, { maxLength: 3 }),
  first: meansOfPayment,
  supplement: often(fc.record({ amount: fc.integer({ min: 1, max: 50_000 }), by: meansOfPayment })),
  bill: fc.record({
    warehouse_charge: fc.oneof(fc.constant(0), fc.nat(9_999)),
    other_charge: fc.oneof(fc.constant(0), fc.nat(9_999)),
    discount: fc.oneof(fc.constant(0), fc.nat(3_000)),
  }),
  freight_coupon: often(fc.record({ value: fc.integer({ min: 1, max: 40_000 }) })),
  second: meansOfPayment,
});
export type WishedOrder = typeof wishedOrder extends fc.Arbitrary<infer Wish> ? Wish : never;
