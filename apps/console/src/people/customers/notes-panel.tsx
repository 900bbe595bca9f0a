import {
  addCustomerNote,
  type CustomerDetail,
} from "@sampan/contract/people/customers/staff-customers";
import { formatMinute } from "@sampan/ui/format/dates";
import { Button, Input } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Panel } from "../../kit/panel.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useMe } from "../../session/me.ts";

/** What staff tell each other about a customer. */
export function NotesPanel({ customer }: { readonly customer: CustomerDetail }) {
  const t = useTranslations("consoleCustomers");
  const { rights } = useMe();
  return (
    <Panel title={t("notes")} isPadded>
      <div className="stack">
        {customer.notes.length === 0 ? (
          <p className="faint">{t("noNotes")}</p>
        ) : (
          <ul className="lines">
            {customer.notes.map(({ id, text, by, written_at }) => (
              <li key={id}>
                <span className="grow breaks">
                  {text}
                  <br />
                  <span className="small-text faint">
                    {by} · {formatMinute(written_at)}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )}
        {rights.includes("note_customers") && <NewNote uid={customer.uid} />}
      </div>
    </Panel>
  );
}

function NewNote({ uid }: { readonly uid: string }) {
  const t = useTranslations("consoleCustomers");
  const id = useId();
  const [text, setText] = useState("");
  const add = useCommand(addCustomerNote, { told: t("noteDone"), whenDone: () => setText("") });
  return (
    <>
      <label htmlFor={id} className="strong">
        {t("noteLabel")}
      </label>
      <Input.TextArea
        id={id}
        aria-describedby={`${id}-hint`}
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <span id={`${id}-hint`} className="small-text faint">
        {t("noteHint")}
      </span>
      <Button
        className="fit"
        disabled={text.trim() === ""}
        loading={add.isRunning}
        onClick={() => add.run({ uid, text })}
      >
        {t("addNote")}
      </Button>
    </>
  );
}
