import { callApi, type ToldRefusal } from "@sampan/client/call-api";
import { NetworkError } from "@sampan/client/faults";
import { getCartCount } from "@sampan/contract/cart-count";
import { queryCartList } from "@sampan/contract/carts";
import { createTrade, queryOrderBubbleCount, queryOrderList } from "@sampan/contract/orders";
import type { TradePreview } from "@sampan/contract/orders";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../paths.ts";
import { endSubmission, submissionKey } from "../shell/submission-key.ts";
import { useTellFault } from "../shell/use-tell-fault.ts";
import { forgetHandedOverLines } from "./handed-over-lines.ts";
import { forgetDraft } from "./settlement-draft.ts";
import { couponsQuery, previewQuery } from "./settlement-queries.ts";
import type { Settlement } from "./use-settlement.ts";

/**
 * Places the order after reckoning it once more. Amounts that have changed meanwhile are shown first. A
 * placed order opens its success page, a refused one the failure page with everything kept; a broken line
 * leaves the form as it is, and the next try is the same submission. [CHK-11] [CHK-12] [CHK-13] [CHK-30]
 */
export function usePlaceOrder(settlement: Settlement) {
  const t = useTranslations("settlement");
  const router = useRouter();
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const refuse = (reason: string): Promise<void> =>
    router.navigate({ ...pathTo.orderRefused, state: { reason } });

  return useMutation({
    mutationFn: async () => {
      const isAsShown = await reckonAgain(queryClient, settlement);
      return isAsShown ? placeOrder(settlement) : undefined;
    },
    onSuccess: async (answer) => {
      if (!answer) return showToast({ message: t("amountsChanged"), tone: "danger" });
      endSubmission("trade");
      if (!answer.ok) return refuse(answer.error.message);
      forgetHandedOverLines();
      forgetDraft();
      await forgetStale(queryClient);
      return router.navigate({ ...pathTo.orderPlaced(answer.value.data.tid), replace: true });
    },
    onError: (fault) =>
      fault instanceof NetworkError ? tellFault(fault) : refuse(t("refused.unknown")),
  });
}

/** True when the newest reckoning says what the form shows and nothing is in the way. */
async function reckonAgain(
  queryClient: QueryClient,
  { trade, preview }: Settlement,
): Promise<boolean> {
  const shown = preview.data?.data;
  const newest = await queryClient.fetchQuery({ ...previewQuery(trade), staleTime: 0 });
  return shown !== undefined && isSame(shown, newest.data) && newest.data.problems.length === 0;
}

const isSame = ({ sums }: TradePreview, newest: TradePreview): boolean =>
  sums.first_instalment === newest.sums.first_instalment &&
  sums.door_total === newest.sums.door_total;

function placeOrder({ trade, draft, handedOver }: Settlement) {
  const order = {
    ...trade,
    lines: [...trade.lines],
    remark: draft.remark.trim(),
    accept_terms: draft.accepts_terms ? 1 : 0,
    accept_claims: draft.accepts_claims ? 1 : 0,
  };
  const key = submissionKey("trade", order);
  return callApi(
    createTrade,
    // A trade with a name of its own becomes one order, however often and with what changes it is sent.
    { ...order, request_id: handedOver.trade ?? key },
    { idempotencyKey: key, asksLogin: true },
  );
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
