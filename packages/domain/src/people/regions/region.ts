import type { Language, OriginalLanguage } from "../../kernel/language.ts";

/** What is a region's own, beside what `kernel/regions.ts` says of it. */
export interface RegionForms {
  /** Of its mobiles in E.164, with the plus. */
  readonly callingCode: string;
  /** A mobile without calling code and leading 0. */
  readonly mobile: RegExp;
  /** True for a number that can stand on an identity card there: normalised, its check digit is right. */
  readonly isIdCard: (number: string) => boolean;
  /** Whether such a number has letters: it decides the keyboard. */
  readonly idCardKeys: "text" | "numeric";
  /** True for a number that a company there can be registered under, as above. */
  readonly isCompanyNumber: (number: string) => boolean;
  /** What an address names of it, the widest first; the catalogues have words for each. */
  readonly areaLevels: readonly string[];
  /** How an address is written on one line: from the postal code inwards, or outwards to it. */
  readonly writes: "widest_first" | "narrowest_first";
  /** What freight there and freight within are called; the words are the catalogues'. [ORD-83] */
  readonly charges: { readonly international_freight: string; readonly local_freight: string };
  /** What people often top up with, in whole units of the currency. */
  readonly usualTopups: readonly number[];
  /** Cents for a day of storage of a line of goods, unless staff set another: a tenth of a yuan at first. */
  readonly storagePrice: number;
}

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

/** A bank that people are paid out to, by its clearing code, as a new house begins with it. */
export interface BankSeed {
  readonly code: string;
  /** The letters by which people there know it: what its mark of ours shows. [WAL-11] */
  readonly mark: string;
  readonly name: Readonly<Partial<Record<Language, string>> & Record<OriginalLanguage, string>>;
}

export const bank = (
  [code, mark]: readonly [string, string],
  ...[zh, zhTW, th, en]: readonly [string, string, string, string]
): BankSeed => ({ code, mark, name: { zh, "zh-TW": zhTW, th, en } });
