import type { DutyWordsRow } from "@sampan/contract/goods/duties/staff-duties";
import { originalLanguage } from "@sampan/domain/kernel/language";
import { useTranslations } from "use-intl";

/** Each class with its words. */
export function WordsByClass({ lists }: Pick<DutyWordsRow, "lists">) {
  const classes = useTranslations("consoleDuties.classes");
  return (
    <dl className="duty-words">
      {lists.map(([name, each]) => (
        <div key={name} style={{ display: "contents" }}>
          <dt>{classes(name)}</dt>
          <dd lang={originalLanguage}>{each.join("、")}</dd>
        </div>
      ))}
    </dl>
  );
}
