import { saveDutyWords, type DutyWordsRow } from "@sampan/contract/goods/duties/staff-duties";
import { originalLanguage } from "@sampan/domain/kernel/language";
import { dutyClasses, type DutyClass } from "@sampan/domain/people/regions/customs";
import { Alert, Form, Select } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";

interface WordsDialogProps {
  readonly words: DutyWordsRow;
  readonly onClose: () => void;
}

/** The words of each class; those that have some keep the order in which they are looked at. */
export function WordsDialog({ words, onClose }: WordsDialogProps) {
  const t = useTranslations("consoleDuties");
  const classes = useTranslations("consoleDuties.classes");
  const id = useId();
  const [lists, setLists] = useState(() => withEach(words.lists));
  const [refusal, setRefusal] = useState("");
  const saving = useCommand(saveDutyWords, {
    told: t("saved"),
    whenDone: onClose,
    whenRefused: ({ message }) => setRefusal(message),
  });
  return (
    <Dialog
      width={640}
      title={t("changeWords")}
      okText={t("save")}
      okButtonProps={{ loading: saving.isRunning }}
      onCancel={onClose}
      onOk={() =>
        saving.run({
          version: words.version,
          lists: lists.filter(([, each]) => each.length > 0),
        })
      }
    >
      <Form layout="vertical" component="div">
        {lists.map(([name, each]) => (
          <Form.Item key={name} label={classes(name)} htmlFor={`${id}-${name}`}>
            <div lang={originalLanguage}>
              <Select<string[]>
                id={`${id}-${name}`}
                mode="tags"
                open={false}
                suffixIcon={null}
                tokenSeparators={[",", "，", "、", " "]}
                value={each}
                onChange={(typed) =>
                  setLists(
                    lists.map((pair) => (pair[0] === name ? [name, withoutBlanks(typed)] : pair)),
                  )
                }
              />
            </div>
          </Form.Item>
        ))}
        {refusal !== "" && <Alert type="error" message={refusal} />}
      </Form>
    </Dialog>
  );
}

/** With the classes that have no words at the end. */
const withEach = (lists: DutyWordsRow["lists"]): DutyWordsRow["lists"] => [
  ...lists,
  ...dutyClasses
    .filter((name) => !lists.some(([one]) => one === name))
    .map((name): [DutyClass, string[]] => [name, []]),
];

const withoutBlanks = (words: readonly string[]): string[] =>
  words.map((word) => word.trim()).filter((word) => word !== "");
