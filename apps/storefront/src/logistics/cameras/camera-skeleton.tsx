import { PageHeader } from "@sampan/ui/page-header";
import { LoadingRegion, Skeleton } from "@sampan/ui/states";
import { useTranslations } from "use-intl";

export function CameraSkeleton() {
  const t = useTranslations("camera");
  return (
    <main id="content">
      <PageHeader title={t("title")} />
      <LoadingRegion label={t("pairing")}>
        <div className="stack gap-4 px-(--gutter) pt-1">
          <Skeleton className="h-5 w-60" />
          <Skeleton className="h-30 rounded-card" />
        </div>
      </LoadingRegion>
    </main>
  );
}
