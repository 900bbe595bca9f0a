import { query } from "@sampan/client/query";
import {
  type HelpWords,
  listHelpWords,
  removeHelpWords,
  saveHelpWords,
} from "@sampan/contract/shop/staff-help-words";
import { useQuery } from "@tanstack/react-query";
import { Button, Input } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { Panel } from "../../kit/panel.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";

/** Words that mean the same to whoever looks for help. [BO-40] */
export function HelpWordsPanel() {
  const t = useTranslations("consoleArticles.help");
  const [edited, setEdited] = useState<HelpWords | "new">();
  const asked = useQuery(query(listHelpWords, {}, { asksLogin: true }));
  const add = (
    <Button type="primary" onClick={() => setEdited("new")}>
      {t("add")}
    </Button>
  );
  return (
    <Panel title={t("title")} extra={add} isPadded>
      <p className="muted">{t("hint")}</p>
      <Loaded asked={asked}>
        {({ list }) =>
          list.length === 0 ? (
            <Nothing title={t("none")} />
          ) : (
            <ul className="lines">
              {list.map((group) => (
                <li key={group.id} className="row wrap between">
                  <span className="strong breaks">{group.words.join(" · ")}</span>
                  <span className="row">
                    <span className="small-text faint">{group.changed_by}</span>
                    <Button
                      type="link"
                      aria-label={t("changeOf", { words: group.words.join(" · ") })}
                      onClick={() => setEdited(group)}
                    >
                      {t("change")}
                    </Button>
                  </span>
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
  readonly edited: HelpWords | "new";
  readonly onClose: () => void;
}

/** One word a line. */
function Editor({ edited, onClose }: EditorProps) {
  const t = useTranslations("consoleArticles.help");
  const common = useTranslations("common");
  const confirm = useConfirm();
  const known = edited === "new" ? undefined : edited;
  const [typed, setTyped] = useState(known?.words.join("\n") ?? "");
  const save = useCommand(saveHelpWords, { told: t("saved"), whenDone: onClose });
  const remove = useCommand(removeHelpWords, { told: t("removed"), whenDone: onClose });
  const words = typed
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return (
    <Dialog
      width={480}
      title={known ? t("change") : t("add")}
      okText={t("save")}
      cancelText={common("cancel")}
      okButtonProps={{ disabled: words.length < 2, loading: save.isRunning }}
      onCancel={onClose}
      onOk={() => save.run({ ...(known && { id: known.id, version: known.version }), words })}
    >
      <Input.TextArea
        aria-label={t("field")}
        placeholder={t("field")}
        autoSize={{ minRows: 4, maxRows: 12 }}
        maxLength={1200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {known && (
        <Button
          danger
          loading={remove.isRunning}
          onClick={() =>
            confirm({
              title: t("remove"),
              consequence: t("removeFollows"),
              confirm: t("remove"),
              kind: "danger",
              then: () => remove.run({ id: known.id }),
            })
          }
        >
          {t("remove")}
        </Button>
      )}
    </Dialog>
  );
}
