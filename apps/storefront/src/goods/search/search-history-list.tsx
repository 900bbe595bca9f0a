import { SectionHead, sectionLinkLook } from "@sampan/ui/card";
import { ClockIcon } from "@sampan/ui/icons-goods";
import { useTranslations } from "use-intl";
import { useKept } from "../../shell/use-kept.ts";
import { searchHistory } from "./search-history.ts";

/** Earlier searches of this device; a tap repeats one. [SRCH-02] [SRCH-03] */
export function SearchHistory({ onFind }: { onFind: (entry: string) => void }) {
  const t = useTranslations("search.history");
  const history = useKept(searchHistory);
  return (
    <section aria-labelledby="search-history">
      <SectionHead id="search-history" title={t("title")}>
        {history.length > 0 && (
          <button type="button" onClick={searchHistory.forget} className={sectionLinkLook}>
            {t("clear")}
          </button>
        )}
      </SectionHead>
      {history.length === 0 ? (
        <p className="text-text-3">{t("empty")}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-2 gap-y-2.5">
          {history.map((entry) => (
            <li key={entry} className="max-w-full">
              <button
                type="button"
                aria-label={t("again", { words: entry })}
                onClick={() => onFind(entry)}
                className="tap flex h-9 max-w-full items-center gap-1.5 rounded-full bg-surface px-3.5 text-text-2 shadow-[inset_0_0_0_1px_var(--line)] active:bg-surface-2"
              >
                <ClockIcon size="xs" className="text-text-3" />
                <span className="truncate">{entry}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
