import {
  noteWorkOrder,
  type StaffWorkOrder,
} from "@sampan/contract/shop/work-orders/staff-work-orders";
import { formatMinute } from "@sampan/ui/format/dates";
import { Button, Input } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useCommand } from "../../kit/use-command.ts";

/** What staff tell each other about a conversation; its customer never sees it. [BO-45] */
export function WorkOrderNotes({ one }: { readonly one: StaffWorkOrder }) {
  const t = useTranslations("consoleWorkOrders");
  const id = useId();
  const [words, setWords] = useState("");
  const note = useCommand(noteWorkOrder, { told: t("noted"), whenDone: () => setWords("") });
  return (
    <section className="stack work-order-notes" aria-label={t("notes")}>
      <h3>
        {t("notes")} <span className="small-text faint">{t("notesHint")}</span>
      </h3>
      {one.notes.length > 0 && (
        <ul className="lines">
          {one.notes.map((written, at) => (
            <li key={one.notes.length - at}>
              <span className="grow breaks">
                {written.words}
                <br />
                <span className="small-text faint">
                  {t("by", { name: written.by, time: formatMinute(written.at) })}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <label htmlFor={id}>{t("note")}</label>
      <Input.TextArea
        id={id}
        autoSize={{ minRows: 1, maxRows: 6 }}
        maxLength={1000}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button
        className="fit"
        disabled={words.trim() === ""}
        loading={note.isRunning}
        onClick={() => note.run({ id: one.id, words: words.trim() })}
      >
        {t("addNote")}
      </Button>
    </section>
  );
}
