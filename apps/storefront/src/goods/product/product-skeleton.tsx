import { ActionBar, BarSpace } from "@sampan/ui/bars";
import { List } from "@sampan/ui/list-row";
import { LoadingRegion, Skeleton } from "@sampan/ui/states";
import { useTranslations } from "use-intl";
import { BackButton } from "../../shell/back-button.tsx";

/** The product page in grey, in its own measures. */
export function ProductSkeleton() {
  const t = useTranslations("product");
  const words = useTranslations("common");
  return (
    <main id="content" className="wide-page product">
      <h1 className="sr-only">{t("title")}</h1>
      <div className="look relative">
        <Skeleton className="aspect-square w-full rounded-none!" />
        <div className="absolute top-2 left-2">
          <BackButton look="glass" />
        </div>
      </div>
      <LoadingRegion label={words("loading")}>
        <div className="buy stack relative -mt-5 gap-4 rounded-t-sheet bg-canvas px-(--gutter) pt-4">
          <div className="stack gap-2">
            <Skeleton className="h-8 w-48" />
            <Skeleton className="h-6" />
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-12 rounded-[10px]!" />
          </div>
          <Skeleton className="h-20 rounded-card!" />
          <List>
            {[0, 1, 2, 3].map((row) => (
              <li key={row} className="flex min-h-13 items-center px-4">
                <Skeleton className="h-4 w-full" />
              </li>
            ))}
          </List>
        </div>
      </LoadingRegion>
      <BarSpace />
      <ActionBar label={t("bar")}>
        <span className="flex-auto" />
        <Skeleton className="h-12 w-26 rounded-card!" />
        <Skeleton className="h-12 w-32 rounded-card!" />
      </ActionBar>
    </main>
  );
}
