import { callApi } from "@sampan/client/call-api";
import { splitPackage } from "@sampan/contract/logistics/merging/merging";
import { Button } from "@sampan/ui/button";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { useSheet } from "../../shell/use-sheet.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { forgetStored } from "../merging/forget-stored.ts";

const ConfirmDialog = lazy(async () => ({
  default: (await import("@sampan/ui/confirm-dialog")).ConfirmDialog,
}));

/** Takes the box apart and goes on to choose anew, with its parcels picked already. */
export function Repack({ tid }: { readonly tid: string }) {
  const t = useTranslations("rehearsal");
  const merging = useTranslations("merging");
  const sheet = useSheet();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const splitting = useMutation({
    mutationFn: () => callApi(splitPackage, { tid }, { asksLogin: true }),
    onSuccess: async (answer) => {
      sheet.close();
      await forgetStored(queryClient);
      if (!answer.ok) return tellFault(answer.error);
      return navigate({ ...ownPathTo.merge(answer.value.data.tids), replace: true });
    },
    onError: tellFault,
  });
  return (
    <>
      <Button variant="soft" onClick={sheet.open}>
        {t("repack")}
      </Button>
      {sheet.wasOpened && (
        <Suspense>
          <ConfirmDialog
            open={sheet.isOpen}
            onClose={sheet.close}
            title={t("repackTitle")}
            confirmLabel={t("repackConfirm")}
            cancelLabel={merging("splitKeep")}
            busy={splitting.isPending}
            onConfirm={() => splitting.mutate()}
          >
            {t("repackBody")}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
