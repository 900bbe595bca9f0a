import { Button, buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { Chip, type Tone } from "@sampan/ui/chip";
import { formatAmount } from "@sampan/domain/kernel/money";
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
import { type Topup, topupsQuery } from "./topup-queries.ts";
import { useCancelTopup } from "./use-cancel-topup.ts";
import { useWayWords } from "./way-choice.tsx";

/** Every top-up with where it stands, and why one failed. [RT-78] [WAL-04] [WAL-31] [WAL-32] [WAL-33] */
export function TopupHistoryPage() {
  const t = useTranslations("topups");
  const list = useSuspenseInfiniteQuery(topupsQuery);
  const topups = list.data.pages.flatMap(({ datalist }) => datalist);
  return (
    <main id="content">
      <PageHeader title={t("history.title")} back={<BackButton />} />
      {topups.length === 0 ? (
        <EmptyState
          title={t("history.empty.title")}
          body={t("history.empty.body")}
          action={
            <Link {...ownPathTo.topup} className={buttonLook({ variant: "action" })}>
              {t("title")}
            </Link>
          }
        />
      ) : (
        <ReadAnew of={topupsQuery} className="px-(--gutter) pt-1">
          <ul className="stack mb-3">
            {topups.map((topup) => (
              <TopupCard key={topup.number} topup={topup} />
            ))}
          </ul>
          <ListEnd list={list}>
            <LoadingRegion label={t("history.loading")}>
              <Skeleton className="h-30 rounded-card" />
            </LoadingRegion>
          </ListEnd>
        </ReadAnew>
      )}
    </main>
  );
}

const tones = {
  under_review: "brand",
  success: "ok",
  failed: "danger",
  expired: "neutral",
} as const satisfies Record<Topup["state"], Tone>;

function TopupCard({ topup }: { readonly topup: Topup }) {
  const t = useTranslations("topups.history");
  const states = useTranslations("status.topup");
  const wayWords = useWayWords();
  const { amount, fee, currency, state, reason, pay_no, number, cdate } = topup;
  const isToPay = topup.way === "online" && state === "under_review";
  const way = topup.way === "bank" ? wayWords("bank") : wayWords(topup.channel);
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="text-md font-[650] tabular-nums">{formatAmount(amount, currency)}</p>
        <Chip tone={tones[state]}>{states(isToPay ? "paying" : state)}</Chip>
      </div>
      <p className="mt-1">
        {way}
        {topup.bank_name && <span className="text-text-2"> · {topup.bank_name}</span>}
      </p>
      <p className="text-xs text-text-3 tabular-nums">
        {formatMinute(cdate)} · {pay_no ? t("payNo", { number: pay_no }) : number}
      </p>
      {fee > 0 && (
        <p className="text-xs text-text-3 tabular-nums">
          {t("fee", { amount: formatAmount(fee, currency) })}
        </p>
      )}
      <Vouchers imgs={topup.imgs} />
      {isToPay && <WaysOn number={number} />}
      {(state === "failed" || state === "expired") && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2">
          {reason && <p className="min-w-0 flex-1 text-danger">{t("reason", { reason })}</p>}
          {state === "expired" && <p className="min-w-0 flex-1 text-text-2">{t("ended")}</p>}
          <Link
            {...(topup.way === "bank" ? ownPathTo.bankTopup(amount) : ownPathTo.topup)}
            className={buttonLook({ variant: "soft", size: "sm" })}
          >
            {t("again")}
          </Link>
        </div>
      )}
    </Card>
  );
}

/** An online top-up that nobody has paid yet: its page leads on to the provider; or it is given up. */
function WaysOn({ number }: { readonly number: string }) {
  const t = useTranslations("topups");
  const { cancel, isBusy } = useCancelTopup();
  return (
    <div className="mt-2 flex flex-wrap items-center justify-end gap-2 border-t border-line pt-2">
      <Button variant="quiet" size="sm" busy={isBusy} onClick={() => cancel(number)}>
        {t("done.cancel")}
      </Button>
      <Link
        {...ownPathTo.topupDone(number)}
        className={buttonLook({ variant: "soft", size: "sm" })}
      >
        {t("history.goOn")}
      </Link>
    </div>
  );
}

function Vouchers({ imgs }: { readonly imgs: readonly string[] }) {
  const t = useTranslations("topups.history");
  if (imgs.length === 0) return null;
  return (
    <ul className="mt-2 flex gap-2">
      {imgs.map((address, at) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noopener">
            <img
              src={address}
              alt={t("voucher", { index: at + 1 })}
              loading="lazy"
              className="size-13 rounded-sm bg-surface-2 object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

export function TopupHistorySkeleton() {
  const t = useTranslations("topups.history");
  return (
    <PageSkeleton title={t("title")}>
      {Array.from({ length: 5 }, (_, at) => (
        <Skeleton key={at} className="h-30 rounded-card" />
      ))}
    </PageSkeleton>
  );
}
