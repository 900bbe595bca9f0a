import { LoadingRegion, Skeleton } from "@sampan/ui/states";
import { useTranslations } from "use-intl";

export function NoticesLoading() {
  const t = useTranslations("notices");
  return (
    <LoadingRegion label={t("loading")}>
      <div className="stack">
        {Array.from({ length: 5 }, (_, at) => (
          <Skeleton key={at} className="h-24 rounded-card" />
        ))}
      </div>
    </LoadingRegion>
  );
}
