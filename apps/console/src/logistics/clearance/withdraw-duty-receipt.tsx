import { withdrawDutyReceipt } from "@sampan/contract/logistics/clearance/staff-duty-receipts";
import { useTranslations } from "use-intl";
import { ReasonDialog } from "../../kit/reason-dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";

interface WithdrawDutyReceiptProps {
  /** The key of the receipt. */
  readonly of: string;
  readonly onClose: () => void;
}

/** Takes a receipt back that belongs to another parcel; it stays in the list, with why. */
export function WithdrawDutyReceipt({ of, onClose }: WithdrawDutyReceiptProps) {
  const t = useTranslations("consoleDutyReceipts");
  const withdraw = useCommand(withdrawDutyReceipt, { told: t("withdrawn"), whenDone: onClose });
  return (
    <ReasonDialog
      title={t("withdraw")}
      consequence={t("withdrawBody")}
      label={t("reason")}
      confirm={t("withdraw")}
      isRunning={withdraw.isRunning}
      onCancel={onClose}
      onConfirm={(reason) => withdraw.run({ key: of, reason })}
    />
  );
}
