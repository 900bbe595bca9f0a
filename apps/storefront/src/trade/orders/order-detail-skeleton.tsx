import { Card } from "@sampan/ui/card";
import { Skeleton } from "@sampan/ui/states";
import { useTranslations } from "use-intl";
import { PageSkeleton } from "../../shell/page-skeleton.tsx";

export function OrderDetailSkeleton() {
  const t = useTranslations("orders");
  return (
    <PageSkeleton title={t("detail")} className="wide-page">
      <Card className="stack">
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-14" />
      </Card>
      <Card className="stack gap-5">
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} className="h-8 w-4/5" />
        ))}
      </Card>
      <Card className="stack">
        <Skeleton className="h-13" />
        <Skeleton className="h-13" />
      </Card>
    </PageSkeleton>
  );
}
