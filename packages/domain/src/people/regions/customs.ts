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

/** What the customs office of a region asks of private parcels, as it was read on a day; nothing of it is charged by us. */
export interface Customs {
  /** Whole units of the currency that a parcel may be worth before anything is asked; 0 where the first unit is taxed. */
  readonly freeUpTo_units: number;
  /** Value added tax on the value and its duty, and duty by class; null where only the free value is told. */
  readonly tax: {
    readonly vat_bp: number;
    readonly duty: Readonly<Record<DutyClass, DutyRange>>;
  } | null;
}
