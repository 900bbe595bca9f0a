import { callApi } from "@sampan/client/call-api";
import { NetworkError, ServerError } from "@sampan/client/faults";
import { translateTexts } from "@sampan/contract/translation";
import type { Language } from "@sampan/domain/language";
import { callsFor } from "./calls-for.ts";
import { keepTranslations } from "./goods-words-store.ts";
import { wantAgain } from "./want-translation.ts";

/** What failed is left alone for this long. */
const rest_ms = 60_000;

/**
 * Asks for the translations of texts and puts them on the page. A failure leaves the originals where they
 * stand and is not told to anybody. [TRAN-05] [TRAN-06]
 */
export async function askTranslations(language: Language, texts: readonly string[]): Promise<void> {
  for (const text of callsFor(texts)) {
    const answer = await callApi(translateTexts, { text, lang: language }).catch(orFault);
    if (answer?.ok) keepTranslations(language, answer.value.data);
    else setTimeout(() => wantAgain(language, text), rest_ms);
  }
}

/** A server or a network that does not answer costs a translation, never the page. */
function orFault(fault: unknown): undefined {
  if (fault instanceof NetworkError || fault instanceof ServerError) return undefined;
  throw fault;
}
