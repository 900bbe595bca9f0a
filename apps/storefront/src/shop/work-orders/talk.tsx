import type {
  WorkOrder,
  WorkOrderEntry,
} from "@sampan/contract/shop/work-orders/work-order-shapes";
import { languageFacts } from "@sampan/domain/kernel/language";
import { formatMinute } from "@sampan/ui/format/dates";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { translationsQuery } from "./work-order-queries.ts";

/** What was said, in the reader's language, and what happened between; the original is one tap away. [WO-02] */
export function Talk({ one }: { readonly one: WorkOrder }) {
  const t = useTranslations("workOrders");
  const language = useLocale();
  const { entries } = one;
  const isForeign = entries.some(
    (entry) => entry.author === "staff" && entry.content !== "" && entry.language !== language,
  );
  const translated = useQuery({
    ...translationsQuery(one.id, entries.length),
    enabled: isForeign,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  const wordsAt = new Map(translated.data?.datalist.map(({ place, words }) => [place, words]));
  return (
    <ol aria-label={t("talk")} aria-live="polite" className="grid gap-3.5">
      {entries.map((entry) =>
        entry.kind === "said" ? (
          <Message
            key={entry.place}
            entry={entry}
            words={entry.author === "customer" ? undefined : wordsAt.get(entry.place)}
          />
        ) : (
          <li key={entry.place} className="text-center text-xs text-text-3 tabular-nums">
            <Happened entry={entry} /> · {formatMinute(entry.at)}
          </li>
        ),
      )}
    </ol>
  );
}

function Happened({ entry: { kind, author, name, to_name } }: { readonly entry: WorkOrderEntry }) {
  const t = useTranslations("workOrders");
  if (kind === "claimed") return t("claimed", { name });
  if (kind === "handed_over") return t("handedOver", { name, to: to_name });
  return t(`closedBy.${author}`, { name });
}

interface MessageProps {
  readonly entry: WorkOrderEntry;
  /** In the reader's language, where that is another. */
  readonly words: string | undefined;
}

function Message({ entry, words }: MessageProps) {
  const t = useTranslations("workOrders");
  const isOwn = entry.author === "customer";
  const name = entry.name || t("house");
  return (
    <li className={isOwn ? "grid justify-items-end pl-10" : "flex gap-2 pr-6"}>
      {!isOwn && (
        <span
          aria-hidden="true"
          className="grid size-8 flex-none place-items-center rounded-full bg-brand-soft text-xs font-semibold text-on-brand-soft"
        >
          {name.slice(0, 1)}
        </span>
      )}
      <div className={`grid min-w-0 gap-1 ${isOwn ? "justify-items-end" : "justify-items-start"}`}>
        <div
          className={
            isOwn
              ? "max-w-full rounded-[16px_16px_4px_16px] bg-brand-soft px-3.5 py-2.5"
              : "max-w-full rounded-[4px_16px_16px_16px] bg-surface px-3.5 py-2.5 shadow-card"
          }
        >
          <Words entry={entry} words={words} />
          <Photos imgs={entry.imgs} />
        </div>
        <span className="text-xs text-text-3 tabular-nums">
          {!isOwn && `${name} · `}
          {formatMinute(entry.at)}
        </span>
      </div>
    </li>
  );
}

function Words({ entry: { content, language }, words }: MessageProps) {
  const t = useTranslations("workOrders");
  const [isShown, setShown] = useState(false);
  if (content === "") return null;
  if (words === undefined)
    return (
      <p lang={language} className="break-words whitespace-pre-line">
        {content}
      </p>
    );
  return (
    <>
      <p className="break-words whitespace-pre-line">{words}</p>
      <button
        type="button"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
        className="tap mt-1.5 min-h-6 text-xs font-[550] text-brand"
      >
        {isShown ? t("hideOriginal") : t("original", { language: languageFacts[language].name })}
      </button>
      {isShown && (
        <p
          lang={language}
          className="mt-1 border-t border-line pt-2 break-words whitespace-pre-line text-text-2"
        >
          {content}
        </p>
      )}
    </>
  );
}

function Photos({ imgs }: { readonly imgs: readonly string[] }) {
  const t = useTranslations("workOrders");
  if (imgs.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {imgs.map((img, at) => (
        <li key={img}>
          <a href={img} target="_blank" rel="noreferrer">
            <img
              src={img}
              alt={t("photo", { index: at + 1 })}
              width={88}
              height={88}
              loading="lazy"
              className="size-22 rounded-card bg-surface-2 object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
