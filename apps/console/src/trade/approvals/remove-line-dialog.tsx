import { removeLine } from "@sampan/contract/trade/approvals/staff-approvals";
import { useTranslations } from "use-intl";
import { ReasonDialog } from "../../kit/reason-dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";
import type { Line } from "./review-line.ts";

interface RemoveLineDialogProps {
  readonly tid: string;
  readonly line: Line;
  readonly onClose: () => void;
}

/** The rest of the order stays payable. [BO-09] */
export function RemoveLineDialog({ tid, line, onClose }: RemoveLineDialogProps) {
  const t = useTranslations("consoleReview.remove");
  const remove = useCommand(removeLine, { told: t("done"), whenDone: onClose });
  return (
    <ReasonDialog
      title={t("title", { name: line.item_name })}
      consequence={t("consequence")}
      label={t("reason")}
      confirm={t("confirm")}
      isRunning={remove.isRunning}
      onCancel={onClose}
      onConfirm={(reason) => remove.run({ tid, oid: line.oid, reason })}
    />
  );
}
