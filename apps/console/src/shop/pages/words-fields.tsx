import { callApi } from "@sampan/client/call-api";
import { Refused } from "@sampan/client/query";
import { draftPageWords } from "@sampan/contract/shop/pages/staff-pages";
import {
  type Language,
  languageFacts,
  languages,
  originalLanguage,
} from "@sampan/domain/kernel/language";
import { useMutation } from "@tanstack/react-query";
import { App, Button, Input } from "antd";
import { useTranslations } from "use-intl";
import { Tag } from "../../kit/tag.tsx";
import { useWordsOfTrouble } from "../../kit/words-of-trouble.ts";
import type { WireWords } from "./page-draft.ts";

interface WordsFieldsProps {
  /** What the words are, for the labels. */
  readonly field: string;
  readonly typed: WireWords;
  readonly rows?: number;
  readonly onChange: (words: WireWords) => void;
}

/** Words in every language side by side; what a provider drafted waits for somebody who confirms it. [BO-40] */
export function WordsFields({ field, typed, rows = 1, onChange }: WordsFieldsProps) {
  const t = useTranslations("consolePages");
  const draft = useDraft(typed, onChange);
  const others = languages.filter((language) => typed.words[language].trim() === "");
  return (
    <fieldset className="page-words">
      <legend>{field}</legend>
      <div className="page-four">
        {languages.map((language) => (
          <OneLanguage key={language} {...{ field, typed, rows, language, onChange }} />
        ))}
      </div>
      {typed.words[originalLanguage].trim() !== "" && others.length > 0 && (
        <Button
          size="small"
          aria-label={t("translateOne", { field })}
          loading={draft.isPending}
          onClick={() => draft.mutate(others)}
        >
          {t("translateOne", { field })}
        </Button>
      )}
    </fieldset>
  );
}

interface OneLanguageProps extends Required<WordsFieldsProps> {
  readonly language: Language;
}

function OneLanguage({ field, typed, rows, language, onChange }: OneLanguageProps) {
  const t = useTranslations("consolePages");
  const { name } = languageFacts[language];
  const isDraft = typed.drafts.includes(language);
  const rest = typed.drafts.filter((one) => one !== language);
  return (
    <div>
      <span className="row small-text faint">
        <span className="grow" lang={language}>
          {name}
        </span>
        {isDraft && (
          <>
            <Tag tone="warn">{t("draft")}</Tag>
            <Button
              size="small"
              type="link"
              aria-label={t("confirm", { language: name })}
              onClick={() => onChange({ ...typed, drafts: rest })}
            >
              {t("confirmShort")}
            </Button>
          </>
        )}
      </span>
      <Input.TextArea
        lang={language}
        aria-label={t("inLanguage", { field, language: name })}
        autoSize={{ minRows: rows, maxRows: 8 }}
        maxLength={2_000}
        value={typed.words[language]}
        // Whoever writes over a draft has read it.
        onChange={({ target }) =>
          onChange({ words: { ...typed.words, [language]: target.value }, drafts: rest })
        }
      />
    </div>
  );
}

/** Asks for words in languages that have none. */
function useDraft(typed: WireWords, onChange: (words: WireWords) => void) {
  const { message } = App.useApp();
  const wordsOf = useWordsOfTrouble();
  return useMutation({
    mutationFn: async (to: readonly Language[]) => {
      const text = typed.words[originalLanguage];
      const asked = { text, from: originalLanguage, to: [...to] };
      const answer = await callApi(draftPageWords, asked, { asksLogin: true });
      if (!answer.ok) throw new Refused(answer.error);
      return answer.value.list;
    },
    onSuccess: (list) => {
      const drafted = Object.fromEntries(list.map(({ language, words }) => [language, words]));
      const drafts = list.map(({ language }) => language);
      onChange({
        words: { ...typed.words, ...drafted },
        drafts: [...new Set([...typed.drafts, ...drafts])],
      });
    },
    onError: (trouble) => void message.error(wordsOf(trouble)),
  });
}
