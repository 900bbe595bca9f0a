import { originalLanguage } from "@sampan/domain/kernel/language";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { Button } from "antd";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";
import { marks, useMarkName } from "../../kit/mark-name.ts";
import { Tag } from "../../kit/tag.tsx";
import { Thumb } from "../../kit/thumb.tsx";
import type { Part } from "./use-packing.ts";

interface PartsPanelProps {
  readonly parts: readonly Part[];
  readonly scanned: readonly string[];
  readonly onTakeOut: (tid: string) => void;
}

/** What is to be taken from its shelf, by shelf, and what lies in the box already. */
export function PartsPanel({ parts, scanned, onTakeOut }: PartsPanelProps) {
  const t = useTranslations("consolePacking.parts");
  const isWhole = scanned.length === parts.length;
  return (
    <section className="panel parts" aria-label={t("label")}>
      <div className="row between">
        <h2>{t("label")}</h2>
        <Tag tone={isWhole ? "ok" : "warn"}>
          {t("count", { scanned: scanned.length, all: parts.length })}
        </Tag>
      </div>
      <ul className="lines">
        {parts.map((part) => (
          <PartRow
            key={part.tid}
            part={part}
            isIn={scanned.includes(part.tid)}
            onTakeOut={() => onTakeOut(part.tid)}
          />
        ))}
      </ul>
      {!isWhole && <p className="small-text muted">{t("missingHint")}</p>}
    </section>
  );
}

interface PartRowProps {
  readonly part: Part;
  readonly isIn: boolean;
  readonly onTakeOut: () => void;
}

function PartRow({ part, isIn, onTakeOut }: PartRowProps) {
  const t = useTranslations("consolePacking.parts");
  const markName = useMarkName();
  const { tid, express_no, shelf, weight_g, items } = part;
  const name = items.map((item) => `${item.item_name} × ${item.num}`).join("、");
  return (
    <li className={isIn ? "in-box" : undefined} aria-label={tid}>
      <Thumb src={items[0]?.image ?? ""} />
      <span className="grow part-words">
        <span className="one-line" lang={originalLanguage} title={name}>
          {name}
        </span>
        <span className="small-text faint">
          {[tid, express_no, `${formatKilograms(weight_g ?? 0)} kg`].join(" · ")}
        </span>
        <span className="row wrap">
          {marks
            .filter((mark) => part.marks.includes(mark))
            .map((mark) => (
              <Tag key={mark} tone="warn">
                {markName(mark)}
              </Tag>
            ))}
        </span>
      </span>
      <b className="part-shelf">{shelf === "" ? t("noShelf") : shelf}</b>
      {isIn ? (
        <>
          <Tag tone="ok" icon="check">
            {t("in")}
          </Tag>
          <Button
            type="text"
            aria-label={t("takeOut", { tid })}
            icon={<Icon name="undo" />}
            onClick={onTakeOut}
          />
        </>
      ) : (
        <Tag>{t("awaited")}</Tag>
      )}
    </li>
  );
}
