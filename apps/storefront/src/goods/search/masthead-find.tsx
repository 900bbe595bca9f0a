import { FindIcon } from "@sampan/ui/icons-frame";
import { useRouterState } from "@tanstack/react-router";
import { lazy, Suspense, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { PhotoLink } from "./photo/photo-link.tsx";
import { useFind } from "./use-find.ts";

const WhichProduct = lazy(async () => ({
  default: (await import("./which-product.tsx")).WhichProduct,
}));

/** The find box of a wide window: it stands on every page, with the words that were searched for last. [SRCH-01] */
export function MastheadFind() {
  const words = useRouterState({ select: ({ location }) => wordsOf(location.search) });
  return <FindLine key={words} words={words} />;
}

/** An address may spell a number, which is read as one. */
const wordsOf = ({ searchValue }: { readonly searchValue?: unknown }): string =>
  typeof searchValue === "string" || typeof searchValue === "number" ? `${searchValue}` : "";

/** As long as a share text can be. */
const length_max = 2000;

function FindLine({ words }: { readonly words: string }) {
  const t = useTranslations("search");
  const [entry, setEntry] = useState(words);
  const finding = useFind();
  const problem = useId();
  return (
    <search className="relative w-full max-w-130">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          finding.find(entry);
        }}
        className="flex min-h-11 items-center gap-2.5 rounded-full bg-surface pr-0.5 pl-4 shadow-[inset_0_0_0_1px_var(--line-strong)] has-[input:focus]:shadow-[inset_0_0_0_2px_var(--brand)] has-[[aria-invalid]]:shadow-[inset_0_0_0_2px_var(--danger)]"
      >
        <FindIcon size="sm" className="text-brand" />
        <input
          type="text"
          role="searchbox"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={length_max}
          aria-label={t("box")}
          aria-busy={finding.isBusy}
          aria-describedby={problem}
          aria-invalid={finding.problem ? true : undefined}
          placeholder={t("box")}
          value={entry}
          onChange={({ target }) => {
            finding.clearProblem();
            setEntry(target.value);
          }}
          className="min-w-0 flex-1 self-stretch bg-transparent outline-none placeholder:text-text-3"
        />
        <PhotoLink words={words} />
      </form>
      <p
        id={problem}
        role="alert"
        className="absolute top-full left-4 mt-1 rounded-sm bg-surface px-2 text-danger shadow-card empty:hidden"
      >
        {finding.problem}
      </p>
      {finding.candidates && (
        <Suspense>
          <WhichProduct candidates={finding.candidates} onClose={finding.dismiss} />
        </Suspense>
      )}
    </search>
  );
}
