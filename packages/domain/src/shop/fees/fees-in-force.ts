import type { Warehouse } from "../../goods/shippability/transports.ts";
import type { TransportAcceptance } from "../../goods/shippability/goods-class.ts";
import { wholeUnits, type BasisPoints, type Cents } from "../../kernel/money.ts";
import type { Limits } from "../../kernel/settings/limits.ts";
import { freeDaysOf, type FreeDays } from "../../logistics/storage/free-days.ts";
import type { ServiceKind } from "../../logistics/services/service-kinds.ts";
import { quoteFreight, type TariffLine } from "../../money/price-book/freight.ts";
import type { MembershipTier } from "../../people/accounts/profile.ts";
import { insuranceShare_bp, type InsuranceType } from "../../trade/charges/insurance.ts";
import { type FeeKind, feeKinds, type FeeTime, feeTimes } from "./fee-kinds.ts";

/** One figure of a fee; `of` names the way, warehouse, insurance, service or channel it is of, and is empty where it is the whole fee's. */
export interface FeeFigure {
  readonly of: string;
  /** Cents of the payment currency. */
  readonly amount: Cents | null;
  /** Of the goods, or of what is converted or paid. */
  readonly share_bp: BasisPoints | null;
  readonly days: number | null;
}

export interface Fee {
  readonly kind: FeeKind;
  readonly when: FeeTime;
  readonly figures: readonly FeeFigure[];
}

/** What fees are reckoned from: settings and the tariff as they stand for whoever asks. */
export interface FeeTerms
  extends
    FreeDays,
    Pick<Limits, "absorbed_rise_bp" | "rehearsal_fee_units" | "withdrawal_fee_units"> {
  readonly tier: MembershipTier;
  /** In the rate that holds now, whoever set it. */
  readonly rate_margin_bp: BasisPoints;
  readonly service_fee_bp: BasisPoints;
  /** Open lines of the reader's region, at their prices. */
  readonly lines: readonly TariffLine[];
  readonly acceptance: TransportAcceptance;
  readonly insurances: readonly InsuranceType[];
  /** Cents for a line of goods and a day beyond the free ones. */
  readonly storage_price: Cents;
  /** What the warehouse offers to do, in the order of its menu; null while no rate is known to convert its price by. */
  readonly services: readonly { readonly service: ServiceKind; readonly amount: Cents | null }[];
  /** By channel that is offered. */
  readonly topup_fee_bp: Readonly<Record<string, BasisPoints>>;
}

type Reckoned = Omit<Fee, "kind">;

/** The lightest parcel there is: what a way costs at least. */
const lightest = { weight_g: 1, length_mm: 0, width_mm: 0, height_mm: 0 };

const nothing = { amount: null, share_bp: null, days: null };
const free: Reckoned = { when: "never", figures: [] };
const byAgreement: Reckoned = { when: "sometimes", figures: [] };

const share = (of: string, share_bp: BasisPoints): FeeFigure => ({ ...nothing, of, share_bp });
const money = (of: string, amount: Cents): FeeFigure => ({ ...nothing, of, amount });
const days = (of: Warehouse, count: number): FeeFigure => ({ ...nothing, of, days: count });

/** A fee that is nothing is none. */
const unlessFree = (figure: FeeFigure, when: FeeTime): Reckoned =>
  (figure.amount ?? figure.share_bp ?? 0) > 0 ? { when, figures: [figure] } : free;

const rules: Readonly<Record<FeeKind, (terms: FeeTerms) => Reckoned>> = {
  rate_margin: ({ rate_margin_bp }) => unlessFree(share("", rate_margin_bp), "always"),
  service_fee: ({ service_fee_bp }) => unlessFree(share("", service_fee_bp), "always"),
  international_freight: (terms) => ({
    when: "always",
    figures: cheapestByWay(terms, (line) => quoteFreight(line, lightest).international),
  }),
  local_freight: localFreight,
  // The seller's own, said with the goods.
  mainland_freight: () => byAgreement,
  import_tax: ({ lines }) =>
    lines.length > 0 && lines.every(({ is_tax_included }) => is_tax_included) ? free : byAgreement,
  insurance: ({ insurances }) => {
    const figures = insurances
      .filter((type) => type !== 0)
      .map((type) => share(String(type), insuranceShare_bp(type)));
    return figures.length > 0 ? { when: "sometimes", figures } : free;
  },
  storage: storageFee,
  rehearsal: ({ rehearsal_fee_units }) =>
    unlessFree(money("", wholeUnits(rehearsal_fee_units)), "sometimes"),
  services: servicesFee,
  warehouse: () => byAgreement,
  other: () => byAgreement,
  supplement: ({ absorbed_rise_bp }) => ({
    when: "sometimes",
    figures: [share("", absorbed_rise_bp)],
  }),
  online_topup: ({ topup_fee_bp }) => {
    const figures = Object.entries(topup_fee_bp)
      .filter(([, share_bp]) => share_bp > 0)
      .map(([channel, share_bp]) => share(channel, share_bp));
    return figures.length > 0 ? { when: "sometimes", figures } : free;
  },
  withdrawal: ({ withdrawal_fee_units }) =>
    unlessFree(money("", wholeUnits(withdrawal_fee_units)), "sometimes"),
  bank_topup: () => free,
  // Where goods go back for a reason of their customer's, at what staff quote before it is agreed to.
  return_freight: () => byAgreement,
  cancellation: () => free,
  refund: () => free,
  claim: () => free,
};

/** Every fee with when it is asked for and its figures, always first, never last. */
export const feesInForce = (terms: FeeTerms): Fee[] =>
  feeTimes.flatMap((time) =>
    feeKinds
      .map((kind): Fee => ({ kind, ...rules[kind](terms) }))
      .filter(({ when }) => when === time),
  );

/** The least of an amount by each way that takes some goods; ways in the order of their ids. */
function cheapestByWay(
  { lines, acceptance }: FeeTerms,
  amountOf: (line: TariffLine) => Cents,
): FeeFigure[] {
  const least = new Map<number, Cents>();
  for (const line of lines)
    if (acceptance[line.transport].includes(line.tariff_class))
      least.set(
        line.transport,
        Math.min(amountOf(line), least.get(line.transport) ?? Number.POSITIVE_INFINITY),
      );
  return [...least]
    .toSorted(([one], [other]) => one - other)
    .map(([transport, amount]) => money(String(transport), amount));
}

/** By hand to the door: always where every way asks for it, and never where none does. */
function localFreight(terms: FeeTerms): Reckoned {
  const all = cheapestByWay(terms, ({ delivery_fee }) => delivery_fee);
  const figures = all.filter(({ amount }) => (amount ?? 0) > 0);
  if (figures.length === 0) return free;
  return { when: figures.length === all.length ? "always" : "sometimes", figures };
}

/** The free days of each warehouse, and what a day costs after them. */
function storageFee(terms: FeeTerms): Reckoned {
  const { storage_price, free_storage_days, tier } = terms;
  if (storage_price === 0) return free;
  const warehouses = Object.keys(free_storage_days) as Warehouse[];
  return {
    when: "sometimes",
    figures: [
      money("", storage_price),
      ...warehouses.map((warehouse) =>
        days(warehouse, freeDaysOf({ warehouse, tier, promised: null }, terms)),
      ),
    ],
  };
}

/** What the warehouse does when it is asked to, each at its price. */
function servicesFee({ services }: FeeTerms): Reckoned {
  if (services.length === 0) return free;
  const figures = services.flatMap(({ service, amount }) =>
    amount === null ? [] : [money(service, amount)],
  );
  return { when: "sometimes", figures };
}
