import { query } from "@sampan/client/query";
import { selectArticle } from "@sampan/contract/shop/content";
import { Button } from "@sampan/ui/button";
import { Sheet } from "@sampan/ui/sheet";
import { ErrorState, LoadingRegion, Skeleton } from "@sampan/ui/states";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ArticleHtml } from "./article-html.tsx";
import { faultWords } from "./fault-words.ts";

interface ArticleSheetProps {
  readonly open: boolean;
  readonly id: string;
  readonly onClose: () => void;
}

/** A published text to read without leaving the page. */
export function ArticleSheet({ open, id, onClose }: ArticleSheetProps) {
  const words = useTranslations("common");
  const { speech } = useRouteContext({ from: "__root__" });
  const article = useQuery(query(selectArticle, { id }));
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={article.data?.data.title ?? words("loading")}
      closeLabel={words("close")}
    >
      {article.isPending && <ArticleSkeleton />}
      {article.isError && (
        <ErrorState
          title={words("fault.title")}
          body={faultWords(speech.say, article.error)}
          action={<Button onClick={() => void article.refetch()}>{words("retry")}</Button>}
        />
      )}
      {article.data?.data.sections.map(({ heading, html }) => (
        <section key={heading} className="mb-4 text-text-2">
          {heading && <h3 className="mb-1 font-[650] text-text">{heading}</h3>}
          <ArticleHtml html={html} />
        </section>
      ))}
    </Sheet>
  );
}

function ArticleSkeleton() {
  const words = useTranslations("common");
  return (
    <LoadingRegion label={words("loading")}>
      <div className="stack min-h-80">
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="h-16" />
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-24" />
      </div>
    </LoadingRegion>
  );
}
