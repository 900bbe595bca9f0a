import { printShelfLabels } from "@sampan/contract/logistics/labels/staff-labels";
import { Button, Form, Input, Modal } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { savePdf } from "../../kit/save-pdf.ts";
import { useCommand } from "../../kit/use-command.ts";

const most = 100;
const longest = 20;

/** Labels of shelves, by their names: one a line, or with commas between. */
export function ShelfLabels() {
  const t = useTranslations("consoleWords.labels");
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const shelves = namesIn(text);
  const isWrong = shelves.length > most || shelves.some((name) => name.length > longest);
  const print = useCommand(printShelfLabels, {
    whenDone: (printed) => {
      savePdf("shelves")(printed);
      setOpen(false);
    },
  });
  return (
    <>
      <Button className="fit" onClick={() => setOpen(true)}>
        {t("shelves")}
      </Button>
      <Modal
        open={isOpen}
        centered
        width={440}
        title={t("shelves")}
        okText={t("print")}
        okButtonProps={{ disabled: shelves.length === 0 || isWrong, loading: print.isRunning }}
        onCancel={() => setOpen(false)}
        onOk={() => print.run({ shelves })}
      >
        <Form layout="vertical" component="div">
          <Form.Item
            label={t("names")}
            htmlFor={id}
            {...(isWrong
              ? { validateStatus: "error", help: t("wrong", { most, longest }) }
              : { help: t("count", { count: shelves.length }) })}
          >
            <Input.TextArea
              id={id}
              rows={6}
              maxLength={2_500}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Form.Item>
        </Form>
      </Modal>
    </>
  );
}

const namesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,，、]/)
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];
