import { callApi } from "@sampan/client/call-api";
import { rechargePay } from "@sampan/contract/money/topups/online-topups";
import type { Cents } from "@sampan/domain/kernel/money";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { ownPathTo } from "../../own-paths.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { followProvider, isToScan } from "./follow-provider.ts";
import { forgetFigures } from "./topup-queries.ts";

export interface PaymentWish {
  readonly amount: Cents;
  readonly channel: string;
}

/** Amounts are told beside their field. */
const ofAmount = [
  "topup_amount_needed",
  "topup_below_minimum",
  "topup_above_maximum",
  "whole_amount_needed",
] as const;

/** Opens a payment at the provider and leaves for it, or shows the code to scan. [WAL-53] */
export function useStartPayment() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const [isLeaving, setLeaving] = useState(false);
  // Coming back by the browser's own button shows this page as it was left.
  useEffect(() => {
    const stay = (): void => setLeaving(false);
    window.addEventListener("pageshow", stay);
    return () => window.removeEventListener("pageshow", stay);
  }, []);
  const starting = useMutation({
    mutationFn: (wish: PaymentWish) => callApi(rechargePay, wish, { asksLogin: true }),
    onSuccess: async (answer) => {
      if (!answer.ok) {
        if (!isToldHere(answer.error.code)) tellFault(answer.error);
        return;
      }
      forgetFigures(queryClient);
      const payment = answer.value.data;
      if (isToScan(payment)) {
        const { order_no, pay_url } = payment;
        await router.navigate({ ...ownPathTo.topupDone(order_no), state: { qrImage: pay_url } });
        return;
      }
      setLeaving(true);
      followProvider(payment);
    },
    onError: tellFault,
  });
  const refusal = starting.data?.ok === false ? starting.data.error : undefined;
  return {
    start: starting.mutate,
    isBusy: starting.isPending || isLeaving,
    amountRefusal: refusal && isOfAmount(refusal.code) ? refusal.message : undefined,
    /** As many wait to be paid as one person may have. */
    openRefusal: refusal?.code === "topups_open" ? refusal : undefined,
  };
}

const isToldHere = (code: string): boolean => isOfAmount(code) || code === "topups_open";
const isOfAmount = (code: string): boolean => ofAmount.some((name) => name === code);

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Picture of the code that pays an online top-up, while its page waits for it. */
    readonly qrImage?: string;
  }
}
