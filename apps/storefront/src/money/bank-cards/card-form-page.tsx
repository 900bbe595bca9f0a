import { buttonLook } from "@sampan/ui/button";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState, Skeleton } from "@sampan/ui/states";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useCanGoBack, useRouter } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { PageSkeleton } from "../../shell/page-skeleton.tsx";
import { CardForm } from "./card-form.tsx";
import { cardsQuery } from "./card-queries.ts";
import { OwnCards } from "./own-cards.tsx";

interface CardFormPageProps {
  /** The account to change; a new one without it. */
  readonly id: string | undefined;
  /** For how long payouts are held after a change. */
  readonly holdHours: number;
}

/** Shows the accounts there are and adds one, or changes one; saved, it returns to where it was asked for. [RT-84] [WAL-09] */
export function CardFormPage({ id, holdHours }: CardFormPageProps) {
  const t = useTranslations("bankCards");
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const { datalist: cards, holders } = useSuspenseQuery(cardsQuery).data;
  const card = cards.find((one) => one.id === id);
  const isGone = id !== undefined && !card;
  const isUnproven = !isGone && holders.personal === "" && holders.company === "";
  const leave = (): void => {
    if (canGoBack) router.history.back();
    else void router.navigate({ ...ownPathTo.withdraw, replace: true });
  };
  return (
    <main id="content">
      <PageHeader title={t(id ? "editTitle" : "title")} back={<BackButton />} />
      {id === undefined && <OwnCards cards={cards} />}
      {isGone && <Gone />}
      {isUnproven && <Unproven />}
      {!isGone && !isUnproven && (
        <CardForm
          card={card}
          holders={holders}
          isFirst={cards.length === 0}
          holdHours={holdHours}
          onSaved={leave}
        />
      )}
    </main>
  );
}

function Gone() {
  const t = useTranslations("bankCards");
  return (
    <EmptyState
      title={t("gone")}
      action={
        <Link {...ownPathTo.cards} className={buttonLook({})}>
          {t("title")}
        </Link>
      }
    />
  );
}

/** Nobody is paid out before a name was proven: the way to prove it, and back. [WAL-18] */
function Unproven() {
  const t = useTranslations("bankCards.unproven");
  return (
    <EmptyState
      title={t("title")}
      body={t("body")}
      action={
        <Link {...pathTo.realName("/addBankCard")} className={buttonLook({ variant: "action" })}>
          {t("action")}
        </Link>
      }
    />
  );
}

export function CardFormSkeleton() {
  const t = useTranslations("bankCards");
  return (
    <PageSkeleton title={t("title")}>
      <Skeleton className="h-96 rounded-card" />
    </PageSkeleton>
  );
}
