import type { Cents } from "@sampan/domain/kernel/money";
import { Form } from "antd";
import { useId, useState } from "react";
import { Dialog } from "./dialog.tsx";
import { AmountField } from "./amount-field.tsx";

interface SellerMoneyDialogProps {
  readonly title: string;
  readonly consequence: string;
  readonly label: string;
  readonly confirm: string;
  readonly mayBeNothing?: boolean;
  readonly isRunning: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (amount: Cents) => void;
}

/** What a seller gave us, in yuan. */
export function SellerMoneyDialog(props: SellerMoneyDialogProps) {
  const { mayBeNothing = false } = props;
  const [amount, setAmount] = useState<Cents | undefined>(0);
  const id = useId();
  const isReady = amount !== undefined && (mayBeNothing || amount !== 0);
  return (
    <Dialog
      width={440}
      title={props.title}
      okText={props.confirm}
      okButtonProps={{ disabled: !isReady, loading: props.isRunning }}
      onCancel={props.onClose}
      onOk={() => isReady && props.onConfirm(amount)}
    >
      <Form layout="vertical" component="div">
        <p className="note">{props.consequence}</p>
        <Form.Item label={props.label} htmlFor={id}>
          <AmountField id={id} cents={0} currency="CNY" onChange={setAmount} />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
