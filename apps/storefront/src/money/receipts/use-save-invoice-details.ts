import { callApi } from "@sampan/client/call-api";
import { saveInvoiceDetails } from "@sampan/contract/money/receipts";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { type Details, invoiceDetailsQuery } from "./receipt-queries.ts";

/** What is typed of the details, and saving them; the server says what is wrong with them. */
export function useSaveInvoiceDetails({ kinds: _, ...saved }: Details) {
  const t = useTranslations("receipts");
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const [typed, setTyped] = useState(saved);
  const saving = useMutation({
    mutationFn: () => callApi(saveInvoiceDetails, typed, { asksLogin: true }),
    onSuccess: async (answer) => {
      if (!answer.ok) return tellFault(answer.error);
      await queryClient.invalidateQueries({ queryKey: invoiceDetailsQuery.queryKey });
      return showToast({ message: t("saved") });
    },
    onError: tellFault,
  });
  return {
    typed,
    change: (part: Partial<typeof saved>) => setTyped((before) => ({ ...before, ...part })),
    save: () => saving.mutate(),
    isBusy: saving.isPending,
  };
}
