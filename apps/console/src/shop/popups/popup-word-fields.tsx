import { uploadPopupPicture } from "@sampan/contract/kernel/uploads";
import { type Language, languageFacts, languages } from "@sampan/domain/kernel/language";
import { Button, Form, Input, Tabs } from "antd";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { UploadButton } from "../../kit/upload-button.tsx";
import type { PopupFieldsProps } from "./popup-form.ts";

interface PopupWordFieldsProps extends PopupFieldsProps {
  /** The one that is written and seen beside it. */
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

const most = { titles: 60, texts: 500, actions: 30, picture_words: 120 } as const;

/** What a popup says in each language, and its picture with what it shows. */
export function PopupWordFields({ typed, put, language, onLanguage }: PopupWordFieldsProps) {
  const t = useTranslations("consolePopups");
  const { picture } = typed;
  return (
    <>
      <Tabs
        size="small"
        activeKey={language}
        onChange={(key) => onLanguage(languages.find((each) => each === key) ?? language)}
        items={languages.map((each) => ({
          key: each,
          label: languageFacts[each].name,
          children: <Words typed={typed} put={put} language={each} />,
        }))}
      />
      <div className="row wrap">
        <UploadButton
          call={uploadPopupPicture}
          label={t("upload")}
          onStored={(url) => put({ picture: url })}
        />
        {picture !== "" && <Button onClick={() => put({ picture: "" })}>{t("noPicture")}</Button>}
      </div>
      <p className="small-text muted">{t("pictureHint")}</p>
    </>
  );
}

function Words({ typed, put, language }: PopupFieldsProps & { readonly language: Language }) {
  const t = useTranslations("consolePopups");
  const id = useId();
  const field = (part: keyof typeof most) => ({
    id: `${id}-${part}`,
    maxLength: most[part],
    value: typed[part][language],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      put({ [part]: { ...typed[part], [language]: target.value } }),
  });
  return (
    <div lang={language}>
      <Form.Item label={t("title")} htmlFor={`${id}-titles`}>
        <Input autoComplete="off" {...field("titles")} />
      </Form.Item>
      <Form.Item label={t("text")} htmlFor={`${id}-texts`}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} {...field("texts")} />
      </Form.Item>
      <div className="popup-fields">
        <Form.Item label={t("action")} htmlFor={`${id}-actions`}>
          <Input autoComplete="off" {...field("actions")} />
        </Form.Item>
        {typed.picture !== "" && (
          <Form.Item label={t("pictureWords")} htmlFor={`${id}-picture_words`}>
            <Input autoComplete="off" {...field("picture_words")} />
          </Form.Item>
        )}
      </div>
    </div>
  );
}
