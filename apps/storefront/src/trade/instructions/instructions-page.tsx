import { PageHeader } from "@sampan/ui/page-header";
import { Skeleton } from "@sampan/ui/states";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { BackButton } from "../../shell/back-button.tsx";
import { PageSkeleton } from "../../shell/page-skeleton.tsx";
import { BuyingForm } from "./buying-form.tsx";
import { instructionsQuery } from "./instructions-query.ts";
import { RiseForm } from "./rise-form.tsx";

/** How buyers may act without asking: what lets money go, with its password, apart from the rest. */
export function InstructionsPage() {
  const t = useTranslations("instructions");
  const { data: said } = useSuspenseQuery(instructionsQuery).data;
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <div className="stack gap-4 px-(--gutter) pt-1 pb-6">
        <p className="text-pretty text-text-2">{t("intro")}</p>
        <RiseForm said={said} />
        <BuyingForm said={said} />
      </div>
    </main>
  );
}

export function InstructionsSkeleton() {
  const t = useTranslations("instructions");
  return (
    <PageSkeleton title={t("title")}>
      <Skeleton className="h-48 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </PageSkeleton>
  );
}
