import { callApi } from "@sampan/client/call-api";
import { declinePriceRise } from "@sampan/contract/trade/orders/price-questions";
import { Button } from "@sampan/ui/button";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { forgetOrders } from "../orders/order-queries.ts";

const ConfirmDialog = lazy(async () => ({
  default: (await import("@sampan/ui/confirm-dialog")).ConfirmDialog,
}));

/** The answer that gives the goods back; it names what follows before it is given. */
export function DeclineRise({ child_tid }: { readonly child_tid: string }) {
  const t = useTranslations("priceChanges.declining");
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const [isAsked, setAsked] = useState(false);
  const declining = useMutation({
    mutationFn: () => callApi(declinePriceRise, { child_tid }, { asksLogin: true }),
    onSuccess: async (answer) => {
      await forgetOrders(queryClient);
      if (answer.ok) showToast({ message: t("done") });
      else tellFault(answer.error);
    },
    onError: tellFault,
    onSettled: () => setAsked(false),
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {t("ask")}
      </Button>
      {isAsked && (
        <Suspense>
          <ConfirmDialog
            open
            busy={declining.isPending}
            title={t("title")}
            confirmLabel={t("confirm")}
            cancelLabel={t("keep")}
            onClose={() => setAsked(false)}
            onConfirm={() => declining.mutate()}
          >
            {t("body")}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
