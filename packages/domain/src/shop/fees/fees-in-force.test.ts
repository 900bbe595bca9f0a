import { expect, test } from "vitest";
import { defaultAcceptance } from "../../goods/shippability/goods-class.ts";
import type { TariffLine } from "../../money/price-book/freight.ts";
import { type FeeKind, feeKinds, feeTimes } from "./fee-kinds.ts";
import { feesInForce, type FeeTerms } from "./fees-in-force.ts";

const line: TariffLine = {
  region: "TW",
  transport: 12,
  tariff_class: "ordinary",
  currency: "TWD",
  per_kg: 120_00,
  per_cbm: 0,
  base_fee: 20_00,
  minimum_fee: 0,
  delivery_fee: 80_00,
  divisor: 6_000,
  minimum_weight_g: 500,
  weight_step_g: 100,
  days_min: 3,
  days_max: 5,
};
const terms: FeeTerms = {
  tier: "classic",
  rate_margin_bp: 200,
  service_fee_bp: 0,
  lines: [line],
  acceptance: defaultAcceptance,
  insurances: [0, 2, 4],
  storage_price: 45,
  services: [
    { service: "photos", amount: 9_00 },
    { service: "hold", amount: 0 },
  ],
  topup_fee_bp: { ecpay: 275 },
  free_storage_days: { guangzhou: 90, shenzhen: 60 },
  tier_storage_days: { classic: 0, gold: 10, platinum: 0, diamond: 0, crown: 0, king: 0 },
  absorbed_rise_bp: 200,
  rehearsal_fee_units: 90,
  withdrawal_fee_units: 30,
};
const feeOf = (kind: FeeKind, change: Partial<FeeTerms> = {}) =>
  feesInForce({ ...terms, ...change }).find((fee) => fee.kind === kind);
const figure = { of: "", amount: null, share_bp: null, days: null };

test("every fee stands there once, always before sometimes before never", () => {
  const fees = feesInForce(terms);
  expect(fees.map(({ kind }) => kind).toSorted()).toEqual([...feeKinds].toSorted());
  const places = fees.map(({ when }) => feeTimes.indexOf(when));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test.each([
  ["service_fee", { service_fee_bp: 500 }, "always", { share_bp: 500 }],
  ["rate_margin", { rate_margin_bp: 150 }, "always", { share_bp: 150 }],
  ["withdrawal", { withdrawal_fee_units: 30 }, "sometimes", { amount: 30_00 }],
  ["rehearsal", { rehearsal_fee_units: 90 }, "sometimes", { amount: 90_00 }],
] as const)("%s is asked for while its setting is something", (kind, something, when, shown) => {
  expect(feeOf(kind, something)).toEqual({ kind, when, figures: [{ ...figure, ...shown }] });
  const nothing = Object.fromEntries(Object.keys(something).map((key) => [key, 0]));
  expect(feeOf(kind, nothing)).toEqual({ kind, when: "never", figures: [] });
});

test("freight says the least that each way costs, whatever its class, and no way that refuses its own", () => {
  const lines = [
    line,
    { ...line, tariff_class: "special" as const, per_kg: 300_00 },
    { ...line, transport: 9 as const, base_fee: 0, per_kg: 40_00, minimum_weight_g: 10_000 },
    { ...line, transport: 8 as const, tariff_class: "special" as const, per_kg: 1 },
  ];
  expect(feeOf("international_freight", { lines })?.figures).toEqual([
    { ...figure, of: "9", amount: 400_00 },
    { ...figure, of: "12", amount: 80_00 },
  ]);
});

test("delivery is always asked for where every way does, and sometimes where one does not", () => {
  const without = { ...line, transport: 9 as const, delivery_fee: 0 };
  expect(feeOf("local_freight")?.when).toBe("always");
  expect(feeOf("local_freight", { lines: [line, without] })).toMatchObject({
    when: "sometimes",
    figures: [{ of: "12", amount: 80_00 }],
  });
  expect(feeOf("local_freight", { lines: [without] })?.when).toBe("never");
});

test("import tax is nobody's to pay beside it where every way has it in its price", () => {
  const included = { ...line, is_tax_included: true };
  expect(feeOf("import_tax", { lines: [line, included] })?.when).toBe("sometimes");
  expect(feeOf("import_tax", { lines: [included] })?.when).toBe("never");
  expect(feeOf("import_tax", { lines: [] })?.when).toBe("sometimes");
});

test("insurances, channels and storage say each of theirs, and nothing where there is none", () => {
  expect(feeOf("insurance")?.figures.map(({ of, share_bp }) => [of, share_bp])).toEqual([
    ["2", 200],
    ["4", 400],
  ]);
  expect(feeOf("insurance", { insurances: [0] })?.when).toBe("never");
  expect(feeOf("online_topup")?.figures).toEqual([{ ...figure, of: "ecpay", share_bp: 275 }]);
  expect(feeOf("online_topup", { topup_fee_bp: { omise: 0 } })?.when).toBe("never");
  expect(feeOf("storage", { tier: "gold" })?.figures).toEqual([
    { ...figure, amount: 45 },
    { ...figure, of: "guangzhou", days: 100 },
    { ...figure, of: "shenzhen", days: 70 },
  ]);
  expect(feeOf("storage", { storage_price: 0 })?.when).toBe("never");
});

test("what the warehouse does says its price each, also where it is nothing, and is none where nothing is offered", () => {
  expect(feeOf("services")).toEqual({
    kind: "services",
    when: "sometimes",
    figures: [
      { ...figure, of: "photos", amount: 9_00 },
      { ...figure, of: "hold", amount: 0 },
    ],
  });
  const unpriced = [{ service: "photos" as const, amount: null }];
  expect(feeOf("services", { services: unpriced })).toMatchObject({
    when: "sometimes",
    figures: [],
  });
  expect(feeOf("services", { services: [] })?.when).toBe("never");
});

test("a supplement says up to which share of a rise nobody is asked", () => {
  expect(feeOf("supplement")).toEqual({
    kind: "supplement",
    when: "sometimes",
    figures: [{ ...figure, share_bp: 200 }],
  });
});

test("a refund costs nothing, and what sending goods back costs is a fee of its own", () => {
  expect(feeOf("refund")?.when).toBe("never");
  expect(feeOf("return_freight")).toEqual({
    kind: "return_freight",
    when: "sometimes",
    figures: [],
  });
});
