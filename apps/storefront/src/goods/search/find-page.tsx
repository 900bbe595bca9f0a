import { PageHeader } from "@sampan/ui/page-header";
import { showToast } from "@sampan/ui/toast";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { PhotoLink } from "./photo/photo-link.tsx";
import { FindForm } from "./find-form.tsx";
import { LayoutChoice } from "./layout-choice.tsx";
import { SearchHistory } from "./search-history-list.tsx";
import { useFind } from "./use-find.ts";
import { useShared } from "./use-shared.ts";

const WhichProduct = lazy(async () => ({
  default: (await import("./which-product.tsx")).WhichProduct,
}));

const PhotoSheet = lazy(async () => ({
  default: (await import("./photo/photo-sheet.tsx")).PhotoSheet,
}));

interface FindPageProps {
  readonly words: string;
  /** Open for a photo to search by. */
  readonly asksPhoto: boolean;
  readonly onPhotoClosed: () => Promise<void>;
}

/** One box for a keyword, a link, a share text or a photo, and what was looked for before. [RT-59] [SRCH-01] */
export function FindPage({ words, asksPhoto, onPhotoClosed }: FindPageProps) {
  const t = useTranslations("search");
  const [entry, setEntry] = useState(words);
  const finding = useFind();
  useShared((shared) => {
    if (typeof shared === "string") return showToast({ message: t(shared), tone: "danger" });
    setEntry(shared.text);
    finding.find(shared.text);
  });
  return (
    <main id="content">
      <PageHeader title={t("title")} />
      <div className="stack gap-6 px-(--gutter) pt-1">
        <FindForm
          entry={entry}
          onChange={setEntry}
          finding={finding}
          photo={<PhotoLink words={words} replace />}
        />
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
      {asksPhoto && (
        <Suspense>
          <PhotoSheet onClose={onPhotoClosed} />
        </Suspense>
      )}
    </main>
  );
}
