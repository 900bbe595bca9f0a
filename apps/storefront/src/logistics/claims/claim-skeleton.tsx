import { Card } from "@sampan/ui/card";
import { Skeleton } from "@sampan/ui/states";
import { useTranslations } from "use-intl";
import { PageSkeleton } from "../../shell/page-skeleton.tsx";

export function ClaimSkeleton() {
  const t = useTranslations("claims");
  return (
    <PageSkeleton title={t("detail")} className="wide-page">
      <Card className="stack">
        <Skeleton className="h-23" />
        <Skeleton className="h-40" />
      </Card>
      <Card className="stack">
        <Skeleton className="h-13" />
        <Skeleton className="h-24" />
      </Card>
    </PageSkeleton>
  );
}
