import { originalLanguage } from "@sampan/domain/kernel/language";
import { callApi } from "@sampan/client/call-api";
import { Refused } from "@sampan/client/query";
import { previewShippingRule } from "@sampan/contract/goods/shippability/staff-shippability";
import { wordsIn } from "@sampan/locales/words-in";
import { useMutation } from "@tanstack/react-query";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Trouble } from "../../kit/loaded.tsx";
import { Tag } from "../../kit/tag.tsx";
import { useSpeech } from "../../language/speech-provider.tsx";
import { hasMatch, type RuleDraft } from "./rule-draft.ts";

/** Which stored goods the rule would speak of as it is written now, and whether it speaks of a title. */
export function RulePreview({ rule }: { readonly rule: RuleDraft }) {
  const t = useTranslations("consoleShippability.preview");
  const [title, setTitle] = useState("");
  const trying = useMutation({
    mutationFn: async () => {
      const { goods_classes, category_ids, words, except_words } = rule;
      const answer = await callApi(
        previewShippingRule,
        { goods_classes, category_ids, words, except_words, title },
        { asksLogin: true },
      );
      if (!answer.ok) throw new Refused(answer.error);
      return answer.value.data;
    },
  });
  return (
    <section className="stack rule-preview" aria-label={t("title")}>
      <p className="note">{t("hint")}</p>
      <Form.Item label={t("tryTitle")} htmlFor="rule-title">
        <Input
          id="rule-title"
          lang={originalLanguage}
          maxLength={200}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </Form.Item>
      <Button
        className="fit"
        disabled={!hasMatch(rule)}
        loading={trying.isPending}
        onClick={() => trying.mutate()}
      >
        {t("run")}
      </Button>
      <div aria-live="polite">
        {trying.error && <Trouble trouble={trying.error} />}
        {trying.data && <Matches found={trying.data} />}
      </div>
    </section>
  );
}

interface MatchesProps {
  readonly found: {
    readonly looked_at: number;
    readonly total: number;
    readonly matches_title: boolean | null;
    readonly datalist: readonly {
      readonly spu_id: string;
      readonly i18n: Parameters<typeof wordsIn>[1];
    }[];
  };
}

function Matches({ found }: MatchesProps) {
  const t = useTranslations("consoleShippability.preview");
  const { language } = useSpeech();
  return (
    <div className="stack">
      {found.matches_title !== null && (
        <Tag tone={found.matches_title ? "warn" : "ok"}>
          {t(found.matches_title ? "matches" : "matchesNot")}
        </Tag>
      )}
      <p className="strong">{t("count", { count: found.total, looked: found.looked_at })}</p>
      {found.total === 0 && <p className="faint">{t("none")}</p>}
      <ul className="small-text">
        {found.datalist.map(({ spu_id, i18n }) => {
          const { text, lang } = wordsIn(language, i18n);
          return (
            <li key={spu_id} lang={lang} className="one-line">
              {text}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
