import { callApi } from "@sampan/client/call-api";
import { exportOrders } from "@sampan/contract/trade/orders/orders";
import type { OrderTab } from "@sampan/domain/trade/orders/order-tabs";
import { ChipButton } from "@sampan/ui/chip";
import { saveFile } from "@sampan/client/save-file";
import { showToast } from "@sampan/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { askedBy, type OrderFilter } from "./order-filter.ts";

interface SaveOrdersProps {
  readonly tab: OrderTab;
  readonly filter: OrderFilter;
}

/** What the list shows as a file for spreadsheets; of very many the newest, and it says so. [ORD-04] */
export function SaveOrders({ tab, filter }: SaveOrdersProps) {
  const t = useTranslations("orders.filter");
  const tellFault = useTellFault();
  const save = useMutation({
    mutationFn: () => callApi(exportOrders, { tab, ...askedBy(filter) }, { asksLogin: true }),
    onSuccess: (answer) => {
      if (!answer.ok) return tellFault(answer.error);
      const { text, count, total } = answer.value.data;
      saveFile(`sampan-${tab}.csv`, text);
      return showToast({ message: t(count < total ? "savedSome" : "saved", { count, total }) });
    },
    onError: tellFault,
  });
  return (
    <ChipButton
      pressed={false}
      aria-pressed={undefined}
      aria-busy={save.isPending}
      disabled={save.isPending}
      onClick={() => save.mutate()}
    >
      {t("save")}
    </ChipButton>
  );
}
