import { originalLanguage } from "@sampan/domain/kernel/language";
import { InputNumber } from "antd";
import { useTranslations } from "use-intl";
import { propsText } from "../../kit/props-text.ts";
import { type PurchaseItem, remainingPieces } from "./remaining-pieces.ts";

interface BatchPiecesProps {
  readonly items: readonly PurchaseItem[];
  /** By order line; a line that is not named is sent whole. */
  readonly pieces: Readonly<Record<string, number>>;
  readonly onChange: (pieces: Readonly<Record<string, number>>) => void;
}

/** How many pieces of each line travel under one express number. */
export function BatchPieces({ items, pieces, onChange }: BatchPiecesProps) {
  const t = useTranslations("consolePurchases.shipment");
  return (
    <ul className="batches">
      <li className="small-text muted">{t("batchTitle")}</li>
      {items.map((item) => {
        const name = `${item.item_name} ${propsText(item.props)}`;
        return (
          <li key={item.oid} className="row">
            <span className="grow one-line small-text" lang={originalLanguage}>
              {name}
            </span>
            <InputNumber<number>
              aria-label={t("pieces", { name })}
              size="small"
              min={0}
              max={remainingPieces(item)}
              precision={0}
              value={pieces[item.oid] ?? remainingPieces(item)}
              onChange={(num) => onChange({ ...pieces, [item.oid]: num ?? 0 })}
            />
            <span className="small-text faint">/ {remainingPieces(item)}</span>
          </li>
        );
      })}
    </ul>
  );
}
