import { callApi } from "@sampan/client/call-api";
import type { StorageOffer } from "@sampan/contract/logistics/parcels/parcels";
import { extendStorage, queryStorage } from "@sampan/contract/logistics/storage/storage";
import { type Currency, formatAmount } from "@sampan/domain/kernel/money";
import { Button } from "@sampan/ui/button";
import { formatDay } from "@sampan/ui/format/dates";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { useSheet } from "../../shell/use-sheet.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";

const ConfirmDialog = lazy(async () => ({
  default: (await import("@sampan/ui/confirm-dialog")).ConfirmDialog,
}));

interface ExtendStorageProps {
  readonly tid: string;
  readonly offer: StorageOffer;
  readonly currency: Currency;
  /** What shows the parcel is read anew. */
  readonly onChanged: () => Promise<void>;
}

/** Buys the days that are offered, with the arithmetic before it is agreed to. */
export function ExtendStorage({ tid, offer, currency, onChanged }: ExtendStorageProps) {
  const t = useTranslations("storage.extend");
  const sums = useTranslations("sums");
  const sheet = useSheet();
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const { until, days, lines, per_day, amount } = offer;
  const price = formatAmount(amount, currency);
  const extending = useMutation({
    mutationFn: () => callApi(extendStorage, { tid, until, amount }, { asksLogin: true }),
    onSuccess: async (answer) => {
      sheet.close();
      await queryClient.invalidateQueries({ queryKey: [queryStorage.path] });
      await onChanged();
      if (!answer.ok) return tellFault(answer.error);
      showToast({ message: t("done", { day: formatDay(until) }) });
    },
    onError: tellFault,
  });
  return (
    <>
      <Button variant="line" size="sm" className="mt-3" onClick={sheet.open}>
        {t("button", { days, amount: price })}
      </Button>
      {sheet.wasOpened && (
        <Suspense>
          <ConfirmDialog
            open={sheet.isOpen}
            onClose={sheet.close}
            title={t("title", { day: formatDay(until) })}
            confirmLabel={t("confirm")}
            cancelLabel={t("cancel")}
            busy={extending.isPending}
            onConfirm={() => extending.mutate()}
          >
            <p className="tabular-nums">
              {sums("why.storage", { days, lines, price: formatAmount(per_day, currency) })} ={" "}
              {price}
            </p>
            <p className="mt-1">{t("later")}</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
