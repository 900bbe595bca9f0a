import { enterCorrection } from "@sampan/contract/money/staff-corrections";
import { Form } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { type Entry, EntryFields, newEntry } from "./entry-fields.tsx";

/** Enters how much a balance is to be corrected by, and why; what is wrong with it is told beside the form. [BO-33] */
export function EnterDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations("consoleCorrections");
  const [entry, setEntry] = useState<Entry>(newEntry);
  const [refusal, setRefusal] = useState<string>();
  const enter = useCommand(enterCorrection, {
    told: t("entered"),
    whenDone: onClose,
    whenRefused: ({ message }) => setRefusal(message),
  });
  const { amount = 0, ...rest } = entry;
  const account = entry.account.trim();
  const reason = entry.reason.trim();
  return (
    <Dialog
      width={480}
      title={t("enterTitle")}
      okText={t("enter")}
      okButtonProps={{
        disabled: amount === 0 || account === "" || reason === "",
        loading: enter.isRunning,
      }}
      onCancel={onClose}
      onOk={() => enter.run({ ...rest, account, amount, reason })}
    >
      <Form layout="vertical" component="div" requiredMark={false}>
        <p className="note">{t("consequence")}</p>
        {refusal !== undefined && (
          <p className="note danger" role="alert">
            {refusal}
          </p>
        )}
        <EntryFields
          entry={entry}
          put={(change) => {
            setRefusal(undefined);
            setEntry((before) => ({ ...before, ...change }));
          }}
        />
      </Form>
    </Dialog>
  );
}
