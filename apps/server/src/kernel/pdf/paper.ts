import type { Language } from "@sampan/domain/kernel/language";

/** A paper for somebody's files, every text ready: what it is, whose, rows under titles, and what they come to. */
export interface Paper {
  readonly language: Language;
  readonly now: Date;
  readonly title: string;
  /** Below the title: number, date, that it is void. */
  readonly facts: readonly string[];
  /** Below each other: who made it out, to whom, for what. */
  readonly parties: readonly { readonly label: string; readonly text: string }[];
  readonly tables: readonly PaperTable[];
  readonly remark: string;
  /** Below everything, two beside each other; of any size, since they are drawn small. */
  readonly pictures?: readonly PaperPicture[];
  readonly picturesTitle?: string;
}

export interface PaperPicture {
  readonly bytes: Uint8Array;
  readonly caption: string;
}

export interface PaperTable {
  /** The first takes what the others leave; those have a width in points and stand on the right. */
  readonly columns: readonly [string, ...(readonly [title: string, width_pt: number])[]];
  readonly rows: readonly (readonly string[])[];
  readonly sums: readonly { readonly label: string; readonly amount: string }[];
}
