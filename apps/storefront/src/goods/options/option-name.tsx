import { showToast } from "@sampan/ui/toast";
import type { Words } from "@sampan/locales/words-in";
import { useLongPress } from "./use-long-press.ts";

interface OptionNameProps {
  readonly words: Words;
  readonly className: string;
}

/** An option's name on one line; pressed long it is shown in full. [AGNT-25] */
export function OptionName({ words: { text, lang }, className }: OptionNameProps) {
  const press = useLongPress(() => showToast({ message: text }));
  return (
    <span
      {...press}
      lang={lang}
      title={text}
      className={`block truncate select-none [-webkit-touch-callout:none] ${className}`}
    >
      {text}
    </span>
  );
}
