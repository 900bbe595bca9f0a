import { callApi } from "@sampan/client/call-api";
import { declinePriceRise } from "@sampan/contract/trade/orders/price-questions";
import { useTranslations } from "use-intl";
import { AskingButton } from "../../shell/asking-button.tsx";
import { forgetOrders } from "../orders/order-queries.ts";

/** The answer that gives the goods back; it names what follows before it is given. */
export function DeclineRise({ child_tid }: { readonly child_tid: string }) {
  const t = useTranslations("priceChanges.declining");
  return (
    <AskingButton
      words={{
        ask: t("ask"),
        title: t("title"),
        body: t("body"),
        confirm: t("confirm"),
        keep: t("keep"),
        done: t("done"),
      }}
      act={() => callApi(declinePriceRise, { child_tid }, { asksLogin: true })}
      forget={forgetOrders}
    />
  );
}
