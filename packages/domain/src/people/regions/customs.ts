/** What goods are to a customs office, as far as duty tells them apart; the words are the catalogues'. */
export const dutyClasses = [
  "clothing",
  "care",
  "bags",
  "household",
  "audio",
  "watches",
  "toys",
  "electronics",
  "books",
] as const;
export type DutyClass = (typeof dutyClasses)[number];

/** The least and the most that is asked, in hundredths of a percent. */
export interface DutyRange {
  readonly low_bp: number;
  readonly high_bp: number;
}

/** Value added tax on the value and its duty, and duty by class. */
export interface ImportTax {
  readonly vat_bp: number;
  readonly duty: Readonly<Record<DutyClass, DutyRange>>;
}

/** What the customs office of a region asks of private parcels, as it was read on a day; nothing of it is charged by us. */
export interface Customs {
  /** Whole units of the currency that a parcel may be worth before anything is asked; 0 where the first unit is taxed. */
  readonly freeUpTo_units: number;
  /** How often in half a year (January to June, July to December) somebody receives that for nothing; 0 where nothing is free. */
  readonly freeTimes: number;
  /** What is asked from the first unit on; null where something is free. */
  readonly tax: ImportTax | null;
  /** What is asked of a parcel that is worth more than is free, or comes after those times; null where nothing is free. */
  readonly taxBeyond: ImportTax | null;
  /** Whoever declares a parcel confirms the declaration before it is filed, and before we load it: in Taiwan by EZ WAY. */
  readonly isConfirmedBefore: boolean;
}
