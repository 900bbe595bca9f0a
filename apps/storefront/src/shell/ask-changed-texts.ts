import { callApi } from "@sampan/client/call-api";
import { NetworkError, ServerError } from "@sampan/client/faults";
import { queryTextOverrides } from "@sampan/contract/goods/translation";
import type { Language } from "@sampan/domain/kernel/language";
import type { ChangedTexts } from "./put-changed-texts.ts";

/** The changed texts of a language that the page was not rendered in; without an answer it speaks as it was built. */
export async function askChangedTexts(language: Language): Promise<ChangedTexts | undefined> {
  const answer = await callApi(queryTextOverrides, { lang: language }).catch((fault: unknown) => {
    if (fault instanceof NetworkError || fault instanceof ServerError) return undefined;
    throw fault;
  });
  return answer?.ok && Object.keys(answer.value.data).length > 0 ? answer.value.data : undefined;
}
