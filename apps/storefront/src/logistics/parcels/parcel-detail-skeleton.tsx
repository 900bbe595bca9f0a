import { Card } from "@sampan/ui/card";
import { Skeleton } from "@sampan/ui/states";
import { useTranslations } from "use-intl";
import { PageSkeleton } from "../../shell/page-skeleton.tsx";

export function ParcelDetailSkeleton() {
  const t = useTranslations("parcels");
  return (
    <PageSkeleton title={t("detail")} className="wide-page">
      <Card>
        <Skeleton className="h-6 w-3/5" />
      </Card>
      <Skeleton className="aspect-4/3 max-h-100 rounded-card" />
      <Card className="stack">
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-5 w-2/3" />
      </Card>
    </PageSkeleton>
  );
}
