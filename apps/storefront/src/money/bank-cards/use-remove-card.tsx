import { callApi } from "@sampan/client/call-api";
import { deleteNumber, type BankCard } from "@sampan/contract/money/bank-cards/bank-cards";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { cardsQuery } from "./card-queries.ts";

const RemoveDialog = lazy(async () => ({
  default: (await import("./remove-card-dialog.tsx")).RemoveCardDialog,
}));

/** Removing an account, once it was asked for and confirmed: the asking, and the dialog that stands on the page. [API-91] */
export function useRemoveCard(): {
  readonly ask: (card: BankCard) => void;
  readonly dialog: ReactNode;
} {
  const t = useTranslations("bankCards");
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const [asked, setAsked] = useState<BankCard | undefined>();
  const removing = useMutation({
    mutationFn: (id: string) => callApi(deleteNumber, { id }, { asksLogin: true }),
    onSuccess: async (answer) => {
      await queryClient.invalidateQueries({ queryKey: cardsQuery.queryKey });
      if (answer.ok) showToast({ message: t("removed") });
      else tellFault(answer.error);
    },
    onError: tellFault,
    onSettled: () => setAsked(undefined),
  });
  const dialog = asked && (
    <Suspense>
      <RemoveDialog
        card={asked}
        busy={removing.isPending}
        onClose={() => setAsked(undefined)}
        onConfirm={() => removing.mutate(asked.id)}
      />
    </Suspense>
  );
  return { ask: setAsked, dialog };
}
