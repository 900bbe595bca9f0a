import type { InputOf, OutputOf } from "@sampan/contract/call";
import type { translateTexts } from "@sampan/contract/translation";
import { readLanguage } from "@sampan/domain/language";
import { ok, refuse, type Result } from "@sampan/domain/result";
import { needsTranslation, translationLimits } from "@sampan/domain/translation";
import type { Visitor } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import { countTry, type TryLimit } from "../sessions/count-try.ts";
import {
  askTranslations,
  type Translations,
  type TranslationNeeds,
  type Underway,
} from "./ask-translations.ts";

type Call = typeof translateTexts;

/** What may be asked for in an hour, in characters: a long afternoon of one person, or an office. */
const hour_ms = 3_600_000;
const characters_per_customer = 100_000;
const characters_per_address = 400_000;

/**
 * Public texts of goods in a language, each beside its original; one that is not to be translated, or could
 * not be, stands beside itself. Refuses `texts_too_long` and, to whoever asks for more than anybody reads,
 * `call_limit`. [API-66] [TRAN-01] [TRAN-02] [TRAN-05] [TRAN-06] [TRAN-07] [NFR-08]
 */
export async function askBatch(
  needs: TranslationNeeds,
  underway: Underway,
  input: InputOf<Call>,
  caller: Visitor,
): Promise<Result<OutputOf<Call>, Refusal<"texts_too_long" | "call_limit">>> {
  const characters = input.text.reduce((total, text) => total + text.length, 0);
  if (characters > translationLimits.characters_max) return refuse({ code: "texts_too_long" });
  const texts = [...new Set(input.text)].filter((text) => needsTranslation(input.lang, text));
  const language = readLanguage(input.lang);
  if (texts.length === 0 || language === undefined || language === "zh")
    return ok({ data: besides(input.text, new Map()) });

  const { db } = needs.database;
  for (const limit of limitsOf(caller, characters))
    if (!(await countTry(db, limit, caller.now))) return refuse({ code: "call_limit" });

  const { translation_characters_per_day: budget } = caller.settings;
  const wish = { texts, language, budget, now: caller.now };
  return ok({ data: besides(input.text, await askTranslations(needs, underway, wish)) });
}

/** A name that objects carry from birth is a text like any other. */
function besides(texts: readonly string[], translations: Translations): Record<string, string> {
  return Object.fromEntries(texts.map((text) => [text, translations.get(text) ?? text]));
}

function limitsOf({ address, customer }: Visitor, weight: number): TryLimit[] {
  const limits = [
    { bucket: `translate:address:${address}`, most: characters_per_address },
    ...(customer
      ? [{ bucket: `translate:account:${customer.id}`, most: characters_per_customer }]
      : []),
  ];
  return limits.map((limit) => ({ ...limit, window_ms: hour_ms, weight }));
}
