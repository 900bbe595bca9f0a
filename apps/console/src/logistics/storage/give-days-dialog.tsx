import { giveDays, type LyingParcel } from "@sampan/contract/logistics/storage/staff-storage";
import { Form, InputNumber } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { NoteField } from "../../kit/note-field.tsx";
import { useCommand } from "../../kit/use-command.ts";

interface GiveDaysDialogProps {
  readonly parcel: LyingParcel;
  readonly onClose: () => void;
}

const usual = 14;
const most = 180;

/** Days for nothing, with the reason that stays on record. */
export function GiveDaysDialog({ parcel: { tid }, onClose }: GiveDaysDialogProps) {
  const t = useTranslations("consoleStorage");
  const id = useId();
  const [days, setDays] = useState<number | null>(usual);
  const [reason, setReason] = useState("");
  const give = useCommand(giveDays, { told: t("daysGiven"), whenDone: onClose });
  return (
    <Dialog
      width={480}
      title={t("giveDaysTitle", { tid })}
      okText={t("giveDays")}
      okButtonProps={{
        disabled: days === null || reason.trim() === "",
        loading: give.isRunning,
      }}
      onCancel={onClose}
      onOk={() => days !== null && give.run({ tid, days, reason: reason.trim() })}
    >
      <Form layout="vertical" component="div">
        <Form.Item label={t("days")} htmlFor={`${id}-days`}>
          <InputNumber<number>
            id={`${id}-days`}
            min={1}
            max={most}
            precision={0}
            value={days}
            onChange={setDays}
          />
        </Form.Item>
        <NoteField label={t("giveDaysReason")} value={reason} onChange={setReason} />
      </Form>
    </Dialog>
  );
}
