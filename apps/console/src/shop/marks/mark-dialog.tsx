import { addMark, changeMark, type MarkRow } from "@sampan/contract/shop/staff-marks";
import { Checkbox, Form, Input } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { NamesFields } from "../../kit/names-fields.tsx";
import { useSaving } from "../../kit/use-saving.ts";
import { ConditionFields } from "./condition-fields.tsx";
import { type MarkFieldsProps, newMark, typedOf, type TypedMark, wireOf } from "./mark-form.ts";
import { MomentInputs } from "./moment-inputs.tsx";

interface MarkDialogProps {
  /** Absent for a new one. */
  readonly mark?: MarkRow;
  readonly onClose: () => void;
}

/** A marketing mark with its window and its conditions; what was typed stays where it is refused. [BO-39] */
export function MarkDialog({ mark, onClose }: MarkDialogProps) {
  const t = useTranslations("consoleMarks");
  const common = useTranslations("common");
  const [typed, setTyped] = useState(() => (mark ? typedOf(mark) : newMark()));
  const { save, isRunning, refusal } = useSave(mark, onClose);
  const put = (change: Partial<TypedMark>) => setTyped((before) => ({ ...before, ...change }));
  return (
    <Dialog
      width={720}
      title={mark ? t("editTitle", { tag: mark.tag }) : t("add")}
      okText={common("save")}
      cancelText={common("cancel")}
      okButtonProps={{ loading: isRunning }}
      onCancel={onClose}
      onOk={() => save(typed)}
    >
      <Form layout="vertical" component="div" requiredMark={false}>
        {refusal !== undefined && (
          <p className="note danger" role="alert">
            {refusal}
          </p>
        )}
        <Form.Item label={t("names")}>
          <NamesFields names={typed.names} onChange={(names) => put({ names })} />
        </Form.Item>
        <MainFields typed={typed} put={put} />
        <ConditionFields typed={typed} put={put} />
      </Form>
    </Dialog>
  );
}

function MainFields({ typed, put }: MarkFieldsProps) {
  const t = useTranslations("consoleMarks");
  const id = useId();
  return (
    <div className="campaign-fields">
      <Form.Item label={t("tag")} htmlFor={`${id}-tag`} extra={t("tagHint")}>
        <Input
          id={`${id}-tag`}
          maxLength={40}
          autoComplete="off"
          value={typed.tag}
          onChange={({ target }) => put({ tag: target.value.trim() })}
        />
      </Form.Item>
      <Form.Item label={t("state")}>
        <Checkbox
          checked={typed.is_active}
          onChange={({ target }) => put({ is_active: target.checked })}
        >
          {t("active")}
        </Checkbox>
      </Form.Item>
      <MomentInputs span={["starts_at", "ends_at"]} typed={typed} put={put} />
    </div>
  );
}

const tagForm = /^[\w-]{1,40}$/;

function useSave(mark: MarkRow | undefined, onClose: () => void) {
  const t = useTranslations("consoleMarks");
  const calls = { add: addMark, change: changeMark };
  const saving = useSaving(calls, { told: t("saved"), whenDone: onClose });
  const save = (typed: TypedMark) => {
    const wire = wireOf(typed);
    if (!tagForm.test(typed.tag)) return saving.refuse(t("tagInvalid"));
    if (!wire) return saving.refuse(t("amountInvalid"));
    return mark ? saving.change({ id: mark.id, version: mark.version, ...wire }) : saving.add(wire);
  };
  return { ...saving, save };
}
