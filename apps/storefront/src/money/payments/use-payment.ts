import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import { useConfiguration } from "../../shell/configuration.ts";
import { useSession } from "../../shell/session.ts";
import { paymentQuery, type PaymentInput } from "./payment-queries.ts";

/** What the customer adds to the payment. */
export type PaymentChoice = Pick<PaymentInput, "acc_bonus_id" | "coupon_id" | "points">;

const nothing: PaymentChoice = { points: 0 };

/**
 * A payment while it is being composed. Each choice is reckoned by the server; the rate first quoted is
 * kept over all of them, until it runs out. [PAY-07] [PAY-08] [PAY-16]
 */
export function usePayment(tids: readonly string[]) {
  const session = useSession();
  const { globalCurrency } = useConfiguration();
  const [choice, setChoice] = useState<PaymentChoice>(nothing);
  const [held, hold] = useState<Pick<PaymentInput, "exchange_rate" | "rounding">>({});
  const currency = (session?.currency ?? globalCurrency) as PaymentCurrency;
  const input: PaymentInput = { tids: [...tids], currency, ...held, ...choice };
  const preview = useQuery({
    ...paymentQuery(input),
    placeholderData: keepPreviousData,
    // Whoever comes back from topping up has another balance.
    refetchOnMount: "always",
  });
  const shown = {
    exchange_rate: preview.data?.data.exchange_rate ?? undefined,
    rounding: preview.data?.data.rounding ?? undefined,
  };
  return {
    tids,
    choice,
    preview,
    change: (change: Partial<PaymentChoice>): void => {
      hold(shown);
      setChoice({ ...choice, ...change });
    },
    /** What is confirmed: the same choice, at the rate and rounding that are shown. */
    toConfirm: { ...input, ...shown } satisfies PaymentInput,
    /** The rate ran out: the newest one is quoted, and its amounts are shown. */
    quoteAnew: async (): Promise<void> => {
      hold({});
      await preview.refetch();
    },
  };
}
export type Payment = ReturnType<typeof usePayment>;
