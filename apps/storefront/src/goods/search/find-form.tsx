import { Button } from "@sampan/ui/button";
import { CloseIcon } from "@sampan/ui/icons-controls";
import { FindIcon } from "@sampan/ui/icons-frame";
import { useId, useRef, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { PasteButton } from "./paste-button.tsx";
import type { Finding } from "./use-find.ts";

interface FindFormProps {
  readonly entry: string;
  readonly onChange: (entry: string) => void;
  readonly finding: Finding;
  /** The other way to search, in the box while it is empty. */
  readonly photo: ReactNode;
}

/** As long as a share text can be; more is a pasted document. */
const length_max = 2000;

/** The box and its button. What is missing or not understood is said right under it. */
export function FindForm({ entry, onChange, finding, photo }: FindFormProps) {
  const t = useTranslations("search");
  const words = useTranslations("common");
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const change = (text: string): void => {
    finding.clearProblem();
    onChange(text);
  };
  return (
    <search>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          finding.find(entry);
          if (entry.trim() === "") input.current?.focus();
        }}
      >
        <div className="flex min-h-12 items-center gap-2.5 rounded-full bg-surface pr-1 pl-4 shadow-[inset_0_0_0_1px_var(--line-strong),var(--elevation-card)] has-[input:focus]:shadow-[inset_0_0_0_2px_var(--brand),var(--elevation-card)] has-[[aria-invalid]]:shadow-[inset_0_0_0_2px_var(--danger)]">
          <FindIcon className="text-brand" />
          <input
            ref={input}
            type="text"
            role="searchbox"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoFocus
            maxLength={length_max}
            aria-label={t("box")}
            aria-describedby={hint}
            aria-invalid={finding.problem ? true : undefined}
            placeholder={t("box")}
            value={entry}
            onChange={(event) => change(event.target.value)}
            className="min-w-0 flex-1 self-stretch bg-transparent text-md outline-none placeholder:text-text-3"
          />
          {entry === "" ? (
            photo
          ) : (
            <button
              type="button"
              aria-label={t("clearEntry")}
              onClick={() => {
                change("");
                input.current?.focus();
              }}
              className="grid size-11 flex-none place-items-center rounded-full text-text-3"
            >
              <CloseIcon size="sm" />
            </button>
          )}
        </div>
        <FindHint id={hint} problem={finding.problem} onPaste={change} />
        <Button type="submit" wide busy={finding.isBusy}>
          {finding.isBusy ? t("reading") : words("search")}
        </Button>
      </form>
    </search>
  );
}

interface FindHintProps {
  readonly id: string;
  readonly problem: string | undefined;
  readonly onPaste: (text: string) => void;
}

function FindHint({ id, problem, onPaste }: FindHintProps) {
  const t = useTranslations("search");
  return (
    <div className="flex items-start gap-1">
      <p
        id={id}
        role={problem ? "alert" : undefined}
        className={`min-w-0 flex-auto pl-4 ${problem ? "text-danger" : "text-xs text-text-3"}`}
      >
        {problem ?? t("hint")}
      </p>
      <PasteButton onPaste={onPaste} />
    </div>
  );
}
