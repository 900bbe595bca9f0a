import { createTexts } from "@sampan/locales/create-texts";
import { tellMessage } from "@sampan/locales/tell-message";
import type { Needs } from "./needs.ts";
import type { ChangedTexts } from "./texts/changed-texts.ts";

/** The server's texts by key: `say("th", "errors.no_stock")`, as content staff wrote them or as they were built. [I18N-09] [BO-51] */
export const createSay =
  (changed: Pick<ChangedTexts, "messagesIn">): Needs["say"] =>
  (language, key, values) => {
    const message = changed.messagesIn(language).get(key);
    if (message !== undefined) return tellMessage(language, message, { ...values });
    // Which placeholders a key has is checked where the catalogue is written; here it is only known at run time.
    const tell = createTexts(language) as unknown as (key: string, values: object) => string;
    return tell(key, { ...values });
  };
