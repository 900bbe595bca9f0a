import { Refused } from "@sampan/client/query";
import { PageHeader } from "@sampan/ui/page-header";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { BackButton } from "../../shell/back-button.tsx";
import { PageFault } from "../../shell/page-fault.tsx";
import { orderQuery } from "../orders/order-queries.ts";
import { UnknownOrder } from "../orders/unknown-order.tsx";
import { openRefundsQuery } from "./refund-queries.ts";
import { RefundSkeleton } from "./refund-skeleton.tsx";
import { RequestForm } from "./request-form.tsx";

/** Asks for pieces of an order back: which lines, how many, why, with pictures. [API-73] [REF-16] */
export function RequestPage({ tid }: { readonly tid: string }) {
  const order = useQuery({ ...orderQuery(tid), refetchOnMount: "always" });
  const open = useQuery({ ...openRefundsQuery(tid), refetchOnMount: "always" });
  const failed = [order, open].find(({ isError, data }) => isError && !data);
  if (order.error instanceof Refused && order.error.code === "order_unknown")
    return (
      <Frame>
        <UnknownOrder />
      </Frame>
    );
  if (failed?.error)
    return (
      <Frame>
        <PageFault
          error={failed.error}
          busy={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      </Frame>
    );
  if (!order.data || !open.data) return <RefundSkeleton />;
  return (
    <Frame>
      <RequestForm order={order.data.data} refunds={open.data.datalist} />
    </Frame>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("refunds.request");
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      {children}
    </main>
  );
}
