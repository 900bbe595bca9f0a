import { Refused } from "@sampan/client/query";
import type { WorkOrder } from "@sampan/contract/shop/work-orders/work-order-shapes";
import { callApi } from "@sampan/client/call-api";
import { closeWorkOrder } from "@sampan/contract/shop/work-orders/work-orders";
import { ActionBar, BarSpace } from "@sampan/ui/bars";
import { buttonLook } from "@sampan/ui/button";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState } from "@sampan/ui/states";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";
import { AskingButton } from "../../shell/asking-button.tsx";
import { BackButton } from "../../shell/back-button.tsx";
import { UpdatedNow } from "../../shell/live/updated-now.tsx";
import { PageFault } from "../../shell/page-fault.tsx";
import { ConversationSkeleton } from "./conversation-skeleton.tsx";
import { ConversationHead } from "./conversation-head.tsx";
import { ReplyBar } from "./reply-bar.tsx";
import { Talk } from "./talk.tsx";
import { forgetWorkOrders, workOrderQuery } from "./work-order-queries.ts";

/** One conversation with us, live while it is looked at. [RT-22] [WO-02] [WO-03] */
export function ConversationPage({ id }: { readonly id: string }) {
  const query = workOrderQuery(id);
  const asked = useQuery({ ...query, refetchOnMount: "always" });
  if (asked.data)
    return (
      <Frame>
        <UpdatedNow of={[query]} />
        <Parts one={asked.data.data} />
      </Frame>
    );
  if (asked.error instanceof Refused && asked.error.code === "work_order_unknown")
    return (
      <Frame>
        <Unknown />
      </Frame>
    );
  if (asked.isError)
    return (
      <Frame>
        <PageFault
          error={asked.error}
          busy={asked.isFetching}
          onRetry={() => void asked.refetch()}
        />
      </Frame>
    );
  return <ConversationSkeleton />;
}

function Frame({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("workOrders");
  return (
    <main id="content" className="wide-page">
      <PageHeader title={t("detail")} back={<BackButton />} />
      {children}
    </main>
  );
}

/** No such conversation, or somebody else's: both look the same. */
function Unknown() {
  const t = useTranslations("workOrders.unknown");
  return (
    <EmptyState
      title={t("title")}
      body={t("body")}
      action={
        <Link {...pathTo.workOrders} className={buttonLook({})}>
          {t("action")}
        </Link>
      }
    />
  );
}

function Parts({ one }: { readonly one: WorkOrder }) {
  const t = useTranslations("workOrders");
  const words = useTranslations("common");
  const [sent, setSent] = useState(0);
  return (
    <div className="stack px-(--gutter) pt-1 pb-6">
      <ConversationHead one={one} />
      <Talk one={one} />
      {one.state === "closed" ? (
        <>
          <BarSpace />
          <ActionBar label={t("closed")}>
            <p className="min-w-0 flex-1 basis-40 text-text-2">{t("closedBody")}</p>
            <Link {...ownPathTo.askUs()} className={buttonLook({ variant: "action" })}>
              {t("ask")}
            </Link>
          </ActionBar>
        </>
      ) : (
        <>
          <AskingButton
            wide
            words={{
              ask: t("close"),
              title: t("closeTitle"),
              body: t("closeConsequence"),
              confirm: t("close"),
              keep: words("back"),
              done: t("closeDone"),
            }}
            act={() => callApi(closeWorkOrder, { id: one.id }, { asksLogin: true })}
            forget={forgetWorkOrders}
          />
          <BarSpace bars={2} />
          <ReplyBar key={sent} id={one.id} onSent={() => setSent(sent + 1)} />
        </>
      )}
    </div>
  );
}
