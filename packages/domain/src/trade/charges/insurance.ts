import { percentage, type BasisPoints, type Cents } from "../../kernel/money.ts";

/** The insurances one can choose, by the percentage they cost; 0 is none. [CHK-07] */
export const insuranceTypes = [0, 2, 3, 4] as const;
export type InsuranceType = (typeof insuranceTypes)[number];

/** What a claim pays, in hundredths of a percent of the goods without freight. [CONST-14..16] */
export const payoutShares_bp = {
  0: 0,
  2: 5_000,
  3: 7_500,
  4: 10_000,
} as const satisfies Record<InsuranceType, number>;

/** The share of the goods that an insurance costs: it is named by its percentage. */
export const insuranceShare_bp = (type: InsuranceType): BasisPoints => type * 100;

/** The fee in cents: the chosen percentage of the goods amount without freight. [CHK-31] */
export const insuranceFee = (goods: Cents, type: InsuranceType): Cents =>
  percentage(goods, insuranceShare_bp(type));

export const isInsuranceType = (value: unknown): value is InsuranceType =>
  insuranceTypes.some((type) => type === value);
