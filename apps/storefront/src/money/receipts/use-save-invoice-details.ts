import { callApi } from "@sampan/client/call-api";
import { saveInvoiceDetails } from "@sampan/contract/money/receipts";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { fieldsOf, type InvoiceField, refusedField } from "./invoice-fields.ts";
import { type Details, invoiceDetailsQuery } from "./receipt-queries.ts";

/** What is typed of the details, and saving them; the server says what is wrong with which, and what was typed stays. */
export function useSaveInvoiceDetails({ kinds: _, ...saved }: Details) {
  const t = useTranslations("receipts");
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const [typed, setTyped] = useState(saved);
  const [told, setTold] = useState<Partial<Record<InvoiceField, string>>>({});
  const saving = useMutation({
    mutationFn: () => callApi(saveInvoiceDetails, shownOf(typed), { asksLogin: true }),
    onSuccess: async (answer) => {
      if (!answer.ok) {
        const field = refusedField(answer.error.code, typed.kind);
        return field ? setTold({ [field]: answer.error.message }) : tellFault(answer.error);
      }
      await queryClient.invalidateQueries({ queryKey: invoiceDetailsQuery.queryKey });
      return showToast({ message: t("saved") });
    },
    onError: tellFault,
  });
  return {
    typed,
    told,
    change: (part: Partial<typeof saved>) => {
      setTold({});
      setTyped((before) => ({ ...before, ...part }));
    },
    save: () => {
      setTold({});
      saving.mutate();
    },
    isBusy: saving.isPending,
  };
}

type Typed = Omit<Details, "kinds">;

/** Only what the choice shows: nobody is refused for a field they do not see. */
const shownOf = (typed: Typed) => ({
  kind: typed.kind,
  ...Object.fromEntries(fieldsOf[typed.kind].map((field) => [field, typed[field]])),
});
