import {
  abandonStored,
  askAbandon,
  keepStored,
  type LyingParcel,
} from "@sampan/contract/logistics/storage/staff-storage";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ReasonDialog } from "../../kit/reason-dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import { GiveDaysDialog } from "./give-days-dialog.tsx";

type Asking = "give_days" | "ask_abandon";

/** Anybody gives days or keeps it; after the deadline one proposes to give it up and another does it. */
export function StorageActs({ parcel }: { readonly parcel: LyingParcel }) {
  const t = useTranslations("consoleStorage");
  const confirm = useConfirm();
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);
  const ask = useCommand(askAbandon, { told: t("abandonAsked"), whenDone: close });
  const keep = useCommand(keepStored, { told: t("kept") });
  const abandon = useCommand(abandonStored, { told: t("abandoned") });
  const { tid, acts, abandonment } = parcel;
  const isOthers = abandonment?.state === "asked" && !acts.includes("abandon");
  if (acts.length === 0) return null;
  return (
    <footer>
      {isOthers && <span className="small-text muted">{t("needsOther")}</span>}
      <span className="grow" />
      {acts.includes("ask_abandon") && (
        <Button danger size="large" onClick={() => setAsking("ask_abandon")}>
          {t("askAbandon")}
        </Button>
      )}
      {acts.includes("give_days") && (
        <Button size="large" onClick={() => setAsking("give_days")}>
          {t("giveDays")}
        </Button>
      )}
      {acts.includes("keep") && (
        <Button size="large" loading={keep.isRunning} onClick={() => keep.run({ tid })}>
          {t("keep")}
        </Button>
      )}
      {acts.includes("abandon") && (
        <Button
          danger
          type="primary"
          size="large"
          loading={abandon.isRunning}
          onClick={() =>
            confirm({
              title: t("abandonTitle", { tid }),
              consequence: t("abandonConsequence"),
              confirm: t("abandon"),
              kind: "danger",
              then: () => abandon.run({ tid }),
            })
          }
        >
          {t("abandon")}
        </Button>
      )}
      {asking === "give_days" && <GiveDaysDialog parcel={parcel} onClose={close} />}
      {asking === "ask_abandon" && (
        <ReasonDialog
          title={t("askAbandonTitle", { tid })}
          consequence={t("askAbandonConsequence")}
          label={t("askAbandonReason")}
          confirm={t("askAbandon")}
          isRunning={ask.isRunning}
          onCancel={close}
          onConfirm={(reason) => ask.run({ tid, reason })}
        />
      )}
    </footer>
  );
}
