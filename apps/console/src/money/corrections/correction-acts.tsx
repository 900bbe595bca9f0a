import {
  confirmCorrection,
  type Correction,
  dropCorrection,
} from "@sampan/contract/money/staff-corrections";
import { useTranslations } from "use-intl";
import { AskingButton } from "../../kit/asking-button.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { signed } from "./signed.ts";

/** Confirms a correction that another entered, or takes one back. [BO-33] */
export function CorrectionActs({ correction }: { readonly correction: Correction }) {
  const t = useTranslations("consoleCorrections");
  const { number, reason, is_own_entry } = correction;
  const book = useCommand(confirmCorrection, { told: t("confirmed") });
  const drop = useCommand(dropCorrection, { told: t("dropped") });
  return (
    <span className="row wrap">
      {is_own_entry ? (
        <span className="small-text muted">{t("own")}</span>
      ) : (
        <AskingButton
          isPrimary
          label={t("confirm")}
          title={t("confirmTitle", { amount: signed(correction) })}
          consequence={t("confirmText", { reason })}
          isRunning={book.isRunning}
          onConfirmed={() => book.run({ number })}
        />
      )}
      <AskingButton
        label={t("drop")}
        title={t("dropTitle")}
        consequence={t("dropText")}
        isRunning={drop.isRunning}
        onConfirmed={() => drop.run({ number })}
      />
    </span>
  );
}
