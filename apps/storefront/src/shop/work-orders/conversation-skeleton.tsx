import { Skeleton } from "@sampan/ui/states";
import { useTranslations } from "use-intl";
import { PageSkeleton } from "../../shell/page-skeleton.tsx";

export function ConversationSkeleton() {
  const t = useTranslations("workOrders");
  return (
    <PageSkeleton title={t("detail")} className="wide-page">
      <Skeleton className="h-38 rounded-card" />
      <Skeleton className="ml-auto h-16 w-3/5 rounded-card" />
      <Skeleton className="h-16 w-3/5 rounded-card" />
    </PageSkeleton>
  );
}
