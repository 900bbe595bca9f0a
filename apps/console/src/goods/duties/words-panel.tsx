import type { DutyWordsRow } from "@sampan/contract/goods/duties/staff-duties";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Panel } from "../../kit/panel.tsx";
import { useMadeText } from "./duty-text.ts";
import { WordsByClass } from "./words-by-class.tsx";
import { WordsDialog } from "./words-dialog.tsx";
import { WordsHistory } from "./words-history.tsx";

/** Words in a title or the name of a category that lead to a class, in the order in which they are looked at. */
export function WordsPanel({ words }: { readonly words: DutyWordsRow }) {
  const t = useTranslations("consoleDuties");
  const madeText = useMadeText();
  const [open, setOpen] = useState<"change" | "history">();
  return (
    <Panel
      title={t("words")}
      isPadded
      extra={
        <div className="row">
          <Button size="small" onClick={() => setOpen("change")}>
            {t("changeWords")}
          </Button>
          <Button size="small" type="text" onClick={() => setOpen("history")}>
            {t("wordsHistory")}
          </Button>
        </div>
      }
      foot={
        <span className="small-text">
          {t("wordsHint")} {madeText(words.made)}
        </span>
      }
    >
      <WordsByClass lists={words.lists} />
      {open === "change" && <WordsDialog words={words} onClose={() => setOpen(undefined)} />}
      {open === "history" && <WordsHistory onClose={() => setOpen(undefined)} />}
    </Panel>
  );
}
