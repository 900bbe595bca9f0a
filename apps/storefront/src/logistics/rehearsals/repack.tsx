import { callApi } from "@sampan/client/call-api";
import { splitPackage } from "@sampan/contract/logistics/merging/merging";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { AskingButton } from "../../shell/asking-button.tsx";
import { forgetStored } from "../merging/forget-stored.ts";

/** Takes the box apart and goes on to choose anew, with its parcels picked already. */
export function Repack({ tid }: { readonly tid: string }) {
  const t = useTranslations("rehearsal");
  const merging = useTranslations("merging");
  const navigate = useNavigate();
  return (
    <AskingButton
      variant="soft"
      words={{
        ask: t("repack"),
        title: t("repackTitle"),
        body: t("repackBody"),
        confirm: t("repackConfirm"),
        keep: merging("splitKeep"),
      }}
      act={() => callApi(splitPackage, { tid }, { asksLogin: true })}
      forget={forgetStored}
      onDone={({ data }) => navigate({ ...ownPathTo.merge(data.tids), replace: true })}
    />
  );
}
