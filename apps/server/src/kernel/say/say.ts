import type { Language } from "@sampan/domain/kernel/language";
import { createTexts } from "@sampan/locales/create-texts";
import { tellMessage } from "@sampan/locales/tell-message";
import type { ChangedTexts } from "./changed-texts.ts";

/** A text of the catalogue in a language, its placeholders filled. */
export type Say = (
  language: Language,
  key: string,
  values?: Record<string, string | number>,
) => string;

/** The server's texts by key: `say("th", "errors.no_stock")`, as content staff wrote them or as they were built. [I18N-09] [BO-51] */
export const createSay =
  (changed: Pick<ChangedTexts, "messagesIn">): Say =>
  (language, key, values) => {
    const message = changed.messagesIn(language).get(key);
    if (message !== undefined) return tellMessage(language, message, { ...values });
    // Which placeholders a key has is checked where the catalogue is written; here it is only known at run time.
    const tell = createTexts(language) as unknown as (key: string, values: object) => string;
    return tell(key, { ...values });
  };
