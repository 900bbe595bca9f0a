import { acceptRefund, type StaffRefund } from "@sampan/contract/trade/refunds/staff-refunds";
import { hasRefundFlag } from "@sampan/domain/trade/refunds/refund-bits";
import { Form } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { AmountField } from "../../kit/amount-field.tsx";
import { NoteField } from "../../kit/note-field.tsx";
import { PiecesField } from "../../kit/pieces-field.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { FaultField, type Fault } from "./fault-field.tsx";

interface AcceptDialogProps {
  readonly refund: StaffRefund;
  readonly onClose: () => void;
}

/** How many pieces, whose fault it is, and what a return costs the customer where it is theirs. [BO-24] */
export function AcceptDialog({ refund, onClose }: AcceptDialogProps) {
  const t = useTranslations("consoleRefunds");
  const id = useId();
  const [num, setNum] = useState(refund.num);
  const [fault, setFault] = useState<Fault>(refund.fault);
  const [freight, setFreight] = useState<number | undefined>(0);
  const [answer, setAnswer] = useState("");
  const accept = useCommand(acceptRefund, { told: t("accepted"), whenDone: onClose });
  const isReturn = hasRefundFlag(refund.status, "return_after_completion");
  return (
    <Dialog
      width={480}
      title={t("acceptTitle", { number: refund.number })}
      okText={t("accept")}
      okButtonProps={{ disabled: freight === undefined, loading: accept.isRunning }}
      onCancel={onClose}
      onOk={() =>
        accept.run({
          number: refund.number,
          num,
          fault,
          return_freight: fault === "customer" ? (freight ?? 0) : 0,
          answer: answer.trim(),
        })
      }
    >
      <Form layout="vertical" component="div">
        <p className="note">{t(isReturn ? "acceptReturn" : "acceptConsequence")}</p>
        <PiecesField
          label={t("acceptNum", { num: refund.num })}
          most={refund.num}
          num={num}
          onNum={setNum}
        />
        <FaultField value={fault} onChange={setFault} />
        {isReturn && fault === "customer" && (
          <Form.Item label={t("returnFreight")} htmlFor={`${id}-freight`}>
            <AmountField
              id={`${id}-freight`}
              cents={0}
              currency={refund.currency}
              onChange={setFreight}
            />
          </Form.Item>
        )}
        <NoteField label={t("answerField")} value={answer} onChange={setAnswer} />
      </Form>
    </Dialog>
  );
}
