import { callApi } from "@sampan/client/call-api";
import { closeClaim } from "@sampan/contract/logistics/claims/claims";
import { useTranslations } from "use-intl";
import { AskingButton } from "../../shell/asking-button.tsx";
import { forgetClaims } from "./claim-queries.ts";

/** Takes back a claim that was not decided yet, or was rejected. [CLM-12] */
export function CloseClaim({ id }: { readonly id: string }) {
  const t = useTranslations("claims.closing");
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
      act={() => callApi(closeClaim, { id }, { asksLogin: true })}
      forget={forgetClaims}
    />
  );
}
