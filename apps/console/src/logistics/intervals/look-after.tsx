import { acknowledgeStuck } from "@sampan/contract/logistics/intervals/staff-stuck";
import { Form, Input } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";
import type { StuckParcel } from "./stuck-parcel.ts";

interface LookAfterProps {
  readonly parcel: Pick<StuckParcel, "tid" | "note">;
  readonly onClose: () => void;
}

/** What whoever looks after a late parcel found; what was said before can be said anew. */
export function LookAfter({ parcel: { tid, note: before }, onClose }: LookAfterProps) {
  const t = useTranslations("consoleShipping.stuck");
  const id = useId();
  const [note, setNote] = useState(before);
  const save = useCommand(acknowledgeStuck, { told: t("done", { tid }), whenDone: onClose });
  return (
    <Dialog
      width={440}
      title={t("title", { tid })}
      okText={t("confirm")}
      okButtonProps={{ disabled: note.trim() === "", loading: save.isRunning }}
      onCancel={onClose}
      onOk={() => save.run({ tid, note: note.trim() })}
    >
      <Form layout="vertical" component="div">
        <Form.Item label={t("note")} htmlFor={id} extra={t("noteHint")}>
          <Input.TextArea
            id={id}
            data-begin
            rows={3}
            maxLength={200}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
