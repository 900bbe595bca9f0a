import type { Language } from "@sampan/domain/kernel/language";
import { createTranslator } from "use-intl/core";

/** One message of the catalogue that was written after it was built, with its placeholders filled. */
export function tellMessage(
  language: Language,
  message: string,
  values: Readonly<Record<string, string | number>>,
): string {
  // Its keys are not those of the catalogue, which types them.
  const tell = createTranslator({
    locale: language,
    messages: { message } as never,
  }) as unknown as (key: string, values: object) => string;
  return tell("message", values);
}
