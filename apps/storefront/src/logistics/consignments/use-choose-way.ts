import { callApi } from "@sampan/client/call-api";
import {
  chooseConsignmentWay,
  type Consignment,
} from "@sampan/contract/logistics/consignments/consignments";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useRefusalWords } from "../../shell/use-refusal-words.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { forgetOrders } from "../../trade/orders/order-queries.ts";
import { consignmentQuery } from "./consignment-queries.ts";

interface Chosen {
  readonly address_id?: string | undefined;
  readonly express?: number | undefined;
  readonly transport?: number | undefined;
  /** Whether duty and tax are to be in the freight. */
  readonly is_tax_included: boolean;
}

const fieldOf = {
  address_needed: "address_id",
  carrier_needed: "express",
  transport_needed: "transport",
  transport_unavailable: "transport",
  sensitive_by_air_only: "transport",
  goods_refused: "transport",
} as const satisfies Readonly<Record<string, keyof Chosen>>;

/** What is chosen for a consignment's way, what is missing, and saving it. */
export function useChooseWay({ tid, express, transport, is_tax_included }: Consignment) {
  const t = useTranslations("consignments");
  const tell = useRefusalWords();
  const tellFault = useTellFault();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<Chosen>({
    express: express || 1,
    is_tax_included,
    ...(transport ? { transport } : {}),
  });
  const [isTried, setTried] = useState(false);
  const saving = useMutation({
    mutationFn: () =>
      callApi(chooseConsignmentWay, {
        tid,
        ...Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined)),
      }),
    onSuccess: async (answer) => {
      if (!answer.ok) {
        if (!(answer.error.code in fieldOf)) tellFault(answer.error);
        return;
      }
      showToast({ message: t("saved") });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: consignmentQuery(tid).queryKey }),
        forgetOrders(queryClient),
      ]);
    },
    onError: tellFault,
  });
  const missing = {
    ...(chosen.address_id ? {} : { address_id: tell({ code: "address_needed" }) }),
    ...(chosen.transport ? {} : { transport: tell({ code: "transport_needed" }) }),
  };
  const refusal = saving.data?.ok === false ? saving.data.error : undefined;
  const field = refusal && fieldOf[refusal.code as keyof typeof fieldOf];
  const problems: Partial<Record<keyof Chosen, string>> = {
    ...(refusal && field ? { [field]: refusal.message } : {}),
    ...(isTried ? missing : {}),
  };
  return {
    chosen,
    choose: (change: Partial<Chosen>) => {
      saving.reset();
      setChosen({ ...chosen, ...change });
    },
    problems,
    submit: () => {
      setTried(true);
      if (Object.keys(missing).length === 0) saving.mutate();
    },
    isBusy: saving.isPending,
  };
}

export type WayForm = ReturnType<typeof useChooseWay>;
