import { List } from "@sampan/ui/list-row";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState, LoadingRegion } from "@sampan/ui/states";
import { Tabs } from "@sampan/ui/tabs";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { isUnread } from "../../shell/is-unread.ts";
import { ListEnd } from "../../shell/list-end.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { LedgerRow } from "./ledger-row.tsx";
import { type Counted, ledgerQuery, subjectOf } from "./wallet-queries.ts";
import { LedgerRowsSkeleton } from "./wallet-skeleton.tsx";

const panelId = "ledger-rows";

/** Every change of the account, of cash, red packet and points apart. [RT-82] [WAL-05] */
export function LedgerPage({ counted }: { readonly counted: Counted }) {
  const t = useTranslations("wallet");
  const navigate = useNavigate();
  return (
    <main id="content">
      <PageHeader title={t("ledger")} back={<BackButton />} />
      <div className="stack px-(--gutter)">
        <Tabs
          label={t("ledgerSubject")}
          tabs={(Object.keys(subjectOf) as Counted[]).map((value) => ({
            value,
            label: t(`subjects.${subjectOf[value]}`),
          }))}
          value={counted}
          onChange={(value) => void navigate({ ...ownPathTo.ledger(value), replace: true })}
          panelId={panelId}
        />
        <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${counted}`}>
          <LedgerRows counted={counted} />
        </div>
      </div>
    </main>
  );
}

/** The rows of one ledger, five more whenever the end comes near. [WAL-05] [CONST-33] */
export function LedgerRows({ counted }: { readonly counted: Counted }) {
  const t = useTranslations("wallet");
  const points = useTranslations("points");
  const query = ledgerQuery(counted);
  const list = useInfiniteQuery({
    ...query,
    placeholderData: keepPreviousData,
    throwOnError: isUnread,
  });
  if (!list.data) return <RowsLoading />;
  const lines = list.data.pages.flatMap(({ datalist }) => datalist);
  if (lines.length === 0)
    return (
      <ReadAnew of={query}>
        {counted === "points" ? (
          <EmptyState title={points("empty.title")} body={points("empty.body")} />
        ) : (
          <EmptyState title={t("empty.title")} body={t("empty.body")} />
        )}
      </ReadAnew>
    );
  return (
    <ReadAnew of={query}>
      <List className="mb-3">
        {lines.map((line) => (
          <LedgerRow key={line.id} line={line} />
        ))}
      </List>
      <ListEnd list={list}>
        <RowsLoading />
      </ListEnd>
    </ReadAnew>
  );
}

function RowsLoading() {
  const t = useTranslations("wallet");
  return (
    <LoadingRegion label={t("loading")}>
      <LedgerRowsSkeleton />
    </LoadingRegion>
  );
}
