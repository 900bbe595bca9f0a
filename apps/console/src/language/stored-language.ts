import { readLanguage, staffLanguage, type Language } from "@sampan/domain/kernel/language";

const name = "lang";
const year_s = 365 * 24 * 60 * 60;

/** What this browser chose before; the desks of the house speak traditional Chinese. [I18N-03] */
export function storedLanguage(): Language {
  const cookie = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  return readLanguage(cookie ?? localStorage.getItem(name) ?? "") ?? staffLanguage;
}

/** The cookie tells the server which language its refusals are read in. [I18N-09] */
export function storeLanguage(language: Language): void {
  document.cookie = `${name}=${language}; path=/; max-age=${year_s}; samesite=lax`;
  localStorage.setItem(name, language);
}
