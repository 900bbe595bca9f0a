import { buttonLook } from "@sampan/ui/button";
import { EmptyState, LoadingRegion, Skeleton } from "@sampan/ui/states";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { ListEnd } from "../../shell/list-end.tsx";
import { PageFault } from "../../shell/page-fault.tsx";
import { helpSought } from "./article-queries.ts";
import { HelpRows } from "./help-rows.tsx";

/** What was found for some words; where it is nothing, the way to a question that holds them already. [CONT-01] */
export function HelpFound({ words }: { readonly words: string }) {
  const t = useTranslations("articles.search");
  const list = useInfiniteQuery(helpSought(words));
  if (!list.data)
    return list.isError ? (
      <PageFault error={list.error} busy={list.isFetching} onRetry={() => void list.refetch()} />
    ) : (
      <Loading />
    );
  const articles = list.data.pages.flatMap(({ datalist }) => datalist);
  const total = list.data.pages[0]?.total ?? 0;
  return (
    <section aria-label={t("found", { count: total })}>
      <p role="status" className="mb-3 text-text-2">
        {t("found", { count: total })}
      </p>
      {articles.length === 0 ? (
        <EmptyState
          title={t("nothing", { words })}
          body={t("nothingBody")}
          action={
            <Link {...ownPathTo.askWith(words)} className={buttonLook({ variant: "action" })}>
              {t("ask")}
            </Link>
          }
        />
      ) : (
        <>
          <HelpRows articles={articles} hasSummaries />
          <ListEnd list={list}>
            <Loading />
          </ListEnd>
        </>
      )}
    </section>
  );
}

function Loading() {
  const words = useTranslations("common");
  return (
    <LoadingRegion label={words("loading")}>
      <Skeleton className="h-56 rounded-card" />
    </LoadingRegion>
  );
}
