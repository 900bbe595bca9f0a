import { Refused } from "@sampan/client/query";
import { BarSpace } from "@sampan/ui/bars";
import { PageHeader } from "@sampan/ui/page-header";
import { Fragment, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { BackButton } from "../../shell/back-button.tsx";
import { PageFault } from "../../shell/page-fault.tsx";
import { NothingToPay } from "./nothing-to-pay.tsx";
import { PayBar } from "./pay-bar.tsx";
import { PaymentSkeleton } from "./payment-skeleton.tsx";
import type { Payable, Preview } from "./payment-queries.ts";
import { PaymentTotal } from "./payment-total.tsx";
import { Reductions } from "./reductions.tsx";
import type { WhenPaid } from "./use-confirm-payment.ts";
import { usePayment, type Payment } from "./use-payment.ts";

interface PaymentPageProps {
  readonly tids: readonly string[];
  /** What is owed, as the noun shows it that is paid for. */
  readonly showPayable: (payable: Payable, preview: Preview) => ReactNode;
  /** What else a payment changes is read anew. */
  readonly whenPaid: WhenPaid;
}

/** Orders, supplements and freight bills in one payment: what for, with what, and what is left. [RT-48] [RT-65] */
export function PaymentPage({ tids, showPayable, whenPaid }: PaymentPageProps) {
  const t = useTranslations("payment");
  const payment = usePayment(tids);
  const { data: preview, error } = payment.preview;
  const isBill = preview?.data.payables.every(({ kind }) => kind === "bill") ?? false;
  if (preview) {
    return (
      <Frame title={t(isBill ? "billTitle" : "title")}>
        <Parts payment={payment} showPayable={showPayable} whenPaid={whenPaid} />
      </Frame>
    );
  }
  if (error instanceof Refused && (error.code === "not_payable" || error.code === "order_unknown"))
    return <NothingToPay />;
  if (error)
    return (
      <Frame title={t("title")}>
        <PageFault
          title={t("unreadable")}
          error={error}
          busy={payment.preview.isFetching}
          onRetry={() => void payment.preview.refetch()}
        />
      </Frame>
    );
  return <PaymentSkeleton />;
}

const Frame = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <main id="content">
    <PageHeader title={title} back={<BackButton />} />
    {children}
  </main>
);

interface PartsProps extends Omit<PaymentPageProps, "tids"> {
  readonly payment: Payment;
}

function Parts({ payment, showPayable, whenPaid }: PartsProps) {
  const preview = payment.preview.data?.data;
  if (!preview) return null;
  return (
    <>
      <div className="stack px-(--gutter) pt-1" aria-busy={payment.preview.isPlaceholderData}>
        {preview.payables.map((payable) => (
          <Fragment key={payable.tid}>{showPayable(payable, preview)}</Fragment>
        ))}
        <Reductions payment={payment} preview={preview} />
        <PaymentTotal preview={preview} />
      </div>
      <BarSpace />
      <PayBar payment={payment} preview={preview} whenPaid={whenPaid} />
    </>
  );
}
