import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { goodsClasses } from "../../goods/shippability/goods-class.ts";
import { sum } from "../../kernel/money.ts";
import { estimateMeasures, quoteFreight } from "../../money/price-book/freight.ts";
import { customsBy } from "../../goods/duties/duty-book.ts";
import { dutyBook } from "../../goods/duties/testing/duty-book.ts";
import { dutyClasses } from "../../people/regions/customs.ts";
import { price } from "../charges/price.ts";
import { reckonCharges } from "../charges/rules.ts";
import { doorPrice, doorPriceOf, type DoorAsked, type DoorKind } from "./door-price.ts";
import { pieceRange } from "./piece-range.ts";
import { air, asked, classed, dress, said, sea, thai } from "./testing/door-cases.ts";

const partOf = (kind: DoorKind, change: Partial<DoorAsked> = {}) =>
  doorPrice({ ...asked, ...change }).parts.find((part) => part.kind === kind);

describe("a price at the door", () => {
  test("says goods, their shares and freight as the quote does, and the rest with its figures", () => {
    const { parts, low, high, currency, weight_g } = doorPrice(asked);
    expect(currency).toBe("TWD");
    expect(parts.map((part) => [part.kind, part.low, part.high])).toEqual([
      ["goods", 1_069_08, 1_069_08],
      ["mainland_freight", 36_24, 36_24],
      ["service_fee", 53_45, 53_45],
      ["insurance", 32_07, 32_07],
      ["international_freight", 240_00, 264_00],
      ["local_freight", 80_00, 80_00],
    ]);
    expect(weight_g).toEqual({ low: 2_000, high: 2_200 });
    expect([low, high]).toEqual([1_510_84, 1_534_84]);
    expect(partOf("service_fee")?.figures).toEqual({ cny: 11_80, share_bp: 500 });
    expect(partOf("goods")?.figures).toStrictEqual({ cny: 236_00 });
    const way = { transport: 12, low_g: 2_000, high_g: 2_200, per_kg: 120_00 };
    expect(partOf("international_freight")?.figures).toStrictEqual(way);
    const bulky = { tariff: [{ ...air, per_cbm: 900_00 }] };
    expect(partOf("international_freight", bulky)?.figures).toStrictEqual({
      ...way,
      per_cbm: 900_00,
    });
  });

  test("has no delivery by a way that asks for none, nor what no price at the door is made of", () => {
    const { parts } = doorPrice({ ...asked, transports: [9] });
    expect(parts.at(-1)).toMatchObject({ kind: "international_freight", low: 80_00 });
    const charges = price(reckonCharges({ ...asked.order, payMode: "once" }), asked.at);
    const other = charges.map((charge) => ({ ...charge, kind: "other" as const }));
    expect(doorPriceOf({ ...asked, charges: other, line: undefined })).toMatchObject({
      parts: [],
      hints: [],
    });
  });

  test("takes the way that costs least at most, of those that take the goods", () => {
    expect(doorPrice({ ...asked, transports: [12, 9] }).transport).toBe(9);
    const battery = { ...dress, goods_class: "sensitive-battery" as const };
    const sensitive = { ...air, tariff_class: "sensitive" as const };
    const carried = { transports: [12, 9] as const, goods: [battery], tariff: [sea, sensitive] };
    expect(doorPrice({ ...asked, ...carried }).transport).toBe(12);
  });

  test("has no freight where no way is open, and says so", () => {
    for (const change of [
      { tariff: [{ ...air, is_open: false }] },
      { goods: [{ ...dress, goods_class: "restricted" as const }] },
    ]) {
      const { transport, parts, doubts } = doorPrice({ ...asked, ...change });
      expect(transport).toBeNull();
      expect(parts.some(({ kind }) => kind === "international_freight")).toBe(false);
      expect(doubts).toEqual([{ reason: "no_way_open", lines: [] }]);
    }
  });

  test("takes off what a coupon takes off the quote", () => {
    const order = { ...asked.order, coupon: { amount: 50_00, values: {} } };
    const coupon = { kind: "coupon", low: -50_00, high: -50_00, figures: {} };
    expect(partOf("coupon", { order })).toStrictEqual(coupon);
  });
});

