import { PageHeader } from "@sampan/ui/page-header";
import { useTranslations } from "use-intl";
import { BackButton } from "../../shell/back-button.tsx";
import { TopupForm } from "./topup-form.tsx";

/** Amount and way of a top-up; from here to the provider's page, or to the form of a transfer. [RT-75] */
export function TopupPage() {
  const t = useTranslations("topups");
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <TopupForm />
    </main>
  );
}
