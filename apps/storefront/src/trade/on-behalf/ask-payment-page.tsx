import { PageHeader } from "@sampan/ui/page-header";
import { Skeleton } from "@sampan/ui/states";
import { useTranslations } from "use-intl";
import { BackButton } from "../../shell/back-button.tsx";
import { PageSkeleton } from "../../shell/page-skeleton.tsx";
import { AskPaymentForm } from "./ask-payment-form.tsx";

/** Asks us to pay something elsewhere; anybody may fill it in. [RT-30] [ORD-10] */
export function AskPaymentPage() {
  const t = useTranslations("onBehalf");
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <div className="px-(--gutter) pt-1">
        <p className="mb-1 text-text-2">{t("intro")}</p>
        <p className="mb-4 text-xs text-text-3">{t("nothingSent")}</p>
        <AskPaymentForm />
      </div>
    </main>
  );
}

export function AskPaymentSkeleton() {
  const t = useTranslations("onBehalf");
  return (
    <PageSkeleton title={t("title")}>
      <Skeleton className="h-15" />
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-18 rounded-card" />
      <Skeleton className="h-18 rounded-card" />
      <Skeleton className="h-28 rounded-card" />
    </PageSkeleton>
  );
}
