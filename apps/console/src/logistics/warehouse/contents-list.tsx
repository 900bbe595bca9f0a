import { originalLanguage } from "@sampan/domain/kernel/language";
import { InputNumber } from "antd";
import { useTranslations } from "use-intl";
import { useNames } from "../../kit/names.ts";
import { propsText } from "../../kit/props-text.ts";
import { Tag } from "../../kit/tag.tsx";
import { Thumb } from "../../kit/thumb.tsx";
import { LineFaultFields } from "./line-fault.tsx";
import type { itemsOf, LineFault } from "./use-findings.ts";

interface ContentsListProps {
  readonly items: ReturnType<typeof itemsOf>;
  /** Pieces that came, by order line. */
  readonly pieces: Readonly<Record<string, number>>;
  readonly isFixed: boolean;
  readonly onChange: (pieces: Readonly<Record<string, number>>) => void;
  readonly faults: Readonly<Record<string, LineFault>>;
  readonly onFaults: (faults: Readonly<Record<string, LineFault>>) => void;
}

/** What should be inside, and what is: fewer pieces are a part of the line. [BO-13] */
export function ContentsList(props: ContentsListProps) {
  const { items, pieces, isFixed, onChange, faults, onFaults } = props;
  const t = useTranslations("consoleWarehouse");
  const names = useNames();
  const total = items.reduce((count, item) => count + item.num, 0);
  return (
    <section aria-label={t("contents")}>
      <h2>{t("contentsCount", { count: total })}</h2>
      <ul className="lines">
        {items.map((item) => {
          const came = pieces[item.oid] ?? 0;
          const name = `${item.item_name} ${propsText(item.props)}`;
          return (
            <li key={item.oid} className="content-line">
              <Thumb src={item.image} />
              <span className="grow one-line" lang={originalLanguage} title={name}>
                {name}
                {item.goods_class !== "ordinary" && (
                  <>
                    {" "}
                    <Tag tone="warn">{names.goodsClass(item.goods_class)}</Tag>
                  </>
                )}
              </span>
              <InputNumber<number>
                aria-label={t("cameOf", { name })}
                className="came"
                size="small"
                min={0}
                max={item.num}
                precision={0}
                disabled={isFixed}
                value={came}
                onChange={(num) => onChange({ ...pieces, [item.oid]: num ?? 0 })}
              />
              <span className="strong">/ {item.num}</span>
              {came === item.num ? (
                <Tag tone="ok" icon="check">
                  {t("whole")}
                </Tag>
              ) : (
                <Tag tone="warn">{t("part")}</Tag>
              )}
              <LineFaultFields
                name={name}
                came={came}
                fault={faults[item.oid]}
                onChange={(fault) => onFaults(withFault(faults, item.oid, fault))}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function withFault(
  faults: ContentsListProps["faults"],
  oid: string,
  fault: LineFault | undefined,
): ContentsListProps["faults"] {
  const { [oid]: _, ...others } = faults;
  return fault ? { ...others, [oid]: fault } : others;
}
