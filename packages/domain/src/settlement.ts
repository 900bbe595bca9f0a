import type { FreightQuote } from "./freight.ts";
import { insuranceFee, type InsuranceType } from "./insurance.ts";
import {
  convert,
  defaultRounding,
  multiply,
  percentage,
  sum,
  type BasisPoints,
  type Cents,
  type Rate,
  type Rounding,
} from "./money.ts";
import type { SumEntry } from "./sum-entry.ts";
import type { PayMode } from "./transports.ts";

/** What is reckoned. Yuan amounts are CNY cents, all others cents of the payment currency. */
export interface SettlementInput {
  readonly lines: readonly { readonly key: string; readonly price: Cents; readonly num: number }[];
  /** From each seller to our warehouse. */
  readonly mainlandFreights: readonly Cents[];
  readonly insurance: InsuranceType;
  readonly serviceFee_bp: BasisPoints;
  readonly payMode: PayMode;
  readonly rate: Rate;
  /** Absent while no tariff line is known. */
  readonly freightEstimate?: FreightQuote;
  /** In the order they are taken off the first instalment; each takes at most what is left. */
  readonly deductions: readonly Deduction[];
  readonly rounding?: Rounding;
}

export interface Deduction {
  readonly key: "coupon" | "bonus" | "points";
  readonly amount: Cents;
  /** What explains it: `start_value` and `value` of a coupon, `points` redeemed. */
  readonly values: Readonly<Record<string, number>>;
}

export interface SettlementLine {
  readonly key: string;
  readonly cny: Cents;
  readonly amount: Cents;
}

export interface Settlement {
  readonly rate: Rate;
  readonly lines: readonly SettlementLine[];
  readonly goods_cny: Cents;
  readonly mainland_cny: Cents;
  readonly service_cny: Cents;
  readonly insurance_cny: Cents;
  /** The reasons under the first instalment; they add up to it. */
  readonly first: readonly SumEntry[];
  readonly firstInstalment: Cents;
  /** The reasons under the estimated second instalment; they add up to it. */
  readonly second: readonly SumEntry[];
  readonly secondEstimate: Cents;
  readonly toTheDoor: Cents;
}

/**
 * What an order costs, to the door and with every reason. Each order line, each seller's freight
 * and each fee is converted once, and totals are sums of the converted amounts, so that what is
 * shown adds up to what is charged. Paid once, the estimated freight joins the first instalment.
 * [MONEY-10] [PAY-04] [PAY-05] [CHK-10] [CHK-31]
 */
export function settle(input: SettlementInput): Settlement {
  const yuan = reckonYuan(input);
  const charges = input.payMode === "once" ? [...yuan.entries, ...freightOf(input)] : yuan.entries;
  const charged = sum(charges.map((entry) => entry.amount));
  const deductions = takeOff(charged, input.deductions);
  const first = [...charges, ...deductions];
  const second = input.payMode === "once" ? [] : freightOf(input);

  const firstInstalment = sum(first.map((entry) => entry.amount));
  const secondEstimate = sum(second.map((entry) => entry.amount));
  return {
    rate: input.rate,
    lines: yuan.lines,
    goods_cny: yuan.goods_cny,
    mainland_cny: yuan.mainland_cny,
    service_cny: yuan.service_cny,
    insurance_cny: yuan.insurance_cny,
    first,
    firstInstalment,
    second,
    secondEstimate,
    toTheDoor: sum([firstInstalment, secondEstimate]),
  };
}

/** The goods of a settlement in the payment currency: what a general coupon's least spend means. */
export const goodsAmount = (input: Pick<SettlementInput, "lines" | "rate" | "rounding">): Cents =>
  sum(convertLines(input).map((line) => line.amount));

function reckonYuan(input: SettlementInput) {
  const { rate, rounding = defaultRounding, insurance, serviceFee_bp } = input;
  const lines = convertLines(input);
  const goods_cny = sum(lines.map((line) => line.cny));
  const mainland_cny = sum(input.mainlandFreights);
  const service_cny = percentage(goods_cny, serviceFee_bp);
  const insurance_cny = insuranceFee(goods_cny, insurance);
  const mainland = sum(input.mainlandFreights.map((cny) => convert(cny, rate, rounding)));

  const entries: SumEntry[] = [
    timesRate("goods", { cny: goods_cny, amount: sum(lines.map((line) => line.amount)) }, rate),
    timesRate("mainland_freight", { cny: mainland_cny, amount: mainland }, rate),
  ];
  for (const share of [
    { key: "service_fee", cny: service_cny, share_bp: serviceFee_bp },
    { key: "insurance", cny: insurance_cny, share_bp: insurance * 100 },
  ] as const) {
    if (share.share_bp === 0) continue;
    entries.push({
      key: share.key,
      cny: share.cny,
      amount: convert(share.cny, rate, rounding),
      reason: {
        key: "share_of_goods",
        values: { goods_cny, share_bp: share.share_bp, cny: share.cny, rate },
      },
    });
  }
  return { lines, goods_cny, mainland_cny, service_cny, insurance_cny, entries };
}

function convertLines({
  lines,
  rate,
  rounding = defaultRounding,
}: Pick<SettlementInput, "lines" | "rate" | "rounding">): SettlementLine[] {
  return lines.map(({ key, price, num }) => {
    const cny = multiply(price, num);
    return { key, cny, amount: convert(cny, rate, rounding) };
  });
}

function timesRate(
  key: "goods" | "mainland_freight",
  { cny, amount }: { readonly cny: Cents; readonly amount: Cents },
  rate: Rate,
): SumEntry {
  return { key, cny, amount, reason: { key: "yuan_times_rate", values: { cny, rate } } };
}

const freightOf = ({ freightEstimate }: SettlementInput): readonly SumEntry[] =>
  freightEstimate?.entries ?? [];

function takeOff(charged: Cents, deductions: readonly Deduction[]): SumEntry[] {
  const entries: SumEntry[] = [];
  let left = charged;
  for (const { key, amount, values } of deductions) {
    const taken = Math.min(left, amount);
    left -= taken;
    if (taken === 0) continue;
    const reason = key === "points" ? "points_redeemed" : "reduction";
    entries.push({ key, amount: -taken, reason: { key: reason, values } });
  }
  return entries;
}
