import { callApi } from "@sampan/client/call-api";
import { closeReverse } from "@sampan/contract/trade/refunds/refunds";
import { Button } from "@sampan/ui/button";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { forgetRefunds } from "./refund-queries.ts";

const ConfirmDialog = lazy(async () => ({
  default: (await import("@sampan/ui/confirm-dialog")).ConfirmDialog,
}));

/** Takes back a request that was not answered yet, or was rejected. [REF-20] */
export function CloseRefund({ number }: { readonly number: string }) {
  const t = useTranslations("refunds.closing");
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const [isAsked, setAsked] = useState(false);
  const closing = useMutation({
    mutationFn: () => callApi(closeReverse, { number }, { asksLogin: true }),
    onSuccess: async (answer) => {
      await forgetRefunds(queryClient);
      if (answer.ok) showToast({ message: t("done") });
      else tellFault(answer.error);
    },
    onError: tellFault,
    onSettled: () => setAsked(false),
  });
  return (
    <>
      <Button variant="quiet" wide onClick={() => setAsked(true)}>
        {t("ask")}
      </Button>
      {isAsked && (
        <Suspense>
          <ConfirmDialog
            open
            busy={closing.isPending}
            title={t("title")}
            confirmLabel={t("ask")}
            cancelLabel={t("keep")}
            onClose={() => setAsked(false)}
            onConfirm={() => closing.mutate()}
          >
            {t("body")}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
