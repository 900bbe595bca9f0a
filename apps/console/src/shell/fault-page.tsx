import { Refused } from "@sampan/client/query";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { Button } from "antd";
import { useTranslations } from "use-intl";
import { Nothing } from "../kit/nothing.tsx";
import { useWordsOfTrouble } from "../kit/words-of-trouble.ts";
import { NoRight } from "./no-right.tsx";

/** In place of a desk that did not open: a right that is missing, or what broke, and the way on. */
export function FaultPage({ error, reset }: ErrorComponentProps) {
  const t = useTranslations("console.shell");
  const wordsOf = useWordsOfTrouble();
  if (error instanceof Refused && error.code === "right_missing") return <NoRight />;
  return (
    <div role="alert" style={{ display: "contents" }}>
      <Nothing
        title={t("fault")}
        body={wordsOf(error)}
        action={<Button onClick={reset}>{t("retry")}</Button>}
      />
    </div>
  );
}
