import { addPopup, changePopup, type PopupRow } from "@sampan/contract/shop/popups/staff-popups";
import { type Language, originalLanguage } from "@sampan/domain/kernel/language";
import { Form } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { useSaving } from "../../kit/use-saving.ts";
import { newPopup, typedOf, type WirePopup } from "./popup-form.ts";
import { PopupPreview } from "./popup-preview.tsx";
import { PopupVersions } from "./popup-versions.tsx";
import { PopupWhen } from "./popup-when.tsx";
import { PopupWordFields } from "./popup-word-fields.tsx";

interface PopupDialogProps {
  /** Absent for a new one. */
  readonly popup?: PopupRow;
  readonly onClose: () => void;
}

/** A popup as it is written, beside what people will see; what was typed stays where it is refused. */
export function PopupDialog({ popup, onClose }: PopupDialogProps) {
  const t = useTranslations("consolePopups");
  const common = useTranslations("common");
  const [typed, setTyped] = useState(() => (popup ? typedOf(popup) : newPopup));
  const [language, setLanguage] = useState<Language>(originalLanguage);
  const { save, isRunning, refusal } = useSave(popup, onClose);
  const put = (change: Partial<WirePopup>) => setTyped((before) => ({ ...before, ...change }));
  return (
    <Dialog
      width={880}
      title={popup ? t("editTitle", { id: popup.id }) : t("add")}
      okText={t("save")}
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
        <div className="popup-parts">
          <div>
            <PopupWordFields typed={typed} put={put} language={language} onLanguage={setLanguage} />
            <PopupWhen typed={typed} put={put} />
            {popup && <PopupVersions id={popup.id} put={put} />}
          </div>
          <PopupPreview typed={typed} language={language} />
        </div>
      </Form>
    </Dialog>
  );
}

function useSave(popup: PopupRow | undefined, onClose: () => void) {
  const t = useTranslations("consolePopups");
  const calls = { add: addPopup, change: changePopup };
  const saving = useSaving(calls, { told: t("saved"), whenDone: onClose });
  const save = (wire: WirePopup) =>
    popup ? saving.change({ id: popup.id, version: popup.version, ...wire }) : saving.add(wire);
  return { ...saving, save };
}
