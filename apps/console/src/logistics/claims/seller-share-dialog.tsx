import { recordSellerShare, type StaffClaim } from "@sampan/contract/logistics/claims/staff-claims";
import { useTranslations } from "use-intl";
import { SellerMoneyDialog } from "../../kit/seller-money-dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";

interface SellerShareDialogProps {
  readonly claim: StaffClaim;
  readonly onClose: () => void;
}

/** What the seller gave, in yuan, and be it nothing: ours, and no row of the customer's. [CLM-10] */
export function SellerShareDialog({ claim, onClose }: SellerShareDialogProps) {
  const t = useTranslations("consoleClaims");
  const record = useCommand(recordSellerShare, { told: t("sellerRecorded"), whenDone: onClose });
  return (
    <SellerMoneyDialog
      title={t("sellerTitle", { number: claim.id })}
      consequence={t("sellerConsequence")}
      label={t("sellerMoney")}
      confirm={t("recordSeller")}
      mayBeNothing
      isRunning={record.isRunning}
      onClose={onClose}
      onConfirm={(amount) => record.run({ id: claim.id, amount })}
    />
  );
}
