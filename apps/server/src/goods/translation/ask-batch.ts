import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { translateTexts } from "@sampan/contract/goods/translation";
import { readLanguage } from "@sampan/domain/kernel/language";
import { networkOf } from "@sampan/domain/kernel/http/network-address";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import {
  isTarget,
  needsTranslation,
  translationLimits,
} from "@sampan/domain/goods/translation/translation";
import type { Visitor } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import {
  askTranslations,
  type Translations,
  type TranslationNeeds,
  type Underway,
  type Wish,
} from "./ask-translations.ts";

type Call = typeof translateTexts;

/** What all visitors together may use of a day: customers come after them. */
const shareOfVisitors = 0.7;

/**
 * Public texts of goods in a language, each beside its original; one that is not to be translated, or could
 * not be, stands beside itself. So does a text that no stored goods hold, and what is beyond the share that a
 * customer, or a network of visitors, has of a day. Refuses `texts_too_long`.
 * [API-66] [TRAN-01] [TRAN-02] [TRAN-05] [TRAN-06] [TRAN-07] [NFR-08]
 */
export async function askBatch(
  needs: TranslationNeeds,
  underway: Underway,
  input: InputOf<Call>,
  caller: Visitor,
): Promise<Result<OutputOf<Call>, Refusal<"texts_too_long">>> {
  const characters = input.text.reduce((total, text) => total + text.length, 0);
  if (characters > translationLimits.characters_max) return refuse({ code: "texts_too_long" });
  const texts = [...new Set(input.text)].filter((text) => needsTranslation(input.lang, text));
  const language = readLanguage(input.lang);
  if (texts.length === 0 || language === undefined || !isTarget(language))
    return ok({ data: besides(input.text, new Map()) });
  const wish = { texts, language, ...meansOf(caller), now: caller.now };
  return ok({
    data: besides(input.text, await askTranslations(needs, underway, wish)),
  });
}

/** A name that objects carry from birth is a text like any other. */
function besides(texts: readonly string[], translations: Translations): Record<string, string> {
  return Object.fromEntries(texts.map((text) => [text, translations.get(text) ?? text]));
}

/** What whoever asks may use themselves, and up to where of the day's budget. */
function meansOf({ customer, address, settings }: Visitor): Pick<Wish, "budget" | "share"> {
  const budget = settings.translation_characters_per_day;
  if (customer) {
    const most = settings.translation_characters_per_customer;
    return { budget, share: { who: `customer:${customer.id}`, most } };
  }
  const most = settings.translation_characters_per_visitor;
  return {
    budget: Math.floor(budget * shareOfVisitors),
    share: { who: `network:${networkOf(address)}`, most },
  };
}
