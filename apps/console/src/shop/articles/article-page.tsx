import { query } from "@sampan/client/query";
import { type ArticleAtDesk, readDeskArticle } from "@sampan/contract/shop/staff-articles";
import { useQuery } from "@tanstack/react-query";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { ArticleEditor } from "./article-editor.tsx";

interface ArticlePageProps {
  readonly id: string;
  /** The version to look at; the newest where none is named. */
  readonly number: number | undefined;
}

/** One version of an article, open for writing. [BO-40] */
export function ArticlePage({ id, number }: ArticlePageProps) {
  const asked = useQuery({
    ...query(
      readDeskArticle,
      { id, ...(number === undefined ? {} : { number }) },
      { asksLogin: true },
    ),
    // Another person's save is noticed when somebody comes back to the window.
    refetchOnWindowFocus: true,
  });
  return (
    <Loaded asked={asked} skeletonRows={14}>
      {({ data }) => <Open stored={data} />}
    </Loaded>
  );
}

/** Keeps what is typed while newer states arrive: the form begins anew only where the latest is asked for or saved. */
function Open({ stored }: { readonly stored: ArticleAtDesk }) {
  const t = useTranslations("consoleArticles");
  const [base, setBase] = useState(stored);
  const isOlder = stored.article.version > base.article.version;
  return (
    <>
      {isOlder && (
        <p className="note row wrap between" role="status">
          {t("newer")}
          <Button size="small" onClick={() => setBase(stored)}>
            {t("takeNewer")}
          </Button>
        </p>
      )}
      <ArticleEditor key={`${base.number} ${base.article.version}`} base={base} onSaved={setBase} />
    </>
  );
}
