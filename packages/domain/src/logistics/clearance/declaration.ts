import { type Cents, sum } from "../../kernel/money.ts";

/** What one line of goods in a parcel is declared as: as it was ordered and paid for. */
export interface ClearedLine {
  readonly oid: string;
  /** As its owner named it for customs, else as the seller does, in Chinese. */
  readonly name: string;
  readonly num: number;
  /** What was paid for these pieces in the payment currency, cents. */
  readonly amount: Cents;
  /** The same in yuan, at the rate of the payment; null for goods that were not priced in yuan. */
  readonly cny: Cents | null;
  /** Millionths of the payment currency for a yuan; null where nothing was converted. */
  readonly rate_e6: number | null;
}

/** A declaration, cents of the payment currency. */
export interface Declaration {
  readonly lines: readonly ClearedLine[];
  readonly insurance: Cents;
  /** Up to the border. */
  readonly freight: Cents;
}

/** What customs takes a parcel to be worth: goods, insurance and freight up to the border. */
export const worthOf = ({ lines, insurance, freight }: Declaration): Cents =>
  sum([...lines.map(({ amount }) => amount), insurance, freight]);
