import { callApi, type ToldRefusal } from "@sampan/client/call-api";
import { NetworkError } from "@sampan/client/faults";
import type { OutputOf } from "@sampan/contract/kernel/call";
import { payConfirm, simulatePay } from "@sampan/contract/money/payments";
import { getAccountBalance, queryAcctLogList } from "@sampan/contract/money/ledger/wallet";
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";
import { endSubmission, submissionKey } from "../../shell/submission-key.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import type { Payment } from "./use-payment.ts";

export type PaidNow = OutputOf<typeof payConfirm>["data"];

/** What was paid for is shown elsewhere: whoever shows it forgets what it read before. */
export type WhenPaid = (queryClient: QueryClient) => Promise<unknown>;

/**
 * Pays. Success and failure have pages of their own; a rate that ran out shows the new amounts instead,
 * and a broken line leaves everything as it is, the next try being the same payment. [PAY-11] [PAY-12]
 * [PAY-13] [PAY-15]
 */
export function useConfirmPayment(payment: Payment, whenPaid: WhenPaid) {
  const t = useTranslations("payment");
  const router = useRouter();
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const { toConfirm } = payment;
  const fail = (reason: string, code?: ToldRefusal["code"]): Promise<void> =>
    router.navigate({
      ...pathTo.paymentFailed(payment.tids),
      state: { reason, ...(code ? { code } : {}) },
    });

  return useMutation({
    mutationFn: () =>
      callApi(payConfirm, toConfirm, {
        idempotencyKey: submissionKey("payment", toConfirm),
        asksLogin: true,
      }),
    onSuccess: async (answer) => {
      endSubmission("payment");
      if (answer.ok) {
        await Promise.all([whenPaid(queryClient), forgetStale(queryClient)]);
        const paid = answer.value.data;
        const orderTid = payment.preview.data?.data.payables[0]?.order_tids[0];
        const page = paid.page === "box" ? ownPathTo.parcelsPaid : ownPathTo.paid(orderTid);
        return router.navigate({ ...page, state: { paid }, replace: true });
      }
      if (answer.error.code === "login_needed") return undefined;
      if (answer.error.code !== "rate_expired")
        return fail(answer.error.message, answer.error.code);
      tellFault(answer.error);
      return payment.quoteAnew();
    },
    onError: (fault) =>
      fault instanceof NetworkError ? tellFault(fault) : fail(t("failedGeneric")),
  });
}

/** What a payment changes of payments and balances. */
async function forgetStale(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [simulatePay, getAccountBalance, queryAcctLogList].map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path], refetchType: "none" }),
    ),
  );
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** What was paid just now, for the page that says so. */
    readonly paid?: PaidNow;
    readonly code?: ToldRefusal["code"];
  }
}
