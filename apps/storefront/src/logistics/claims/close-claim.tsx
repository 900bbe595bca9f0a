import { callApi } from "@sampan/client/call-api";
import { closeClaim } from "@sampan/contract/logistics/claims/claims";
import { Button } from "@sampan/ui/button";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { forgetClaims } from "./claim-queries.ts";

const ConfirmDialog = lazy(async () => ({
  default: (await import("@sampan/ui/confirm-dialog")).ConfirmDialog,
}));

/** Takes back a claim that was not decided yet, or was rejected. [CLM-12] */
export function CloseClaim({ id }: { readonly id: string }) {
  const t = useTranslations("claims.closing");
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const [isAsked, setAsked] = useState(false);
  const closing = useMutation({
    mutationFn: () => callApi(closeClaim, { id }, { asksLogin: true }),
    onSuccess: async (answer) => {
      await forgetClaims(queryClient);
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
