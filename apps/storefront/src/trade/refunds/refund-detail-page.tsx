import { Refused } from "@sampan/client/query";
import type { Refund } from "@sampan/contract/trade/refunds/refund-shapes";
import { buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { List, RowContent, rowLook } from "@sampan/ui/list-row";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState } from "@sampan/ui/states";
import { BoxIcon } from "@sampan/ui/icons-frame";
import { WalletIcon } from "@sampan/ui/icons-goods";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { OrderedGoodsRow } from "../../goods/cards/ordered-goods.tsx";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { PageFault } from "../../shell/page-fault.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { CloseRefund } from "./close-refund.tsx";
import { RefundClock } from "./refund-clock.tsx";
import { RefundFacts } from "./refund-facts.tsx";
import { refundQuery } from "./refund-queries.ts";
import { RefundSkeleton } from "./refund-skeleton.tsx";
import { RefundSums } from "./refund-sums.tsx";
import { StateChip } from "./state-chip.tsx";

/** One refund: who has it now, until when, and what it comes to by charge. [REF-11] [REF-18] [REF-20] */
export function RefundDetailPage({ number }: { readonly number: string }) {
  // Others move it too: whoever opens it sees where it is now.
  const refund = useQuery({ ...refundQuery(number), refetchOnMount: "always" });
  if (refund.data)
    return (
      <Frame>
        <ReadAnew of={refundQuery(number)}>
          <Parts refund={refund.data.data} />
        </ReadAnew>
      </Frame>
    );
  if (refund.error instanceof Refused && refund.error.code === "refund_unknown")
    return (
      <Frame>
        <UnknownRefund />
      </Frame>
    );
  if (refund.isError)
    return (
      <Frame>
        <PageFault
          error={refund.error}
          busy={refund.isFetching}
          onRetry={() => void refund.refetch()}
        />
      </Frame>
    );
  return <RefundSkeleton />;
}

function Frame({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("refunds");
  return (
    <main id="content" className="wide-page">
      <PageHeader title={t("detail")} back={<BackButton />} />
      {children}
    </main>
  );
}

/** No such refund, or somebody else's: both look the same. */
function UnknownRefund() {
  const t = useTranslations("refunds.unknown");
  return (
    <EmptyState
      title={t("title")}
      action={
        <Link {...ownPathTo.refunds()} className={buttonLook({})}>
          {t("action")}
        </Link>
      }
    />
  );
}

function Parts({ refund }: { readonly refund: Refund }) {
  const t = useTranslations("refunds");
  const isPaid = refund.state === "succeeded" || refund.state === "compensated";
  return (
    <div className="split stack px-(--gutter) pt-1 pb-6">
      <RefundClock refund={refund} />
      <div className="side stack">
        <Card as="section" aria-label={t("amounts")}>
          <div className="mb-3.5 flex justify-end">
            <StateChip refund={refund} />
          </div>
          <ul className="mb-3.5">
            <OrderedGoodsRow
              goods={refund}
              count={refund.num > 0 && t("times", { count: refund.real_num })}
            />
          </ul>
          <RefundSums refund={refund} isPaid={isPaid} />
        </Card>
        <RefundFacts refund={refund} />
        <List>
          <li>
            <Link {...pathTo.order(refund.tid)} className={rowLook}>
              <RowContent icon={<BoxIcon />} label={t("seeOrder")} hint={refund.tid} chevron />
            </Link>
          </li>
          {isPaid && (
            <li>
              <Link {...ownPathTo.ledger("cash")} className={rowLook}>
                <RowContent icon={<WalletIcon />} label={t("seeLedger")} chevron />
              </Link>
            </li>
          )}
        </List>
        {refund.is_closable && <CloseRefund number={refund.number} />}
      </div>
    </div>
  );
}
