import { languageFacts, originalLanguage } from "@sampan/domain/kernel/language";
import {
  correctTranslation,
  forgetCorrection,
  type TranslationRow,
} from "@sampan/contract/goods/texts/staff-texts";
import { Button, Input } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { TextHistory } from "./text-history.tsx";

/** A row that is to be corrected, or an original that nobody has translated yet. */
export type TranslationDraft = Pick<TranslationRow, "source_text" | "language"> &
  Partial<Pick<TranslationRow, "id" | "translated_text" | "origin">>;

interface TranslationDialogProps {
  readonly draft: TranslationDraft;
  readonly onClose: () => void;
}

/** What a text is called in a language, from now on and everywhere. [BO-51] */
export function TranslationDialog({ draft, onClose }: TranslationDialogProps) {
  const t = useTranslations("consoleTexts");
  const common = useTranslations("common");
  const [source, setSource] = useState(draft.source_text);
  const [words, setWords] = useState(draft.translated_text ?? "");
  const correct = useCommand(correctTranslation, { told: t("corrected"), whenDone: onClose });
  const forget = useCommand(forgetCorrection, { told: t("takenBack"), whenDone: onClose });
  const { language } = draft;
  const isWhole = source.trim() !== "" && words.trim() !== "";
  return (
    <Dialog
      width={560}
      title={t("correctIn", { language: languageFacts[language].name })}
      onCancel={onClose}
      footer={[
        draft.origin === "staff" && (
          <Button
            key="forget"
            loading={forget.isRunning}
            onClick={() => forget.run({ source_text: draft.source_text, language })}
          >
            {t("takeBack")}
          </Button>
        ),
        <Button key="cancel" onClick={onClose}>
          {common("cancel")}
        </Button>,
        <Button
          key="save"
          type="primary"
          disabled={!isWhole}
          loading={correct.isRunning}
          onClick={() => correct.run({ source_text: source, language, translated_text: words })}
        >
          {t("saveCorrection")}
        </Button>,
      ]}
    >
      <div className="stack">
        <p className="muted">{t("correctHint")}</p>
        <TextField
          label={t("original")}
          lang={originalLanguage}
          most={500}
          isFixed={draft.id !== undefined}
          value={source}
          onChange={setSource}
        />
        <TextField
          label={t("translation")}
          lang={language}
          most={1000}
          value={words}
          onChange={setWords}
        />
        {draft.id !== undefined && (
          <TextHistory kind="translation" name={draft.source_text} language={language} />
        )}
      </div>
    </Dialog>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly lang: string;
  /** Characters. */
  readonly most: number;
  readonly isFixed?: boolean;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

function TextField({ label, lang, most, isFixed = false, value, onChange }: TextFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="strong">
        {label}
      </label>
      <Input.TextArea
        id={id}
        lang={lang}
        autoSize={{ minRows: 1, maxRows: 5 }}
        maxLength={most}
        readOnly={isFixed}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}