describe("what a piece weighs", () => {
  const before = { samples: 5, low_g: 600, high_g: 900, low_mm3: 6_000_000, high_mm3: 9_000_000 };
  const known = { listing: before, category: before, said_g: 500, assumed_g: 300 };

  test.each([
    [{}, "weighed", 600, 900],
    [{ listing: { ...before, samples: 4 } }, "said", 500, 500],
    [{ listing: undefined, said_g: null }, "category", 600, 900],
    [{ listing: undefined, said_g: null, category: undefined }, "assumed", 300, 300],
  ] as const)("is taken from the best there is: with %o it is %s", (change, basis, low, high) => {
    const piece = pieceRange({ ...known, ...change });
    expect([piece.basis, piece.low.weight_g, piece.high.weight_g]).toEqual([basis, low, high]);
  });

  test("of what was weighed before counts by weight or space, and has its packaging already", () => {
    const goods = [{ ...dress, piece: pieceRange(known) }];
    expect(doorPrice({ ...asked, goods }).weight_g).toEqual({ low: 2_400, high: 3_600 });
    // 36,000 cubic centimetres by 6,000 are six kilograms.
    expect(partOf("international_freight", { goods })).toMatchObject({ low: 480_00, high: 720_00 });
  });

  test("is a doubt where the listing says nothing, and another where nobody ever shipped such goods", () => {
    const unknown = { listing: undefined, said_g: null, assumed_g: 300 };
    const goods = [
      { ...dress, piece: pieceRange({ ...unknown, category: before }) },
      { ...dress, key: "lamp", piece: pieceRange({ ...unknown, category: undefined }) },
    ];
    expect(doorPrice({ ...asked, goods }).doubts).toEqual([
      { reason: "listing_without_weight", lines: ["dress"] },
      { reason: "category_never_shipped", lines: ["lamp"] },
    ]);
  });
});

describe("what a customs office asks", () => {
  test.each([
    [59_00, "within"],
    [93_50, "near"],
    [120_00, "above"],
  ] as const)(
    "of a Taiwan parcel with goods at %d is told by the value that is free: %s",
    (each, is) => {
      const sellers = [
        { key: "tailor", mainland_freight: 0, lines: [{ key: "dress", price: each, num: 4 }] },
      ];
      const { hints, parts } = doorPrice({ ...asked, order: { ...asked.order, sellers } });
      expect(hints).toMatchObject([{ kind: "free_value", free_up_to: 2_000_00, is }]);
      expect(parts.some(({ kind }) => kind === "import_vat")).toBe(false);
    },
  );

  const inThailand = {
    region: "TH",
    customs: customsBy(dutyBook, "TH"),
    tariff: [thai],
  } as const;

  test("of a Thai parcel is duty by its class and 7 % of value and duty, from the first baht", () => {
    // 1,069.08 of goods, 36.24, 32.07 and freight of 240 to 264: 1,377.39 to 1,401.39.
    expect(partOf("import_duty", inThailand)).toMatchObject({ low: 413_22, high: 420_42 });
    expect(partOf("import_vat", inThailand)).toMatchObject({ low: 125_34, high: 127_53 });
    expect(doorPrice({ ...asked, ...inThailand }).hints).toEqual([
      {
        kind: "duty_class",
        duty_class: "clothing",
        low_bp: 3_000,
        high_bp: 3_000,
        basis: "category",
        class_read: { source: "A ruling", address: "", read_on: "2026-11-20" },
        rate_read: {
          source: "A tariff",
          address: "https://customs.example/tariff",
          read_on: "2026-11-01",
        },
      },
    ]);
  });

  test("says from which value it was reckoned, and bears each line by its goods", () => {
    const values = { value_low: 1_377_39, value_high: 1_401_39 };
    expect(partOf("import_duty", inThailand)?.figures).toEqual(values);
    expect(partOf("import_vat", inThailand)?.figures).toEqual({ ...values, share_bp: 700 });
    const lines = [
      { key: "dress", price: 59_00, num: 3 },
      { key: "book", price: 59_00, num: 1 },
    ];
    const order = { ...asked.order, sellers: [{ key: "tailor", mainland_freight: 8_00, lines }] };
    const goods = [
      { ...dress, num: 3 },
      { ...dress, key: "book", num: 1, duty: classed("books") },
    ];
    // Three quarters of 1,377.39 by 30 %, and books are free.
    expect(partOf("import_duty", { ...inThailand, order, goods })).toMatchObject({ low: 309_91 });
  });

  test("lies between the lowest and the highest duty where the class is unknown, which is said", () => {
    const goods = [{ ...dress, duty: classed(undefined) }];
    expect(partOf("import_duty", { ...inThailand, goods })).toMatchObject({ low: 0, high: 420_42 });
    const { doubts, hints } = doorPrice({ ...asked, ...inThailand, goods });
    expect(doubts).toEqual([{ reason: "duty_class_unknown", lines: ["dress"] }]);
    expect(hints).toMatchObject([{ duty_class: "unknown", rate_read: null }]);
  });

  test("is nothing beside a line that has it in its price", () => {
    const tariff = [{ ...thai, is_tax_included: true }];
    expect(partOf("import_vat", { ...inThailand, tariff })).toBeUndefined();
    expect(doorPrice({ ...asked, ...inThailand, tariff }).hints).toEqual([
      { kind: "tax_included" },
    ]);
  });
});

