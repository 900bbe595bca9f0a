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

/** Where something about duty was read, and on which day (`YYYY-MM-DD`); the address is empty for what stands nowhere online. */
export interface DutySource {
  readonly source: string;
  readonly address: string;
  readonly read_on: string;
}

/** What a region asks of a class, as it was read. */
export interface DutyRate extends DutyRange, DutySource {}

/** By class. One that has no rate is asked like goods that nobody can tell. */
export type DutyTable = Readonly<Partial<Record<DutyClass, DutyRate>>>;

/** Value added tax on the value and its duty, and duty by class. */
export interface ImportTax {
  readonly vat_bp: number;
  readonly duty: DutyTable;
}

/** What the customs office of a region asks of private parcels, apart from its duties; nothing of it is charged by us. */
export interface Customs {
  /** Whole units of the currency that a parcel may be worth before anything is asked; 0 where the first unit is taxed. */
  readonly freeUpTo_units: number;
  /** How often in half a year (January to June, July to December) somebody receives that for nothing; 0 where nothing is free. */
  readonly freeTimes: number;
  /** On the value and its duty: from the first unit on, or where something is free, of a parcel beyond that. */
  readonly vat_bp: number;
  /** Whoever declares a parcel confirms the declaration before it is filed, and before we load it: in Taiwan by EZ WAY. */
  readonly isConfirmedBefore: boolean;
}

/** The same with its duties, as they hold at a moment. */
export interface CustomsWithDuties extends Customs {
  readonly duty: DutyTable;
}
