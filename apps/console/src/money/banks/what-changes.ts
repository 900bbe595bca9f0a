import type { MaintainedBank } from "@sampan/contract/money/staff-banks";
import {
  languages,
  originalLanguage,
  readLanguage,
  shortNames,
} from "@sampan/domain/kernel/language";

type Change = NonNullable<MaintainedBank["change"]>;
type Names = MaintainedBank["names"];

/** In the reader's language. */
export const nameOf = (names: Names, locale: string): string =>
  names[readLanguage(locale) ?? originalLanguage] || names[originalLanguage];

export interface Difference {
  readonly of: "code" | "name" | "accountName" | "accountNo" | "logo";
  /** Of a name: in which language. */
  readonly language?: string;
  readonly before: string;
  readonly after: string;
}

/** What a change would make different, one by one: a second person confirms what they have read. [BO-35] */
export function whatChanges(bank: MaintainedBank, change: Change): readonly Difference[] {
  const all: Difference[] = [
    { of: "code", before: bank.code, after: change.code },
    ...languages.map((language) => ({
      of: "name" as const,
      language: shortNames[language],
      before: bank.names[language],
      after: change.names[language],
    })),
    { of: "accountName", before: bank.account_name, after: change.account_name },
    { of: "accountNo", before: bank.account_no, after: change.account_no },
    { of: "logo", before: bank.logo, after: change.logo },
  ];
  return all.filter(({ before, after }) => before !== after);
}
