import { callApi } from "@sampan/client/call-api";
import { giveUpStored, queryStorage } from "@sampan/contract/logistics/storage/storage";
import { Button } from "@sampan/ui/button";
import { Checkbox } from "@sampan/ui/checkbox";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { useSheet } from "../../shell/use-sheet.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";

const ConfirmDialog = lazy(async () => ({
  default: (await import("@sampan/ui/confirm-dialog")).ConfirmDialog,
}));

interface GiveUpGoodsProps {
  readonly tid: string;
  readonly onChanged: () => Promise<void>;
}

/** Gives the goods of a parcel up, after what that means was read and ticked. */
export function GiveUpGoods({ tid, onChanged }: GiveUpGoodsProps) {
  const t = useTranslations("storage.giveUp");
  const sheet = useSheet();
  const [isRead, setIsRead] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const giving = useMutation({
    mutationFn: () => callApi(giveUpStored, { tid, accept: 1 }, { asksLogin: true }),
    onSuccess: async (answer) => {
      sheet.close();
      await queryClient.invalidateQueries({ queryKey: [queryStorage.path] });
      await onChanged();
      if (!answer.ok) return tellFault(answer.error);
      showToast({ message: t("done") });
    },
    onError: tellFault,
  });
  const confirm = (): void => {
    setIsAsked(true);
    if (isRead) giving.mutate();
  };
  return (
    <>
      <Button variant="quiet" size="sm" className="mt-3" onClick={sheet.open}>
        {t("button")}
      </Button>
      {sheet.wasOpened && (
        <Suspense>
          <ConfirmDialog
            open={sheet.isOpen}
            onClose={sheet.close}
            title={t("title")}
            confirmLabel={t("confirm")}
            cancelLabel={t("cancel")}
            variant="danger"
            busy={giving.isPending}
            onConfirm={confirm}
          >
            <p className="mb-2">{t("body")}</p>
            <Checkbox checked={isRead} onChange={({ target }) => setIsRead(target.checked)}>
              {t("tick")}
            </Checkbox>
            {isAsked && !isRead && (
              <p role="alert" className="mt-1 text-danger">
                {t("tickNeeded")}
              </p>
            )}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
