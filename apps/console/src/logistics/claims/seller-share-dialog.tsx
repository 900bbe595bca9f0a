import { recordSellerShare, type StaffClaim } from "@sampan/contract/logistics/claims/staff-claims";
import { Form, Modal } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { AmountField } from "../../kit/amount-field.tsx";
import { useCommand } from "../../kit/use-command.ts";

interface SellerShareDialogProps {
  readonly claim: StaffClaim;
  readonly onClose: () => void;
}

/** What the seller gave, in yuan, and be it nothing: ours, and no row of the customer's. [CLM-10] */
export function SellerShareDialog({ claim, onClose }: SellerShareDialogProps) {
  const t = useTranslations("consoleClaims");
  const id = useId();
  const [amount, setAmount] = useState<number | undefined>(0);
  const record = useCommand(recordSellerShare, { told: t("sellerRecorded"), whenDone: onClose });
  return (
    <Modal
      open
      centered
      width={440}
      title={t("sellerTitle", { number: claim.id })}
      okText={t("recordSeller")}
      okButtonProps={{ disabled: amount === undefined, loading: record.isRunning }}
      onCancel={onClose}
      onOk={() => amount !== undefined && record.run({ id: claim.id, amount })}
    >
      <Form layout="vertical" component="div">
        <p className="note">{t("sellerConsequence")}</p>
        <Form.Item label={t("sellerMoney")} htmlFor={`${id}-amount`}>
          <AmountField id={`${id}-amount`} cents={0} currency="CNY" onChange={setAmount} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
