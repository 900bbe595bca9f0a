import type { DutyParcel } from "@sampan/contract/logistics/clearance/duty-receipt-shapes";
import {
  correctDutyReceipt,
  enterDutyReceipt,
  uploadDutyReceiptPage,
} from "@sampan/contract/logistics/clearance/staff-duty-receipts";
import type { Cents, PaymentCurrency } from "@sampan/domain/kernel/money";
import { receiptPages } from "@sampan/domain/logistics/clearance/duty-receipt";
import { Form, Input } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { AmountField } from "../../kit/amount-field.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { NoteField } from "../../kit/note-field.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { StepProofs } from "./step-proofs.tsx";

interface DutyReceiptDialogProps {
  readonly tid: string;
  readonly currency: PaymentCurrency;
  /** What is entered anew, where something is. */
  readonly wrong?: DutyParcel["receipts"][number] | undefined;
  readonly onClose: () => void;
}

/** What a customs office's receipt says, and its pages; entered anew with a reason where it was wrong. */
export function DutyReceiptDialog({ tid, currency, wrong, onClose }: DutyReceiptDialogProps) {
  const t = useTranslations("consoleDutyReceipts");
  const form = useDutyReceipt({ tid, wrong, onClose });
  const id = useId();
  return (
    <Dialog
      width={480}
      title={t(wrong ? "correctTitle" : "enterTitle", { tid })}
      okText={t(wrong ? "correct" : "enter")}
      okButtonProps={{ disabled: !form.isWhole, loading: form.isRunning }}
      onCancel={onClose}
      onOk={form.save}
    >
      <Form layout="vertical">
        <Form.Item label={t("number")} htmlFor={`${id}-number`}>
          <Input
            id={`${id}-number`}
            data-begin
            autoComplete="off"
            maxLength={40}
            value={form.number}
            onChange={({ target }) => form.setNumber(target.value)}
          />
        </Form.Item>
        <Form.Item label={t("day")} htmlFor={`${id}-day`}>
          <Input
            id={`${id}-day`}
            type="date"
            value={form.day}
            onChange={({ target }) => form.setDay(target.value)}
          />
        </Form.Item>
        <Form.Item label={t("duty")} htmlFor={`${id}-duty`}>
          <AmountField
            id={`${id}-duty`}
            cents={form.duty ?? 0}
            currency={currency}
            onChange={form.setDuty}
          />
        </Form.Item>
        <Form.Item label={t("vat")} htmlFor={`${id}-vat`}>
          <AmountField
            id={`${id}-vat`}
            cents={form.vat ?? 0}
            currency={currency}
            onChange={form.setVat}
          />
        </Form.Item>
        {wrong && <NoteField label={t("reason")} value={form.reason} onChange={form.setReason} />}
        <StepProofs
          tid={tid}
          call={uploadDutyReceiptPage}
          words="receiptPages"
          most={receiptPages}
          imgs={form.imgs}
          onChange={form.setImgs}
        />
        {wrong && <p className="small-text faint">{t("pagesStay")}</p>}
      </Form>
    </Dialog>
  );
}

function useDutyReceipt({ tid, wrong, onClose }: Omit<DutyReceiptDialogProps, "currency">) {
  const t = useTranslations("consoleDutyReceipts");
  const [number, setNumber] = useState(wrong?.number ?? "");
  const [day, setDay] = useState(wrong?.paid_on ?? "");
  const [duty, setDuty] = useState<Cents | undefined>(wrong?.duty ?? 0);
  const [vat, setVat] = useState<Cents | undefined>(wrong?.vat ?? 0);
  const [reason, setReason] = useState("");
  const [imgs, setImgs] = useState<readonly string[]>([]);
  const enter = useCommand(enterDutyReceipt, { told: t("kept"), whenDone: onClose });
  const correct = useCommand(correctDutyReceipt, { told: t("corrected"), whenDone: onClose });
  const isExplained = wrong ? reason.trim() !== "" : imgs.length > 0;
  return {
    number,
    setNumber,
    day,
    setDay,
    duty,
    setDuty,
    vat,
    setVat,
    reason,
    setReason,
    imgs,
    setImgs,
    isWhole:
      number.trim() !== "" &&
      day !== "" &&
      duty !== undefined &&
      vat !== undefined &&
      duty + vat > 0 &&
      isExplained,
    isRunning: enter.isRunning || correct.isRunning,
    save: () => {
      if (duty === undefined || vat === undefined) return;
      const typed = { number, paid_on: day, duty, vat, imgs: [...imgs] };
      if (wrong) correct.run({ key: wrong.key, ...typed, reason: reason.trim() });
      else enter.run({ tid, ...typed });
    },
  };
}
