import { recordSellerMoney, type StaffRefund } from "@sampan/contract/trade/refunds/staff-refunds";
import { useTranslations } from "use-intl";
import { SellerMoneyDialog } from "../../kit/seller-money-dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";

interface RecordSellerMoneyProps {
  readonly refund: StaffRefund;
  readonly onClose: () => void;
}

/** What the seller gave back, in yuan: ours, and no row of the customer's. [BO-26] */
export function RecordSellerMoney({ refund, onClose }: RecordSellerMoneyProps) {
  const t = useTranslations("consoleRefunds");
  const record = useCommand(recordSellerMoney, { told: t("sellerRecorded"), whenDone: onClose });
  return (
    <SellerMoneyDialog
      title={t("sellerTitle", { number: refund.number })}
      consequence={t("sellerConsequence")}
      label={t("sellerMoney")}
      confirm={t("recordSellerMoney")}
      isRunning={record.isRunning}
      onClose={onClose}
      onConfirm={(amount) => record.run({ number: refund.number, amount })}
    />
  );
}
