import { formatAmount } from "@sampan/domain/kernel/money";
import { SectionHead, sectionLinkLook } from "@sampan/ui/card";
import { ForwardIcon, InfoIcon } from "@sampan/ui/icons-frame";
import { iconButtonLook } from "@sampan/ui/icon-button";
import { List } from "@sampan/ui/list-row";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState } from "@sampan/ui/states";
import { useQuery, useSuspenseInfiniteQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { couponCountQuery } from "../coupons/coupon-queries.ts";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";
import { LinkRow } from "../../people/settings/link-row.tsx";
import { BackButton } from "../../shell/back-button.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { BalanceCard } from "./balance-card.tsx";
import { Figure, figureLook, FigureTiles } from "./figure-tiles.tsx";
import { LedgerRow } from "./ledger-row.tsx";
import { balanceQuery, ledgerQuery } from "./wallet-queries.ts";

/** What is there, what came and went last, and the ways to top up and withdraw. [RT-73] [WAL-01] */
export function WalletPage() {
  const t = useTranslations("wallet");
  return (
    <main id="content" className="wide-page">
      <PageHeader
        title={t("title")}
        back={<BackButton />}
        actions={
          <Link {...ownPathTo.fees} aria-label={t("help")} className={iconButtonLook}>
            <InfoIcon />
          </Link>
        }
      />
      <div className="split side-first stack px-(--gutter)">
        <div className="stay stack">
          <BalanceCard />
          <Figures />
          <Entries />
        </div>
        <NewestRows />
      </div>
    </main>
  );
}

function Figures() {
  const t = useTranslations("mine.tiles");
  const words = useTranslations("wallet");
  const { points, bonus, currency } = useSuspenseQuery(balanceQuery).data.data;
  const coupons = useQuery(couponCountQuery).data?.total;
  return (
    <FigureTiles label={t("label")}>
      <Link {...ownPathTo.points} className={figureLook}>
        <Figure value={points.toLocaleString("en")} label={t("points")} />
      </Link>
      <Link {...pathTo.coupons} className={figureLook}>
        <Figure value={coupons ?? "–"} label={t("coupons")} />
      </Link>
      <Link {...ownPathTo.ledger("bonus")} className={figureLook}>
        <Figure value={formatAmount(bonus.total, currency)} label={words("bonus")} />
      </Link>
    </FigureTiles>
  );
}

/** What went in and out by bank, and the accounts it goes out to. [RT-73] [WAL-01] */
function Entries() {
  const t = useTranslations("wallet");
  const words = useTranslations("receipts");
  return (
    <nav aria-label={t("more")}>
      <List>
        <LinkRow to={ownPathTo.topups} label={t("topups")} />
        <LinkRow to={ownPathTo.withdrawals} label={t("withdrawals")} />
        <LinkRow to={ownPathTo.cards} label={t("cards")} />
        <LinkRow to={ownPathTo.books} label={t("books")} />
        <LinkRow to={ownPathTo.receipts} label={words("title")} />
      </List>
    </nav>
  );
}

function NewestRows() {
  const t = useTranslations("wallet");
  const words = useTranslations("common");
  const newest = useSuspenseInfiniteQuery(ledgerQuery("cash")).data.pages[0]?.datalist ?? [];
  return (
    <section aria-labelledby="ledger" className="mt-3 wide:mt-0">
      <SectionHead id="ledger" title={t("ledger")}>
        {newest.length > 0 && (
          <Link {...ownPathTo.ledger()} className={sectionLinkLook}>
            {words("seeAll")} <span className="sr-only">{t("ledger")}</span>
            <ForwardIcon size="xs" />
          </Link>
        )}
      </SectionHead>
      {newest.length === 0 ? (
        <EmptyState title={t("empty.title")} body={t("empty.body")} />
      ) : (
        <ReadAnew of={ledgerQuery("cash")}>
          <List>
            {newest.map((line) => (
              <LedgerRow key={line.id} line={line} />
            ))}
          </List>
        </ReadAnew>
      )}
    </section>
  );
}
