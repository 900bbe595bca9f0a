import { Card } from "@sampan/ui/card";
import { Skeleton } from "@sampan/ui/states";
import { useTranslations } from "use-intl";
import { PageSkeleton } from "../../shell/page-skeleton.tsx";

export function DevicesSkeleton() {
  const t = useTranslations("devices");
  return (
    <PageSkeleton title={t("title")}>
      {[1, 2, 3].map((row) => (
        <Card key={row} className="stack gap-2">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-4 w-2/5" />
        </Card>
      ))}
    </PageSkeleton>
  );
}
