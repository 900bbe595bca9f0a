import { Card } from "@sampan/ui/card";
import { Skeleton } from "@sampan/ui/states";
import { useTranslations } from "use-intl";
import { PageSkeleton } from "../../shell/page-skeleton.tsx";

export function CheckoutSkeleton() {
  const t = useTranslations("settlement");
  return (
    <PageSkeleton title={t("title")} className="wide-page">
      <Card className="stack gap-2">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-5 w-4/5" />
      </Card>
      <Card>
        <Skeleton className="h-13" />
      </Card>
      <Card>
        <Skeleton className="h-28" />
      </Card>
      <Card>
        <Skeleton className="h-44" />
      </Card>
    </PageSkeleton>
  );
}
