import { PageHeader } from "@sampan/ui/page-header";
import { useTranslations } from "use-intl";
import { BackButton } from "../../shell/back-button.tsx";
import { LedgerRows } from "../ledger/ledger-page.tsx";

/** Every point that came and went. [RT-83] [PTS-02] */
export function PointsLedgerPage() {
  const t = useTranslations("points");
  return (
    <main id="content">
      <PageHeader title={t("ledger")} back={<BackButton />} />
      <div className="px-(--gutter) pt-1">
        <LedgerRows counted="points" />
      </div>
    </main>
  );
}
