import type { I18n } from "@sampan/contract/goods/i18n";
import { wordsIn } from "@sampan/locales/words-in";
import { useSpeech } from "../language/speech-provider.tsx";

interface OptionWordsProps {
  readonly options: I18n;
  /** What was ordered, where it is another; null where it is not. */
  readonly ordered: I18n | null;
}

/** The option that was bought in the reader's language, behind the ordered one where that is another. */
export function OptionWords({ options, ordered }: OptionWordsProps) {
  const { language } = useSpeech();
  const bought = wordsIn(language, options);
  const first = ordered && wordsIn(language, ordered);
  return (
    <>
      {first && (
        <>
          <s lang={first.lang}>{first.text}</s>{" "}
        </>
      )}
      <span lang={bought.lang}>{bought.text}</span>
    </>
  );
}
