import { callApi } from "@sampan/client/call-api";
import { cleanHtml } from "@sampan/contract/shop/staff-articles";
import { App } from "antd";
import { type ClipboardEvent, useRef, useState } from "react";
import { useWordsOfTrouble } from "../../kit/words-of-trouble.ts";
import { HtmlTools } from "./html-tools.tsx";

interface HtmlFieldProps {
  readonly label: string;
  /** What stands in it when it opens. */
  readonly html: string;
  readonly onChange: (html: string) => void;
}

/** Text with headings, lists, tables, pictures and links; what is pasted is cleaned before it stands there. [CONT-04] */
export function HtmlField({ label, html, onChange }: HtmlFieldProps) {
  const { message } = App.useApp();
  const wordsOf = useWordsOfTrouble();
  const field = useRef<HTMLDivElement>(null);
  // Written once: from then on the field holds what is typed.
  const [begun] = useState(() => ({ __html: html }));
  const tell = () => onChange(field.current?.innerHTML ?? "");
  const insert = (clean: string) => {
    field.current?.focus();
    document.execCommand("insertHTML", false, clean);
    tell();
  };
  const paste = async (pasted: string) => {
    try {
      const answer = await callApi(cleanHtml, { html: pasted }, { asksLogin: true });
      if (answer.ok) insert(answer.value.data.html);
      else message.error(answer.error.message);
    } catch (trouble) {
      message.error(wordsOf(trouble));
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text/html");
    if (pasted === "") return;
    event.preventDefault();
    void paste(pasted);
  };
  return (
    <div className="html-field">
      <HtmlTools label={label} onInsert={insert} onDone={tell} />
      <div
        ref={field}
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-label={label}
        className="html-text article-text"
        contentEditable
        suppressContentEditableWarning
        dangerouslySetInnerHTML={begun}
        // A new line is a paragraph, whatever the browser would make of it.
        onFocus={() => document.execCommand("defaultParagraphSeparator", false, "p")}
        onInput={tell}
        onPaste={onPaste}
      />
    </div>
  );
}
