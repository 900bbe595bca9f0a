import { CloseIcon } from "@sampan/ui/icons-controls";
import { FindIcon } from "@sampan/ui/icons-frame";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";

interface OwnSearchBoxProps {
  /** What was searched before. */
  readonly words: string;
  /** Blank words mean the whole list. */
  readonly onFind: (words: string) => void;
}

/** As long as the call takes. */
const length_max = 100;

/** Finds our own goods by words in Chinese, Thai or English. Give it a key per search. */
export function OwnSearchBox({ words, onFind }: OwnSearchBoxProps) {
  const t = useTranslations("ownGoods");
  const [entry, setEntry] = useState(words);
  const input = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    setEntry("");
    if (words === "") input.current?.focus();
    else onFind("");
  };
  return (
    <search className="min-w-0 flex-1">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The keyboard would lie over what was found.
          input.current?.blur();
          onFind(entry.trim());
        }}
        className="flex min-h-11 items-center gap-2.5 rounded-full bg-surface pl-4 shadow-[inset_0_0_0_1px_var(--line)] has-[input:focus]:shadow-[inset_0_0_0_2px_var(--brand)]"
      >
        <FindIcon size="sm" className="text-brand" />
        <input
          ref={input}
          type="text"
          role="searchbox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={length_max}
          aria-label={t("box")}
          placeholder={t("box")}
          value={entry}
          onChange={(event) => setEntry(event.target.value)}
          className="min-h-11 min-w-0 flex-1 bg-transparent text-md outline-none placeholder:text-sm placeholder:text-text-3"
        />
        {entry !== "" && (
          <button
            type="button"
            aria-label={t("clear")}
            onClick={clear}
            className="grid size-11 flex-none place-items-center rounded-full text-text-3"
          >
            <CloseIcon size="sm" />
          </button>
        )}
      </form>
    </search>
  );
}
