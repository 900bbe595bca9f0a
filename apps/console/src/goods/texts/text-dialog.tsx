import { languageFacts, originalLanguage } from "@sampan/domain/kernel/language";
import { overrideText, restoreText, type TextRow } from "@sampan/contract/goods/texts/staff-texts";
import { Button, Input } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { TextHistory } from "./text-history.tsx";
import "./texts.css";

interface TextDialogProps {
  readonly text: TextRow;
  readonly onClose: () => void;
}

/** One text of the pages in other words. What it has to fill in is told, and a refusal stands at the field. [BO-51] */
export function TextDialog({ text, onClose }: TextDialogProps) {
  const t = useTranslations("consoleTexts");
  const common = useTranslations("common");
  const [message, setMessage] = useState(text.override || text.built);
  const [refusal, setRefusal] = useState<string>();
  const { key, language } = text;
  const save = useCommand(overrideText, {
    told: t("changed"),
    whenDone: onClose,
    whenRefused: (refused) => setRefusal(refused.message),
  });
  const restore = useCommand(restoreText, { told: t("restored"), whenDone: onClose });
  return (
    <Dialog
      width={600}
      title={t("changeIn", { language: languageFacts[language].name })}
      onCancel={onClose}
      footer={[
        text.override !== "" && (
          <Button
            key="restore"
            loading={restore.isRunning}
            onClick={() => restore.run({ key, language })}
          >
            {t("restore")}
          </Button>
        ),
        <Button key="cancel" onClick={onClose}>
          {common("cancel")}
        </Button>,
        <Button
          key="save"
          type="primary"
          disabled={message.trim() === "" || message === (text.override || text.built)}
          loading={save.isRunning}
          onClick={() => save.run({ key, language, message })}
        >
          {t("saveChange")}
        </Button>,
      ]}
    >
      <div className="stack">
        <p className="muted">{t("changeHint")}</p>
        <TextFacts text={text} />
        <MessageField
          language={language}
          message={message}
          refusal={refusal}
          onChange={(typed) => {
            setMessage(typed);
            setRefusal(undefined);
          }}
        />
        <TextHistory kind="text" name={key} language={language} />
      </div>
    </Dialog>
  );
}

function TextFacts({ text: { key, language, source, built } }: { text: TextRow }) {
  const t = useTranslations("consoleTexts");
  return (
    <dl className="text-facts">
      <dt>{t("key")}</dt>
      <dd>
        <code>{key}</code>
      </dd>
      <dt>{languageFacts[originalLanguage].name}</dt>
      <dd lang={originalLanguage}>{source}</dd>
      <dt>{t("asBuilt")}</dt>
      <dd lang={language}>{built}</dd>
    </dl>
  );
}

interface MessageFieldProps {
  readonly language: TextRow["language"];
  readonly message: string;
  readonly refusal: string | undefined;
  readonly onChange: (typed: string) => void;
}

function MessageField({ language, message, refusal, onChange }: MessageFieldProps) {
  const t = useTranslations("consoleTexts");
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="strong">
        {t("newWords")}
      </label>
      <Input.TextArea
        id={id}
        lang={language}
        data-begin
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={1000}
        value={message}
        status={refusal === undefined ? "" : "error"}
        aria-invalid={refusal !== undefined}
        aria-describedby={`${id}-refusal`}
        onChange={(event) => onChange(event.target.value)}
      />
      {refusal !== undefined && (
        <p id={`${id}-refusal`} role="alert" className="text-refusal">
          {refusal}
        </p>
      )}
    </>
  );
}
