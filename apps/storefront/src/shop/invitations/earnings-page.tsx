import type { InviteEarning } from "@sampan/contract/shop/invitations";
import { buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { Chip, type Tone } from "@sampan/ui/chip";
import { formatMinute } from "@sampan/ui/format/dates";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState, LoadingRegion, Skeleton } from "@sampan/ui/states";
import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { ListEnd } from "../../shell/list-end.tsx";
import { PageSkeleton } from "../../shell/page-skeleton.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { EarningSums } from "./earning-sums.tsx";
import { earningsQuery } from "./invitation-queries.ts";
import { useRewardWords } from "./use-reward-words.ts";

/** What friends brought, each by itself, and what it adds up to. [INV-01] */
export function EarningsPage() {
  const t = useTranslations("invitations.earnings");
  const words = useTranslations("common");
  const list = useSuspenseInfiniteQuery(earningsQuery);
  const earnings = list.data.pages.flatMap(({ datalist }) => datalist);
  const newest = list.data.pages.at(-1);
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      {earnings.length === 0 || !newest ? (
        <EmptyState
          title={t("empty.title")}
          body={t("empty.body")}
          action={
            <Link {...ownPathTo.inviteCode} className={buttonLook({ variant: "action" })}>
              {t("empty.show")}
            </Link>
          }
        />
      ) : (
        <ReadAnew of={earningsQuery} className="stack px-(--gutter) pt-1 pb-6">
          <EarningSums sums={newest.sums} held={newest.held} />
          <ul aria-label={t("each")} className="stack">
            {earnings.map((earning) => (
              <EarningCard key={earning.number} earning={earning} />
            ))}
          </ul>
          <ListEnd list={list}>
            <LoadingRegion label={words("loading")}>
              <Skeleton className="h-20 rounded-card" />
            </LoadingRegion>
          </ListEnd>
        </ReadAnew>
      )}
    </main>
  );
}

const tones = {
  held: "brand",
  paid: "ok",
  capped: "neutral",
  refused: "neutral",
  lost: "neutral",
  taken_back: "warn",
} as const satisfies Record<InviteEarning["state"], Tone>;

function EarningCard({ earning }: { readonly earning: InviteEarning }) {
  const t = useTranslations("invitations.earnings");
  const words = useRewardWords();
  const { name, state, currency, amount, taken_back, outstanding, cdate, paid_at } = earning;
  const isSomething = amount > 0 && (state === "held" || paid_at !== "");
  const what = words({ currency, amount });
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <b className="font-semibold">{name}</b>
        {isSomething && (
          <span className="font-[650] tabular-nums">
            {state === "held" ? t("upTo", { what }) : `+${what}`}
          </span>
        )}
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="text-xs text-text-3 tabular-nums">
          {formatMinute(paid_at === "" ? cdate : paid_at)}
        </span>
        <Chip tone={tones[state]}>{t(`states.${state}`)}</Chip>
      </div>
      {taken_back > 0 && (
        <p className="mt-1 text-xs text-text-2 tabular-nums">
          {t("takenBack", { what: words({ currency, amount: taken_back }) })}
        </p>
      )}
      {outstanding > 0 && (
        <p className="mt-1 text-xs text-text-2 tabular-nums">
          {t("outstanding", { what: words({ currency, amount: outstanding }) })}
        </p>
      )}
    </Card>
  );
}

export function EarningsSkeleton() {
  const t = useTranslations("invitations.earnings");
  return (
    <PageSkeleton title={t("title")}>
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-20 rounded-card" />
    </PageSkeleton>
  );
}
