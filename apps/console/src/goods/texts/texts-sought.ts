import type { Language } from "@sampan/domain/kernel/language";

/** What is looked for, as it stands in the address. */
export interface TextsSought {
  readonly search: string;
  readonly language: Language;
  readonly onlyChanged: boolean;
  readonly page: string | undefined;
  readonly onPage: (page: string | undefined) => void;
}
