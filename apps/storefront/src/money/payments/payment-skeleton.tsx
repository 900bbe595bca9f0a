import { Card } from "@sampan/ui/card";
import { Skeleton } from "@sampan/ui/states";
import { useTranslations } from "use-intl";
import { PageSkeleton } from "../../shell/page-skeleton.tsx";

export function PaymentSkeleton() {
  const t = useTranslations("payment");
  return (
    <PageSkeleton title={t("title")}>
      <Card className="stack">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </Card>
      <Card>
        <Skeleton className="h-24" />
      </Card>
      <Card>
        <Skeleton className="h-24" />
      </Card>
    </PageSkeleton>
  );
}
