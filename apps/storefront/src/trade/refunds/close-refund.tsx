import { callApi } from "@sampan/client/call-api";
import { closeReverse } from "@sampan/contract/trade/refunds/refunds";
import { useTranslations } from "use-intl";
import { AskingButton } from "../../shell/asking-button.tsx";
import { forgetRefunds } from "./refund-queries.ts";

/** Takes back a request that was not answered yet, or was rejected. [REF-20] */
export function CloseRefund({ number }: { readonly number: string }) {
  const t = useTranslations("refunds.closing");
  return (
    <AskingButton
      wide
      words={{
        ask: t("ask"),
        title: t("title"),
        body: t("body"),
        confirm: t("ask"),
        keep: t("keep"),
        done: t("done"),
      }}
      act={() => callApi(closeReverse, { number }, { asksLogin: true })}
      forget={forgetRefunds}
    />
  );
}
