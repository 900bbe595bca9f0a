import { Card } from "@sampan/ui/card";
import { PageHeader } from "@sampan/ui/page-header";
import { LoadingRegion, Skeleton } from "@sampan/ui/states";
import { useTranslations } from "use-intl";

/** The cart in grey: two shops with two lines each. */
export function CartSkeleton() {
  const t = useTranslations("cart");
  const words = useTranslations("common");
  return (
    <main id="content" className="wide-page cart">
      <PageHeader title={t("title")} />
      <LoadingRegion label={words("loading")}>
        <div className="stack px-(--gutter) pt-1">
          {[0, 1].map((shop) => (
            <Card key={shop} padded={false}>
              <div className="flex min-h-12 items-center gap-2.5 px-3">
                <Skeleton className="size-6" />
                <Skeleton className="h-4 w-40" />
              </div>
              {[0, 1].map((line) => (
                <div
                  key={line}
                  className="flex items-center gap-2.5 border-t border-line py-2.5 pr-3 pl-3"
                >
                  <Skeleton className="size-6" />
                  <Skeleton className="size-22 rounded-sm!" />
                  <div className="stack flex-1 gap-2">
                    <Skeleton className="h-4" />
                    <Skeleton className="h-3 w-1/3" />
                    <Skeleton className="h-8 w-1/2" />
                  </div>
                </div>
              ))}
            </Card>
          ))}
        </div>
      </LoadingRegion>
    </main>
  );
}
