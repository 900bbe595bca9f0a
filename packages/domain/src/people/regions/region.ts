import type { ReceiptKind } from "../../kernel/receipt-kinds.ts";
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
  /** What the law there asks for of a sale: its total is a multiple of `unit` cents and includes the tax. */
  readonly receipt: {
    readonly kind: ReceiptKind;
    readonly unit: number;
    readonly tax_bp: number;
    /** Who numbers them: a provider of ours, or we ourselves. */
    readonly numbered: "elsewhere" | "here";
  };
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
