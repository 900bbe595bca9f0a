import { List } from "@sampan/ui/list-row";
import { LoadingRegion, Skeleton } from "@sampan/ui/states";
import { PageHeader } from "@sampan/ui/page-header";
import { useTranslations } from "use-intl";
import { BackButton } from "../../shell/back-button.tsx";
import { LedgerRowSkeleton } from "./ledger-row.tsx";

/** The wallet before its figures are there, with everything in its place. */
export function WalletSkeleton() {
  const t = useTranslations("wallet");
  return (
    <main id="content" className="wide-page">
      <PageHeader title={t("title")} back={<BackButton />} />
      <LoadingRegion label={t("loading")}>
        <div className="split side-first stack px-(--gutter)">
          <div className="stack">
            <Skeleton className="h-45.5 rounded-2xl" />
            <Skeleton className="h-16.5 rounded-card" />
            <Skeleton className="h-52.5 rounded-card" />
          </div>
          <div className="stack mt-3 wide:mt-0">
            <Skeleton className="h-6 w-24" />
            <LedgerRowsSkeleton />
          </div>
        </div>
      </LoadingRegion>
    </main>
  );
}

export const LedgerRowsSkeleton = () => (
  <List aria-hidden="true">
    {Array.from({ length: 5 }, (_, at) => (
      <LedgerRowSkeleton key={at} />
    ))}
  </List>
);
