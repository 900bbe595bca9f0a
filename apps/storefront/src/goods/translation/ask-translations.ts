import { callApi } from "@sampan/client/call-api";
import { NetworkError, ServerError } from "@sampan/client/faults";
import { translateTexts } from "@sampan/contract/goods/translation";
import type { Language } from "@sampan/domain/kernel/language";
import { callsFor } from "./calls-for.ts";

type Keep = (language: Language, translationByText: Readonly<Record<string, string>>) => void;

/**
 * Asks for the translations of texts, in as few calls as may be, and hands over each answer as it comes.
 * Answers the texts that failed; the originals stay where they stand, and nobody is told. [TRAN-05] [TRAN-06]
 */
export async function askTranslations(
  language: Language,
  texts: readonly string[],
  keep: Keep,
): Promise<string[]> {
  const failed: string[] = [];
  for (const text of callsFor(texts)) {
    const answer = await callApi(translateTexts, { text, lang: language }).catch(orFault);
    if (answer?.ok) keep(language, answer.value.data);
    else failed.push(...text);
  }
  return failed;
}

/** A server or a network that does not answer costs a translation, never the page. */
function orFault(fault: unknown): undefined {
  if (fault instanceof NetworkError || fault instanceof ServerError) return undefined;
  throw fault;
}
