import { buttonLook } from "@sampan/ui/button";
import { iconButtonLook } from "@sampan/ui/icon-button";
import { ClockIcon } from "@sampan/ui/icons-goods";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState, Skeleton } from "@sampan/ui/states";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { PageSkeleton } from "../../shell/page-skeleton.tsx";
import { cardsQuery } from "../bank-cards/card-queries.ts";
import { termsQuery } from "./withdrawal-queries.ts";
import { WithdrawForm } from "./withdraw-form.tsx";

/** Takes an application; whoever has no account to be paid to adds one first. [RT-81] [WAL-07] */
export function WithdrawPage() {
  const t = useTranslations("withdrawals");
  const { datalist: cards } = useSuspenseQuery(cardsQuery).data;
  const terms = useSuspenseQuery(termsQuery).data.data;
  return (
    <main id="content">
      <PageHeader
        title={t("title")}
        back={<BackButton />}
        actions={
          <Link
            {...ownPathTo.withdrawals}
            aria-label={t("history.title")}
            className={iconButtonLook}
          >
            <ClockIcon />
          </Link>
        }
      />
      {cards.length === 0 ? <NoCard /> : <WithdrawForm terms={terms} cards={cards} />}
    </main>
  );
}

function NoCard() {
  const t = useTranslations("bankCards");
  return (
    <EmptyState
      title={t("empty.title")}
      body={t("empty.body")}
      action={
        <Link {...ownPathTo.cards} className={buttonLook({ variant: "action" })}>
          {t("add")}
        </Link>
      }
    />
  );
}

export function WithdrawSkeleton() {
  const t = useTranslations("withdrawals");
  return (
    <PageSkeleton title={t("title")}>
      <Skeleton className="h-19 rounded-card" />
      <Skeleton className="h-31 rounded-card" />
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-19 rounded-card" />
    </PageSkeleton>
  );
}
