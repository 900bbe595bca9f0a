import { recordSellerMoney, type StaffRefund } from "@sampan/contract/trade/refunds/staff-refunds";
import { Form, Modal } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { AmountField } from "../../kit/amount-field.tsx";
import { useCommand } from "../../kit/use-command.ts";

interface SellerMoneyDialogProps {
  readonly refund: StaffRefund;
  readonly onClose: () => void;
}

/** What the seller gave back, in yuan: ours, and no row of the customer's. [BO-26] */
export function SellerMoneyDialog({ refund, onClose }: SellerMoneyDialogProps) {
  const t = useTranslations("consoleRefunds");
  const id = useId();
  const [amount, setAmount] = useState<number | undefined>(0);
  const record = useCommand(recordSellerMoney, { told: t("sellerRecorded"), whenDone: onClose });
  return (
    <Modal
      open
      centered
      width={440}
      title={t("sellerTitle", { number: refund.number })}
      okText={t("recordSellerMoney")}
      okButtonProps={{ disabled: !amount, loading: record.isRunning }}
      onCancel={onClose}
      onOk={() => amount && record.run({ number: refund.number, amount })}
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
