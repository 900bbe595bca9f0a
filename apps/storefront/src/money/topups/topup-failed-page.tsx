import { buttonLook } from "@sampan/ui/button";
import { CloseIcon } from "@sampan/ui/icons-controls";
import { ClockIcon } from "@sampan/ui/icons-goods";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";
import { Outcome } from "./outcome.tsx";
import { onlineTopupQuery } from "./topup-queries.ts";

/** Why an online top-up failed, and the way back to the form. [RT-77] [WAL-12] [WAL-33] */
export function TopupFailedPage({ order_no }: { readonly order_no: string | undefined }) {
  return order_no === undefined ? <Failure /> : <KnownFailure order_no={order_no} />;
}

function KnownFailure({ order_no }: { readonly order_no: string }) {
  const { reason, state } = useSuspenseQuery(onlineTopupQuery(order_no)).data.data;
  return <Failure order_no={order_no} reason={reason} isEnded={state === "expired"} />;
}

interface FailureProps {
  readonly order_no?: string;
  readonly reason?: string;
  /** Nobody paid in time, or its owner gave it up: nothing went wrong. */
  readonly isEnded?: boolean;
}

function Failure({ order_no, reason = "", isEnded = false }: FailureProps) {
  const t = useTranslations("topups");
  const body = isEnded ? t("failed.endedBody") : t("failed.body");
  return (
    <Outcome
      tone={isEnded ? "brand" : "danger"}
      icon={isEnded ? <ClockIcon /> : <CloseIcon />}
      title={isEnded ? t("failed.endedTitle") : t("failed.title")}
      body={
        <>
          {reason && <span className="block">{t("history.reason", { reason })}</span>}
          <span className="block">{body}</span>
        </>
      }
      {...(order_no ? { note: t("done.number", { number: order_no }) } : {})}
    >
      <Link {...ownPathTo.topup} className={buttonLook({ variant: "action", wide: true })}>
        {t("failed.retry")}
      </Link>
      <Link {...pathTo.wallet} className={buttonLook({ variant: "line", wide: true })}>
        {t("done.toWallet")}
      </Link>
    </Outcome>
  );
}
