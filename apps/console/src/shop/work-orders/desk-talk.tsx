import { query } from "@sampan/client/query";
import {
  type StaffWorkOrder,
  translateWorkOrderAtDesk,
} from "@sampan/contract/shop/work-orders/staff-work-orders";
import type { WorkOrderEntry } from "@sampan/contract/shop/work-orders/work-order-shapes";
import { languageFacts } from "@sampan/domain/kernel/language";
import { formatMinute } from "@sampan/ui/format/dates";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Photos } from "../../kit/photos.tsx";
import { useSpeech } from "../../language/speech-provider.tsx";

/** What was said, in the desk's language, the original one click away; and what happened between. [BO-45] */
export function DeskTalk({ one }: { readonly one: StaffWorkOrder }) {
  const t = useTranslations("consoleWorkOrders");
  const { language } = useSpeech();
  const { entries, id } = one;
  const translated = useQuery({
    ...query(translateWorkOrderAtDesk, { id, entries: entries.length }, { asksLogin: true }),
    enabled: entries.some((entry) => entry.content !== "" && entry.language !== language),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  const wordsAt = new Map(translated.data?.datalist.map(({ place, words }) => [place, words]));
  return (
    <ol aria-label={t("talk")} className="work-order-talk">
      {entries.map((entry) =>
        entry.kind === "said" ? (
          <li key={entry.place} className={entry.author === "staff" ? "ours" : undefined}>
            <Words entry={entry} words={wordsAt.get(entry.place)} />
            <Photos photos={entry.imgs} alt={one.subject} size={72} />
            <span className="small-text faint">
              {entry.author === "staff" ? entry.name : one.uid} · {formatMinute(entry.at)}
            </span>
          </li>
        ) : (
          <li key={entry.place} className="happened small-text faint">
            <Happened entry={entry} /> · {formatMinute(entry.at)}
          </li>
        ),
      )}
    </ol>
  );
}

function Happened({ entry: { kind, author, name, to_name } }: { readonly entry: WorkOrderEntry }) {
  const t = useTranslations("consoleWorkOrders");
  if (kind === "claimed") return t("entryClaimed", { name });
  if (kind === "handed_over") return t("entryHandedOver", { name, to: to_name });
  return t(`entryClosed.${author}`, { name });
}

interface WordsProps {
  readonly entry: WorkOrderEntry;
  readonly words: string | undefined;
}

function Words({ entry: { content, language }, words }: WordsProps) {
  const t = useTranslations("consoleWorkOrders");
  const [isShown, setShown] = useState(false);
  if (content === "") return null;
  if (words === undefined)
    return (
      <p lang={language} className="breaks said">
        {content}
      </p>
    );
  return (
    <>
      <p className="breaks said">{words}</p>
      <Button type="link" size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? t("hideOriginal") : t("original", { language: languageFacts[language].name })}
      </Button>
      {isShown && (
        <p lang={language} className="breaks said muted">
          {content}
        </p>
      )}
    </>
  );
}
