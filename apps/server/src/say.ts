import { createTexts } from "@sampan/locales/create-texts";
import type { Needs } from "./needs.ts";

/** The server's texts by key: `say("th", "errors.no_stock")`. [I18N-09] */
export const createSay = (): Needs["say"] => (language, key, values) => {
  // Which placeholders a key has is checked where the catalogue is written; here it is only known at run time.
  const tell = createTexts(language) as unknown as (key: string, values: object) => string;
  return tell(key, { ...values });
};