const arbitraryPiece = fc
  .tuple(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 0, max: 50_000 }), fc.boolean())
  .map(([low_g, more_g, isWeighed]) =>
    isWeighed
      ? pieceRange({
          listing: {
            samples: 7,
            low_g,
            high_g: low_g + more_g,
            low_mm3: low_g * 1_000,
            high_mm3: (low_g + more_g) * 2_000,
          },
          category: undefined,
          said_g: null,
          assumed_g: 500,
        })
      : said(low_g),
  );
const arbitraryLine = fc.record({
  price: fc.integer({ min: 0, max: 5_000_00 }),
  num: fc.integer({ min: 1, max: 200 }),
  seller: fc.integer({ min: 0, max: 2 }),
  goods_class: fc.constantFrom(...goodsClasses),
  duty: fc.option(fc.constantFrom(...dutyClasses), { nil: undefined }).map(classed),
  piece: arbitraryPiece,
});
const arbitraryAsked = fc
  .record({
    lines: fc.array(arbitraryLine, { minLength: 1, maxLength: 6 }),
    region: fc.constantFrom("TW" as const, "TH" as const),
    insurance: fc.constantFrom(0 as const, 2 as const, 3 as const, 4 as const),
    serviceFee_bp: fc.integer({ min: 0, max: 3_000 }),
    coupon: fc.option(fc.integer({ min: 1, max: 3_000_00 }), { nil: undefined }),
    rate_e6: fc.integer({ min: 3_000_000, max: 6_000_000 }),
    isTaxed: fc.boolean(),
  })
  .map(({ lines, region, insurance, serviceFee_bp, coupon, rate_e6, isTaxed }): DoorAsked => {
    const keyed = lines.map((line, at) => ({ ...line, key: String(at) }));
    const sellers = [...Map.groupBy(keyed, ({ seller }) => seller)].map(([key, own]) => ({
      key: String(key),
      mainland_freight: key * 8_00,
      lines: own,
    }));
    return {
      ...asked,
      region,
      customs: customsBy(dutyBook, region),
      order: {
        sellers,
        insurance,
        serviceFee_bp,
        coupon: coupon === undefined ? undefined : { amount: coupon, values: {} },
      },
      goods: keyed,
      transports: [12, 9],
      tariff: (["ordinary", "sensitive", "special"] as const).flatMap((tariff_class) => [
        { ...air, region, tariff_class, per_cbm: 900_00, is_tax_included: isTaxed },
        { ...sea, region, tariff_class, minimum_fee: 100_00 },
      ]),
      at: { rate_e6, rounding: "half_up" },
    };
  });

test("whatever is asked, the parts add up to the whole and the least is no more than the most", () => {
  fc.assert(
    fc.property(arbitraryAsked, (any) => {
      const { parts, low, high } = doorPrice(any);
      expect(low).toBe(sum(parts.map((part) => part.low)));
      expect(high).toBe(sum(parts.map((part) => part.high)));
      for (const part of parts) expect(part.low).toBeLessThanOrEqual(part.high);
    }),
  );
});

test("whatever is asked, what the quote charges is in it to the cent", () => {
  fc.assert(
    fc.property(arbitraryAsked, (any) => {
      const { parts } = doorPrice(any);
      const quoted = price(reckonCharges({ ...any.order, payMode: "once" }), any.at);
      for (const kind of ["goods", "mainland_freight", "service_fee", "insurance"] as const) {
        const own = quoted.filter((charge) => charge.kind === kind);
        const part = parts.find((one) => one.kind === kind);
        expect(part?.low ?? 0).toBe(sum(own.map(({ amount }) => amount)));
        expect(part?.high ?? 0).toBe(part?.low ?? 0);
      }
    }),
  );
});

test("of goods whose listings say what they weigh, the most is what the quote estimates", () => {
  const bare = fc.array(
    fc.record({ num: fc.nat(50), weight_g: fc.integer({ min: 1, max: 9_000 }) }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(bare, (pieces) => {
      const goods = pieces.map(({ num, weight_g }, at) => ({
        ...dress,
        key: String(at),
        num,
        piece: said(weight_g),
      }));
      const quoted = quoteFreight(air, estimateMeasures(pieces, asked.packaging_bp));
      expect(partOf("international_freight", { goods })?.high).toBe(quoted.international);
    }),
  );
});
