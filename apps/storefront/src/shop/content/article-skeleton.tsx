import { LoadingRegion, Skeleton } from "@sampan/ui/states";
import { useTranslations } from "use-intl";

/** A text before it is there. */
export function ArticleSkeleton() {
  const t = useTranslations("articles");
  return (
    <main id="content" className="px-(--gutter) pt-14">
      <LoadingRegion label={t("loading")}>
        <div className="stack">
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="mt-2 h-5 w-1/3" />
          <Skeleton className="h-24" />
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-36" />
        </div>
      </LoadingRegion>
    </main>
  );
}
