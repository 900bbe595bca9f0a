import type { Refused } from "@sampan/client/query";
import type { SettingRow } from "@sampan/contract/office/configuration/staff-configuration";
import { Form, Input } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { MomentFields } from "../../kit/moment-fields.tsx";
import { useCommand } from "../../kit/use-command.ts";
import type { SettingCalls } from "./setting-calls.ts";
import { SettingEditor } from "./setting-editor.tsx";
import { useSettingWords } from "./use-setting-words.ts";

interface ChangeSettingDialogProps {
  readonly setting: SettingRow;
  readonly save: SettingCalls["save"];
  readonly onClose: () => void;
}

/** A setting with its new value, at once or from a moment on; what is refused stays as it was typed. [BO-44] */
export function ChangeSettingDialog({ setting, save: call, onClose }: ChangeSettingDialogProps) {
  const t = useTranslations("consoleSettings");
  const words = useSettingWords();
  const id = useId();
  const [value, setValue] = useState(setting.value);
  const [reason, setReason] = useState("");
  const [moment, setMoment] = useState<string>();
  // The version that was seen when the dialog opened: what others save meanwhile is not written over.
  const [{ key, version, field, default_value }] = useState(setting);
  const [refused, setRefused] = useState<Refused>();
  const save = useCommand(call, {
    told: t(moment === undefined ? "saved" : "planned"),
    whenDone: onClose,
    whenRefused: setRefused,
  });
  const planned = moment === undefined ? {} : { starts_at: moment.replace("T", " ") };
  return (
    <Dialog
      width={520}
      title={t("title", { setting: words.name(key) })}
      okText={t(moment === undefined ? "save" : "savePlan")}
      okButtonProps={{
        disabled: moment === "" || JSON.stringify(value) === JSON.stringify(setting.value),
        loading: save.isRunning,
      }}
      onCancel={onClose}
      onOk={() => save.run({ key, value, reason, version, ...planned })}
    >
      <Form layout="vertical" component="div">
        <p className="note above-fields">{words.note(key)}</p>
        {refused && (
          <p className="note danger" role="alert">
            {refused.message}
          </p>
        )}
        <Form.Item
          label={t("value")}
          htmlFor={`${id}-value`}
          extra={t("defaultIs", { value: words.value(field, default_value) })}
        >
          <SettingEditor id={`${id}-value`} field={field} value={value} onChange={setValue} />
        </Form.Item>
        <MomentFields
          words={{
            when: t("when"),
            atOnce: t("atOnce"),
            later: t("later"),
            moment: t("moment"),
          }}
          className="moment-field"
          moment={moment}
          onChange={setMoment}
        />
        <Form.Item label={t("reason")} htmlFor={`${id}-reason`}>
          <Input
            id={`${id}-reason`}
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
