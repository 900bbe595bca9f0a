import { acceptClaim, type StaffClaim } from "@sampan/contract/logistics/claims/staff-claims";
import { Checkbox, Form } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { AmountField } from "../../kit/amount-field.tsx";
import { NoteField } from "../../kit/note-field.tsx";
import { PiecesField } from "../../kit/pieces-field.tsx";
import { useCommand } from "../../kit/use-command.ts";

interface AcceptClaimDialogProps {
  readonly claim: StaffClaim;
  readonly onClose: () => void;
}

/** For how many pieces, and without insurance how much; whether the seller owes us a share. [BO-28] [CLM-16] */
export function AcceptClaimDialog({ claim, onClose }: AcceptClaimDialogProps) {
  const t = useTranslations("consoleClaims");
  const id = useId();
  const [num, setNum] = useState(claim.num);
  const [amount, setAmount] = useState<number | undefined>(0);
  const [awaits_seller, setAwaitsSeller] = useState(false);
  const [answer, setAnswer] = useState("");
  const accept = useCommand(acceptClaim, { told: t("accepted"), whenDone: onClose });
  const isInsured = claim.insurance > 0;
  return (
    <Dialog
      width={480}
      title={t("acceptTitle", { number: claim.id })}
      okText={t("accept")}
      okButtonProps={{ disabled: amount === undefined, loading: accept.isRunning }}
      onCancel={onClose}
      onOk={() =>
        accept.run({
          id: claim.id,
          num,
          amount: amount ?? 0,
          awaits_seller,
          answer: answer.trim(),
        })
      }
    >
      <Form layout="vertical" component="div">
        <p className="note">
          {isInsured ? t("acceptInsured", { share: claim.share_bp / 100 }) : t("acceptUninsured")}
        </p>
        <PiecesField
          label={t("acceptNum", { num: claim.num })}
          most={claim.num}
          num={num}
          onNum={setNum}
        />
        {!isInsured && (
          <Form.Item label={t("acceptAmount")} htmlFor={`${id}-amount`}>
            <AmountField
              id={`${id}-amount`}
              cents={0}
              currency={claim.currency}
              onChange={setAmount}
            />
          </Form.Item>
        )}
        <Form.Item>
          <Checkbox
            checked={awaits_seller}
            onChange={({ target }) => setAwaitsSeller(target.checked)}
          >
            {t("awaitsSeller")}
          </Checkbox>
        </Form.Item>
        <NoteField label={t("answerField")} value={answer} onChange={setAnswer} />
      </Form>
    </Dialog>
  );
}
