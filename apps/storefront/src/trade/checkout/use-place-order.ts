import { callApi, type ToldRefusal } from "@sampan/client/call-api";
import { NetworkError } from "@sampan/client/faults";
import { getCartCount } from "@sampan/contract/trade/carts/cart-count";
import { queryCartList } from "@sampan/contract/trade/carts/carts";
import {
  createTrade,
  queryOrderBubbleCount,
  queryOrderList,
} from "@sampan/contract/trade/orders/orders";
import type { CheckoutPreview } from "@sampan/contract/trade/orders/orders";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { askApp } from "../../native/app.ts";
import { ownPathTo } from "../../own-paths.ts";
import { endSubmission, submissionKey } from "../../shell/submission-key.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { forgetHandedOverLines } from "./handed-over-lines.ts";
import { checkoutDraft } from "./checkout-draft.ts";
import { couponsQuery, previewQuery } from "./checkout-queries.ts";
import { submitByApp } from "./submit-by-app.ts";
import type { Checkout } from "./use-checkout.ts";

/**
 * Places the order after reckoning it once more. Amounts that have changed meanwhile are shown first. A
 * placed order opens its success page, a refused one the failure page with everything kept; a broken line
 * leaves the form as it is, and the next try is the same submission. [CHK-11] [CHK-12] [CHK-13] [CHK-30]
 */
export function usePlaceOrder(checkout: Checkout) {
  const t = useTranslations("settlement");
  const router = useRouter();
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const refuse = (reason: string): Promise<void> =>
    router.navigate({ ...ownPathTo.orderRefused, state: { reason } });

  return useMutation({
    mutationFn: async () => {
      const isAsShown = await reckonAgain(queryClient, checkout);
      if (!isAsShown) showToast({ message: t("amountsChanged"), tone: "danger" });
      return isAsShown ? placeOrder(checkout) : undefined;
    },
    onSuccess: async (answer) => {
      if (!answer) return undefined;
      endSubmission("trade");
      if (!answer.ok) return refuse(answer.error.message);
      forgetHandedOverLines();
      checkoutDraft.forget();
      await forgetStale(queryClient);
      void askApp("broadcast", { event: "order_placed" });
      return router.navigate({ ...ownPathTo.orderPlaced(answer.value.data.tid), replace: true });
    },
    onError: (fault) =>
      fault instanceof NetworkError ? tellFault(fault) : refuse(t("refused.unknown")),
  });
}

/** True when the newest reckoning says what the form shows and nothing is in the way. */
async function reckonAgain(
  queryClient: QueryClient,
  { order, preview }: Checkout,
): Promise<boolean> {
  const shown = preview.data?.data;
  const newest = await queryClient.fetchQuery({ ...previewQuery(order), staleTime: 0 });
  return shown !== undefined && isSame(shown, newest.data) && newest.data.problems.length === 0;
}

const isSame = ({ sums }: CheckoutPreview, newest: CheckoutPreview): boolean =>
  sums.first_instalment === newest.sums.first_instalment &&
  sums.door_total === newest.sums.door_total;

/** Undefined when it was given up in the app around this page. */
async function placeOrder({ order, draft, handedOver }: Checkout) {
  const request = {
    ...order,
    lines: [...order.lines],
    remark: draft.remark.trim(),
    accept_terms: draft.accepts_terms ? 1 : 0,
    accept_claims: draft.accepts_claims ? 1 : 0,
  };
  const key = submissionKey("trade", request);
  // An order with a name of its own becomes one order, however often and with what changes it is sent.
  const named = { ...request, request_id: handedOver.order ?? key };
  if (!(await submitByApp(named))) return undefined;
  return callApi(createTrade, named, { idempotencyKey: key, asksLogin: true });
}

/** What a placed order changes elsewhere. */
async function forgetStale(queryClient: QueryClient): Promise<void> {
  const stale = [queryCartList, getCartCount, queryOrderList, queryOrderBubbleCount];
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: couponsQuery.queryKey }),
    ...stale.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })),
  ]);
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Why something was refused, in the words of the page that leads on; never part of the address. */
    readonly reason?: ToldRefusal["message"];
  }
}
