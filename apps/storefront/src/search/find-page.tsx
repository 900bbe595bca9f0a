import { PageHeader } from "@sampan/ui/page-header";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { FindForm } from "./find-form.tsx";
import { LayoutChoice } from "./layout-choice.tsx";
import { SearchHistory } from "./search-history-list.tsx";
import { useFind } from "./use-find.ts";

const WhichProduct = lazy(async () => ({
  default: (await import("./which-product.tsx")).WhichProduct,
}));

/** One box for a keyword, a link or a share text, and what was looked for before. [RT-59] [SRCH-01] */
export function FindPage({ words }: { readonly words: string }) {
  const t = useTranslations("search");
  const [entry, setEntry] = useState(words);
  const finding = useFind();
  return (
    <main id="content">
      <PageHeader title={t("title")} />
      <div className="stack gap-6 px-(--gutter) pt-1">
        <FindForm entry={entry} onChange={setEntry} finding={finding} />
        <SearchHistory
          onFind={(earlier) => {
            setEntry(earlier);
            finding.find(earlier);
          }}
        />
        <LayoutChoice />
      </div>
      {finding.candidates && (
        <Suspense>
          <WhichProduct candidates={finding.candidates} onClose={finding.dismiss} />
        </Suspense>
      )}
    </main>
  );
}
