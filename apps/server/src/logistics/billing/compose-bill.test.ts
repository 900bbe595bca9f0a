import { expect, test } from "vitest";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import type { GroupOrder, GroupParcel } from "./billing-queries.ts";
import { composeBill } from "./compose-bill.ts";

const order = (id: number): GroupOrder => ({
  id,
  tid: `SP${id}`,
  account_id: 1,
  uid: "k3v9q2m7x0ab",
  status: 2,
  region: "TW",
  currency: "TWD",
  pay_mode: "twice",
  transport: 12,
  express: 1,
  insurance: 0,
  is_tax_included: false,
  freight_estimate: 0,
  is_held: false,
  goes_in_part: false,
  awaited_tids: [],
  address: {
    consignee: "王小明",
    phone: "0912345678",
    region: "TW",
    area: ["臺北市", "大安區"],
    detail: "和平東路 1 號",
    postal_code: "106",
  },
});
const parcel = (id: number, measures: { weight_g: number; edge_mm: number }): GroupParcel => ({
  id,
  tid: `SPP${id}`,
  express_no: `YT${id}`,
  warehouse: "guangzhou",
  billing: 3,
  weight_g: measures.weight_g,
  length_mm: measures.edge_mm,
  width_mm: measures.edge_mm,
  height_mm: measures.edge_mm,
  order_ids: [],
  awaits_goods: false,
  measured_at: null,
  measured_by: "",
  photos: [],
  marks: [],
  created_at: new Date(0),
  own_way: null,
  rehearsal: null,
  has_open_services: false,
  storage: [],
});
const air = {
  region: "TW",
  transport: 12,
  tariff_class: "ordinary",
  currency: "TWD",
  per_kg: 12_000,
  per_cbm: 0,
  base_fee: 0,
  minimum_fee: 0,
  delivery_fee: 8_000,
  divisor: 6_000,
  minimum_weight_g: 0,
  weight_step_g: 100,
  days_min: 4,
  days_max: 6,
} as const;

test("what is for a whole bill is shared by chargeable weight, so bulk counts as the freight counts it", () => {
  const bill = valueOf(
    composeBill({
      group: {
        orders: [order(1), order(2)],
        // Of 30 cm each way: 9,000 g to the tariff together, whatever the scales say.
        parcels: [
          parcel(1, { weight_g: 300, edge_mm: 300 }),
          parcel(2, { weight_g: 4_500, edge_mm: 300 }),
        ],
      },
      goods: [
        { package_id: 1, order_id: 1, goods_class: "ordinary", net_g: 250, paid: 0 },
        { package_id: 2, order_id: 2, goods_class: "ordinary", net_g: 4_250, paid: 0 },
      ],
      tariff: [air],
      choice: { warehouse_charge: 1_000, other_charge: 0, other_reason: "", discount: 0 },
    }),
  );
  const charged = bill.shares.map(({ charges }) =>
    Object.fromEntries(charges.map(({ kind, amount }) => [kind, amount])),
  );
  const each = { international_freight: 54_000, local_freight: 4_000, warehouse: 500 };
  expect(charged).toEqual([each, each]);
});

test("days that were bought for a parcel are entries of their own, shared by what each order weighs in it, to the cent", () => {
  const shared = {
    ...parcel(1, { weight_g: 3_000, edge_mm: 100 }),
    storage: [
      { days: 30, lines: 2, per_day: 45, amount: 2_700 },
      { days: 30, lines: 1, per_day: 47, amount: 1_410 },
    ],
  };
  const bill = valueOf(
    composeBill({
      group: {
        orders: [order(1), order(2)],
        parcels: [shared, parcel(2, { weight_g: 1_000, edge_mm: 100 })],
      },
      goods: [
        { package_id: 1, order_id: 1, goods_class: "ordinary", net_g: 1_000, paid: 0 },
        { package_id: 1, order_id: 2, goods_class: "ordinary", net_g: 2_000, paid: 0 },
        { package_id: 2, order_id: 2, goods_class: "ordinary", net_g: 900, paid: 0 },
      ],
      tariff: [air],
      choice: { warehouse_charge: 0, other_charge: 0, other_reason: "", discount: 0 },
    }),
  );
  const storageOf = (share: (typeof bill.shares)[number] | undefined) =>
    share?.charges.filter(({ kind }) => kind === "warehouse").map(({ amount }) => amount);
  expect(bill.shares.map(storageOf)).toEqual([
    [900, 470],
    [1_800, 940],
  ]);
  expect(bill.shares[0]?.charges.at(-1)?.figures).toEqual({
    storage_days: 30,
    storage_lines: 1,
    per_day: 47,
    whole: 1_410,
  });
  expect(bill.storage.map(({ parcel_tid, amount }) => [parcel_tid, amount])).toEqual([
    ["SPP1", 2_700],
    ["SPP1", 1_410],
  ]);
});
