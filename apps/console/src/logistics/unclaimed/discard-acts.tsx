import {
  askDiscard,
  discardUnclaimed,
  keepOn,
  type UnclaimedParcel,
} from "@sampan/contract/logistics/unclaimed/staff-unclaimed";
import { Button } from "antd";
import { useTranslations } from "use-intl";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";

/** After its deadline one proposes to discard a parcel and another does it; until then anybody may keep it on. [BO-15] */
export function DiscardActs({ parcel }: { readonly parcel: UnclaimedParcel }) {
  const t = useTranslations("consoleUnclaimed");
  const confirm = useConfirm();
  const ask = useCommand(askDiscard, { told: t("discardAsked") });
  const keep = useCommand(keepOn, { told: t("keptOn") });
  const discard = useCommand(discardUnclaimed, { told: t("discarded") });
  const { id, express_no, acts, state } = parcel;
  const isOthers = state === "discarding" && !acts.includes("discard");
  if (!acts.some((act) => act !== "match")) return null;
  return (
    <footer>
      {isOthers && <span className="small-text muted">{t("needsOther")}</span>}
      <span className="grow" />
      {acts.includes("ask_discard") && (
        <Button
          danger
          size="large"
          loading={ask.isRunning}
          onClick={() =>
            confirm({
              title: t("askDiscardTitle", { number: express_no }),
              consequence: t("askDiscardConsequence"),
              confirm: t("askDiscard"),
              then: () => ask.run({ id }),
            })
          }
        >
          {t("askDiscard")}
        </Button>
      )}
      {acts.includes("keep_on") && (
        <Button size="large" loading={keep.isRunning} onClick={() => keep.run({ id })}>
          {t("keepOn")}
        </Button>
      )}
      {acts.includes("discard") && (
        <Button
          danger
          type="primary"
          size="large"
          loading={discard.isRunning}
          onClick={() =>
            confirm({
              title: t("discardTitle", { number: express_no }),
              consequence: t("discardConsequence"),
              confirm: t("discard"),
              kind: "danger",
              then: () => discard.run({ id }),
            })
          }
        >
          {t("discard")}
        </Button>
      )}
    </footer>
  );
}
