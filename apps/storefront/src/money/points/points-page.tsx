import { sectionLinkLook, SectionHead } from "@sampan/ui/card";
import { ForwardIcon } from "@sampan/ui/icons-frame";
import { List } from "@sampan/ui/list-row";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState } from "@sampan/ui/states";
import { useSuspenseInfiniteQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { LedgerRow } from "../ledger/ledger-row.tsx";
import { balanceQuery, ledgerQuery } from "../ledger/wallet-queries.ts";

/** How many points there are, how one gets them, and what came and went last. [RT-79] [PTS-01] */
export function PointsPage() {
  const t = useTranslations("points");
  const words = useTranslations("common");
  const { points } = useSuspenseQuery(balanceQuery).data.data;
  const newest = useSuspenseInfiniteQuery(ledgerQuery("points")).data.pages[0]?.datalist ?? [];
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <div className="stack px-(--gutter)">
        <section
          aria-label={t("total")}
          className="rounded-2xl bg-(--harbour-600) px-4 pt-4.5 pb-4 text-white"
        >
          <p className="text-xs opacity-85">{t("total")}</p>
          <p className="text-[2.125rem] leading-[1.3] font-[650] tabular-nums">
            {points.toLocaleString("en")}
          </p>
          <p className="text-xs opacity-90">{t("how")}</p>
        </section>
        <section aria-labelledby="points-ledger" className="mt-3">
          <SectionHead id="points-ledger" title={t("ledger")}>
            {newest.length > 0 && (
              <Link {...ownPathTo.pointsLedger} className={sectionLinkLook}>
                {words("seeAll")} <span className="sr-only">{t("ledger")}</span>
                <ForwardIcon size="xs" />
              </Link>
            )}
          </SectionHead>
          {newest.length === 0 ? (
            <EmptyState title={t("empty.title")} body={t("empty.body")} />
          ) : (
            <ReadAnew of={ledgerQuery("points")}>
              <List>
                {newest.map((line) => (
                  <LedgerRow key={line.id} line={line} />
                ))}
              </List>
            </ReadAnew>
          )}
        </section>
      </div>
    </main>
  );
}
