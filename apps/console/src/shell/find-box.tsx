import { useNavigate } from "@tanstack/react-router";
import { App, Input, type InputRef } from "antd";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "../kit/icon.tsx";
import { useKeys } from "../kit/use-keys.ts";
import { useMe } from "../session/me.ts";
import { findPage } from "./find-page.ts";

/** One field for every number there is: it opens the page that shows it. */
export function FindBox() {
  const t = useTranslations("console.shell");
  const { rights } = useMe();
  const { message } = App.useApp();
  const navigate = useNavigate();
  const field = useRef<InputRef>(null);
  const [text, setText] = useState("");
  useKeys({ "/": () => field.current?.focus() });

  const find = () => {
    const page = findPage(text, rights);
    if (!page) {
      if (text.trim() !== "") message.info(t("findsNothing"));
      return;
    }
    setText("");
    field.current?.blur();
    void navigate(page);
  };
  return (
    <div role="search" className="find" aria-label={t("find")}>
      <Input
        ref={field}
        aria-label={t("find")}
        placeholder={t("find")}
        prefix={<Icon name="search" />}
        suffix={<kbd>/</kbd>}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPressEnter={find}
      />
    </div>
  );
}
