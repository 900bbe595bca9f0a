import type { CloseOfDay } from "@sampan/contract/money/staff-closes";
import { useTranslations } from "use-intl";
import { Panel } from "../../kit/panel.tsx";

/** What of the ledger was sealed when the day was closed, to be noted somewhere else. */
export function SealPanel({ seal }: Pick<CloseOfDay, "seal">) {
  const t = useTranslations("consoleCloses");
  return (
    <Panel title={t("seal")} isPadded>
      {seal === null ? (
        <p className="muted">{t("sealNone")}</p>
      ) : (
        <>
          <p>{t("sealed", { block: seal.block, transfers: seal.transfers })}</p>
          <p>
            <code className="seal-digest">{seal.digest}</code>
          </p>
          <p className="small-text muted">{t("sealNote")}</p>
        </>
      )}
    </Panel>
  );
}
