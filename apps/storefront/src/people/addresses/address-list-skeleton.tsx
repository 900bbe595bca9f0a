import { Card } from "@sampan/ui/card";
import { Skeleton } from "@sampan/ui/states";
import { useTranslations } from "use-intl";
import { PageSkeleton } from "../../shell/page-skeleton.tsx";

export function AddressListSkeleton() {
  const t = useTranslations("addresses");
  return (
    <PageSkeleton title={t("title")}>
      {[1, 2, 3].map((row) => (
        <Card key={row} className="stack gap-2">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-5 w-4/5" />
        </Card>
      ))}
    </PageSkeleton>
  );
}
