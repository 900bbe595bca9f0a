import type { ReactNode } from "react";
import { formatAmount } from "@sampan/domain/kernel/money";
import { Button, buttonLook } from "@sampan/ui/button";
import { CheckIcon } from "@sampan/ui/icons-frame";
import { ClockIcon } from "@sampan/ui/icons-goods";
import { Spinner } from "@sampan/ui/spinner";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, Navigate, useLocation } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";
import { followProvider, isToScan } from "./follow-provider.ts";
import { Outcome } from "./outcome.tsx";
import { useReviewHours } from "./review-hours.tsx";
import { onlineTopupQuery, type OnlineTopup } from "./topup-queries.ts";
import { useCancelTopup } from "./use-cancel-topup.ts";

/** A declared transfer waits for its review. [RT-76] [WAL-31] */
export function TransferDeclaredPage() {
  const t = useTranslations("topups.done");
  return (
    <Outcome tone="brand" icon={<ClockIcon />} title={t("reviewTitle")} body={useReviewHours()}>
      <Ways isHistoryFirst />
    </Outcome>
  );
}

const soon_ms = 3_000;
const later_ms = 10_000;
const soonTimes = 20;

/** What has become of an online top-up; while nobody knows, the provider is asked again. [RT-76] [WAL-12] */
export function OnlineTopupPage({ order_no }: { readonly order_no: string }) {
  const {
    data: answer,
    refetch,
    isFetching,
  } = useSuspenseQuery({
    ...onlineTopupQuery(order_no),
    refetchInterval: ({ state }) => {
      if (state.data?.data.state !== "under_review") return false;
      return state.dataUpdateCount < soonTimes ? soon_ms : later_ms;
    },
  });
  const topup = answer.data;
  if (topup.state === "failed" || topup.state === "expired")
    return <Navigate {...ownPathTo.topupFailed(order_no)} replace />;
  if (topup.state === "success") return <Credited topup={topup} />;
  return <Waiting topup={topup} isAsking={isFetching} onAsk={() => void refetch()} />;
}

function Credited({ topup: { amount, balance, currency, order_no } }: { topup: OnlineTopup }) {
  const t = useTranslations("topups.done");
  return (
    <Outcome
      tone="ok"
      icon={<CheckIcon />}
      title={t("creditedTitle")}
      body={
        <>
          <span className="block">
            {t("creditedBody", { amount: formatAmount(amount, currency) })}
          </span>
          <span className="block">
            {t("balanceNow", { balance: formatAmount(balance, currency) })}
          </span>
        </>
      }
      note={t("number", { number: order_no })}
    >
      <Ways />
    </Outcome>
  );
}

interface WaitingProps {
  readonly topup: OnlineTopup;
  readonly isAsking: boolean;
  readonly onAsk: () => void;
}

function Waiting({ topup, isAsking, onAsk }: WaitingProps) {
  const t = useTranslations("topups.done");
  const justStarted = useLocation({ select: ({ state }) => state.qrImage });
  const { cancel, isBusy } = useCancelTopup();
  const { pay, order_no } = topup;
  const qrImage = pay && isToScan(pay) ? pay.pay_url : justStarted;
  return (
    <Outcome
      tone="brand"
      icon={<Spinner />}
      title={t("waitingTitle")}
      body={t("waitingBody")}
      note={t("number", { number: order_no })}
    >
      {pay && !isToScan(pay) && (
        <Button variant="action" wide onClick={() => followProvider(pay)}>
          {t("goOn")}
        </Button>
      )}
      {qrImage && <CodeToScan topup={topup} qrImage={qrImage} />}
      <Button variant="soft" wide busy={isAsking} onClick={onAsk}>
        {t("check")}
      </Button>
      <Button variant="line" wide busy={isBusy} onClick={() => cancel(order_no)}>
        {t("cancel")}
      </Button>
      <Link {...ownPathTo.topups} className={buttonLook({ variant: "quiet", wide: true })}>
        {t("toHistory")}
      </Link>
    </Outcome>
  );
}

/** The code of a provider without a page of its own. On white, or no app could read it in the dark. */
function CodeToScan({ topup, qrImage }: { topup: OnlineTopup; qrImage: string }): ReactNode {
  const t = useTranslations("topups.done");
  const amount = formatAmount(topup.amount + topup.fee, topup.currency);
  return (
    <figure className="grid justify-items-center gap-2 rounded-card bg-surface p-4 shadow-card">
      <img src={qrImage} alt={t("scan")} data-drawing="" className="size-56 bg-white p-2" />
      <figcaption className="text-center">
        <span className="block font-[650] tabular-nums">{t("toPay", { amount })}</span>
        <span className="block text-xs text-text-3">{t("scan")}</span>
      </figcaption>
    </figure>
  );
}

function Ways({ isHistoryFirst = false }: { readonly isHistoryFirst?: boolean }) {
  const t = useTranslations("topups.done");
  const history = { ...ownPathTo.topups, words: t("toHistory") };
  const wallet = { ...pathTo.wallet, words: t("toWallet") };
  const [first, second] = isHistoryFirst ? [history, wallet] : [wallet, history];
  return (
    <>
      <Link to={first.to} className={buttonLook({ variant: "brand", wide: true })}>
        {first.words}
      </Link>
      <Link to={second.to} className={buttonLook({ variant: "line", wide: true })}>
        {second.words}
      </Link>
    </>
  );
}
