import { Card } from "@sampan/ui/card";
import { Skeleton } from "@sampan/ui/states";
import { useTranslations } from "use-intl";
import { PageSkeleton } from "../../shell/page-skeleton.tsx";

export function BoxDetailSkeleton() {
  const t = useTranslations("parcels.boxes");
  return (
    <PageSkeleton title={t("detail")} className="wide-page">
      <Card className="stack">
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-5 w-2/3" />
      </Card>
      <Card className="stack">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-24" />
      </Card>
      <Card>
        <Skeleton className="h-18" />
      </Card>
    </PageSkeleton>
  );
}
