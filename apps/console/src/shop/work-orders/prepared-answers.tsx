import { query } from "@sampan/client/query";
import {
  listPreparedAnswers,
  type PreparedAnswer,
  removePreparedAnswer,
  savePreparedAnswer,
} from "@sampan/contract/shop/work-orders/staff-prepared-answers";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import { languageFacts, languages } from "@sampan/domain/kernel/language";
import { useQuery } from "@tanstack/react-query";
import { Button, Form, Input } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { Panel } from "../../kit/panel.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import { useSpeech } from "../../language/speech-provider.tsx";

type Edited = PreparedAnswer | "new";

/** Answers that are written once, in every language, and said often. [BO-45] */
export function PreparedAnswers() {
  const t = useTranslations("consoleWorkOrders");
  const { language } = useSpeech();
  const [edited, setEdited] = useState<Edited>();
  const asked = useQuery(query(listPreparedAnswers, {}, { asksLogin: true }));
  const add = (
    <Button type="primary" onClick={() => setEdited("new")}>
      {t("preparedNew")}
    </Button>
  );
  return (
    <Panel title={t("preparedDesk")} extra={add} isPadded>
      <Loaded asked={asked}>
        {({ list }) =>
          list.length === 0 ? (
            <Nothing title={t("preparedEmpty")} />
          ) : (
            <ul className="lines">
              {list.map((answer) => (
                <li key={answer.id}>
                  <button type="button" className="prepared" onClick={() => setEdited(answer)}>
                    <span className="strong">{answer.title}</span>
                    <span className="small-text faint breaks">{answer.words[language]}</span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {edited && <Editor edited={edited} onClose={() => setEdited(undefined)} />}
    </Panel>
  );
}

interface EditorProps {
  readonly edited: Edited;
  readonly onClose: () => void;
}

function Editor({ edited, onClose }: EditorProps) {
  const t = useTranslations("consoleWorkOrders");
  const id = useId();
  const known = edited === "new" ? undefined : edited;
  const [title, setTitle] = useState(known?.title ?? "");
  const [words, setWords] = useState(known?.words ?? byLanguage(() => ""));
  const save = useCommand(savePreparedAnswer, { told: t("preparedSaved"), whenDone: onClose });
  const isWhole = title.trim() !== "" && languages.every((each) => words[each].trim() !== "");
  return (
    <Dialog
      width={640}
      title={known?.title ?? t("preparedNew")}
      okText={t("preparedSave")}
      okButtonProps={{ disabled: !isWhole, loading: save.isRunning }}
      onCancel={onClose}
      onOk={() =>
        save.run({ ...(known && { id: known.id, version: known.version }), title, words })
      }
    >
      <Form layout="vertical" component="div">
        <Form.Item label={t("preparedTitle")} htmlFor={`${id}-title`}>
          <Input
            id={`${id}-title`}
            maxLength={80}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        </Form.Item>
        {languages.map((language) => (
          <Form.Item
            key={language}
            label={languageFacts[language].name}
            htmlFor={`${id}-${language}`}
          >
            <Input.TextArea
              id={`${id}-${language}`}
              lang={language}
              autoSize={{ minRows: 2, maxRows: 8 }}
              maxLength={2000}
              value={words[language]}
              onChange={({ target }) => setWords({ ...words, [language]: target.value })}
            />
          </Form.Item>
        ))}
        {known && <Remove known={known} onClose={onClose} />}
      </Form>
    </Dialog>
  );
}

interface RemoveProps {
  readonly known: PreparedAnswer;
  readonly onClose: () => void;
}

function Remove({ known: { id, title }, onClose }: RemoveProps) {
  const t = useTranslations("consoleWorkOrders");
  const confirm = useConfirm();
  const remove = useCommand(removePreparedAnswer, {
    told: t("preparedRemoved"),
    whenDone: onClose,
  });
  return (
    <Button
      danger
      loading={remove.isRunning}
      onClick={() =>
        confirm({
          title: t("preparedRemoveTitle", { title }),
          consequence: t("preparedRemoveConsequence"),
          confirm: t("preparedRemove"),
          kind: "danger",
          then: () => remove.run({ id }),
        })
      }
    >
      {t("preparedRemove")}
    </Button>
  );
}
