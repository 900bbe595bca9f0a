import type { AwaitedLine } from "@sampan/contract/logistics/unclaimed/staff-unclaimed";
import { InputNumber } from "antd";
import { useTranslations } from "use-intl";
import { Tag } from "../../kit/tag.tsx";
import { Thumb } from "../../kit/thumb.tsx";

interface AwaitedLinesProps {
  readonly lines: readonly AwaitedLine[];
  /** Pieces that are in the parcel, by line. */
  readonly pieces: Readonly<Record<string, number>>;
  readonly onChange: (pieces: Readonly<Record<string, number>>) => void;
}

/** What a customer awaits, and how much of it is in the parcel. */
export function AwaitedLines({ lines, pieces, onChange }: AwaitedLinesProps) {
  const t = useTranslations("consoleUnclaimed.match");
  return (
    <ul className="stack" aria-label={t("awaitedLines")}>
      {lines.map((line) => (
        <li key={line.oid} className="row">
          <Thumb src={line.image} />
          <div className="grow">
            <div className="unclaimed-label">{line.item_name}</div>
            <div className="small-text faint">
              {line.order_tid} · {t("left", { count: line.left })}{" "}
              {line.is_forecast && <Tag tone="ok">{t("forecast")}</Tag>}
            </div>
          </div>
          <InputNumber
            aria-label={t("piecesOf", { name: line.item_name })}
            min={0}
            max={line.left}
            precision={0}
            value={pieces[line.oid] ?? 0}
            onChange={(num) => onChange({ ...pieces, [line.oid]: num ?? 0 })}
          />
        </li>
      ))}
    </ul>
  );
}
