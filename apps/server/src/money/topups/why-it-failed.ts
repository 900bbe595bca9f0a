import type { Language } from "@sampan/domain/kernel/language";
import type { Needs } from "../../kernel/needs.ts";
import type { StoredTopup } from "./topup-queries.ts";

export interface TopupReader {
  readonly language: Language;
  readonly say: Needs["say"];
}

/**
 * Why a top-up failed, as its owner reads it: in their language where the provider's code is known, otherwise in the
 * words of the provider, or of finance. Empty where nobody said. [RT-77] [WAL-33]
 */
export const whyItFailed = (
  { failure, reason }: Pick<StoredTopup, "failure" | "reason">,
  { language, say }: TopupReader,
): string => (failure === null ? reason : say(language, `topupFailures.${failure}`));
