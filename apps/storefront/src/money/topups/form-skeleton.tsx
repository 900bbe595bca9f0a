import { Skeleton } from "@sampan/ui/states";
import { useTranslations } from "use-intl";
import { PageSkeleton } from "../../shell/page-skeleton.tsx";

/** A form of top-ups before its choices are there. */
export function FormSkeleton() {
  const t = useTranslations("topups");
  return (
    <PageSkeleton title={t("title")}>
      <Skeleton className="h-5 w-24" />
      <Skeleton className="h-12 rounded-card" />
      <Skeleton className="mt-3 h-6 w-28" />
      <Skeleton className="h-32 rounded-card" />
    </PageSkeleton>
  );
}
