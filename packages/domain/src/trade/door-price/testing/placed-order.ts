import { customsBy } from "../../../goods/duties/duty-book.ts";
import { dutyBook } from "../../../goods/duties/testing/duty-book.ts";
import { type Cents, type Conversion } from "../../../kernel/money.ts";
import { quoteShipment, type ShipmentParcel } from "../../../logistics/shipments/quote-shipment.ts";
import type { TariffLine } from "../../../money/price-book/freight.ts";
import { price } from "../../charges/price.ts";
import { reckonCharges } from "../../charges/rules.ts";
import { doorPriceOf, loadRange, type DoorGoods } from "../door-price.ts";
import type { ChargedSince, ChargeNow, ComparedKind, KeptEstimate } from "../estimate.ts";
import { pieceRange } from "../piece-range.ts";

const air: TariffLine = {
  region: "TW",
  transport: 12,
  tariff_class: "ordinary",
  currency: "TWD",
  per_kg: 120_00,
  per_cbm: 0,
  base_fee: 15_00,
  minimum_fee: 90_00,
  delivery_fee: 80_00,
  divisor: 6_000,
  minimum_weight_g: 500,
  weight_step_g: 100,
  days_min: 4,
  days_max: 6,
};
const sea: TariffLine = { ...air, transport: 9, per_kg: 40_00, delivery_fee: 0, divisor: null };
const dearer: TariffLine = { ...air, per_kg: 135_00 };
const lines = { air, sea, dearer } as const;
const rounding = "half_up";

interface PlacedLine {
  readonly price: Cents;
  readonly num: number;
  readonly weight_g: number;
}
export interface Placed {
  readonly lines: readonly PlacedLine[];
  readonly rate_e6: number;
  readonly packaging_bp: number;
}

/** An order of one seller, insured at 3 % and with 8 yuan of freight, charged by the functions that charge any. */
function chargesOf(own: readonly (PlacedLine & { key: string })[], at: Conversion, freight = 8_00) {
  const sellers = [{ key: "tailor", mainland_freight: freight, lines: own }];
  return price(reckonCharges({ sellers, insurance: 3, serviceFee_bp: 500, payMode: "twice" }), at);
}

const keyed = (own: readonly PlacedLine[]) => own.map((line, at) => ({ ...line, key: String(at) }));

/** What such an order keeps. */
export function keep({ lines: own, rate_e6, packaging_bp }: Placed): KeptEstimate {
  const goods = keyed(own).map(({ key, num, weight_g }): DoorGoods => ({
    key,
    num,
    goods_class: "ordinary",
    piece: pieceRange({
      listing: undefined,
      category: undefined,
      said_g: weight_g,
      assumed_g: 500,
    }),
    duty: { duty_class: undefined, basis: "nothing", read: null },
  }));
  const charges = chargesOf(keyed(own), { rate_e6, rounding });
  const asked = { goods, packaging_bp };
  const { parts } = doorPriceOf({
    ...asked,
    region: "TW",
    customs: customsBy(dutyBook, "TW"),
    charges,
    line: air,
  });
  return { currency: "TWD", rate_e6, line: air, load: loadRange(asked), parts, goods: keyed(own) };
}

interface BilledParcel {
  readonly line: keyof typeof lines;
  readonly weight_g: number;
  readonly side_mm: number;
  /** Grams of somebody else's in the same shipment. */
  readonly others_g: number;
  readonly discount: Cents;
}
export interface Since {
  readonly rate_e6: number;
  readonly freight: Cents;
  /** What became of the line at its place: how many, at which price. */
  readonly lines: readonly { readonly price: Cents; readonly num: number }[];
  readonly parcels: readonly BilledParcel[];
  readonly storage: Cents;
  readonly asked: Cents;
}

const measured = (weight_g: number, side_mm: number) => ({
  weight_g,
  length_mm: side_mm,
  width_mm: side_mm,
  height_mm: side_mm,
});
const bare = { cny: null, line: null, refunded: 0, figures: {} } as const;

/** What an order came to, charged and billed by the functions that charge and bill any. */
export function cameTo(placed: Placed, since: Since): ChargedSince {
  const own = keyed(placed.lines)
    .map((line, at) => ({ ...line, ...since.lines[at] }))
    .filter(({ num }) => num > 0);
  const charged = chargesOf(own, { rate_e6: since.rate_e6, rounding }, since.freight);
  const charges: ChargeNow[] = charged.map(({ kind, line, cny, amount, reason }) => ({
    ...bare,
    kind: kind as ComparedKind,
    line,
    cny,
    amount,
    original_amount: null,
    figures: reason.figures,
  }));
  const bills = since.parcels.map((parcel) => {
    const line = lines[parcel.line];
    const mine: ShipmentParcel = { line, measures: measured(parcel.weight_g, parcel.side_mm) };
    const theirs = { line, measures: measured(parcel.others_g, 100) };
    const quote = quoteShipment(parcel.others_g > 0 ? [mine, theirs] : [mine]);
    const { international = 0, local = 0 } = quote.shares[0] ?? {};
    const taken = Math.min(parcel.discount, international);
    return { line, international, local, taken, parcel };
  });
  const billed = (kind: ComparedKind, amount: Cents, original: Cents): ChargeNow => ({
    ...bare,
    kind,
    amount,
    original_amount: original,
  });
  return {
    charges: [
      ...charges,
      ...bills.flatMap(({ international, local, taken }) => [
        billed("international_freight", international - taken, international),
        billed("local_freight", local, local),
      ]),
      { ...billed("warehouse", since.storage, since.storage), figures: { storage_days: 3 } },
      { ...bare, kind: "supplement", amount: since.asked, original_amount: null },
    ],
    shipments: bills.map(({ line, parcel: { weight_g, side_mm } }) => ({
      line,
      load: { weight_g, volume_mm3: side_mm ** 3 },
    })),
    isJudged: true,
    isBilled: true,
    rounding,
    rate_e6: since.rate_e6,
  };
}
