import { Card } from "@sampan/ui/card";
import { Skeleton } from "@sampan/ui/states";
import { useTranslations } from "use-intl";
import { PageSkeleton } from "../../shell/page-skeleton.tsx";

export function LinkedLogInsSkeleton() {
  const t = useTranslations("linkedLogIns");
  return (
    <PageSkeleton title={t("title")}>
      {[1, 2].map((row) => (
        <Card key={row} className="flex items-center justify-between">
          <Skeleton className="h-9 w-1/3" />
          <Skeleton className="h-11 w-20" />
        </Card>
      ))}
    </PageSkeleton>
  );
}
