import type { PageRow } from "@sampan/contract/shop/pages/staff-pages";
import { languageFacts } from "@sampan/domain/kernel/language";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";
import { Panel } from "../../kit/panel.tsx";

interface PageChecksProps {
  readonly row: PageRow;
  readonly onOpen: (id: string | undefined) => void;
}

/** What keeps the saved version from being published, each with the way to where it is mended. [PROMO-17] */
export function PageChecks({ row, onOpen }: PageChecksProps) {
  const t = useTranslations("consolePages");
  const refused = useTranslations("errors");
  const placeOf = (block: string | null) => row.blocks.findIndex(({ id }) => id === block) + 1;
  return (
    <Panel title={t("checks")} isPadded>
      {row.lacks.length === 0 && (
        <p className="row">
          <Icon name="check" />
          {t("ready")}
        </p>
      )}
      <ul className="page-lacks">
        {row.lacks.map(({ block, language, kind }, at) => (
          <li key={`${block ?? ""} ${language ?? ""} ${kind} ${String(at)}`}>
            <button type="button" className="text-link" onClick={() => onOpen(block ?? undefined)}>
              {refused("page_incomplete", {
                place: placeOf(block),
                language: language === null ? "none" : languageFacts[language].name,
                kind,
              })}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
