import type { Product } from "@sampan/contract/goods/catalogue/product";
import { formatAmount } from "@sampan/domain/kernel/money";
import type { Words } from "@sampan/locales/words-in";
import { useTranslations } from "use-intl";
import { TradeWordChips } from "../translation/trade-word-chips.tsx";
import { useGoodsWords } from "../translation/use-goods-words.ts";
import {
  isOffered,
  offeredValues,
  skuOf,
  skusUnder,
  totalOf,
  unitPrice,
  type Dimension,
  type Picks,
  type Quantities,
} from "./choice.ts";
import { OptionLabel } from "./option-label.tsx";
import { OptionName } from "./option-name.tsx";
import { QuantityStepper } from "./quantity-stepper.tsx";

interface OptionRowsProps {
  readonly product: Product;
  readonly quantities: Quantities;
  readonly onQuantity: (itemId: string, quantity: number) => void;
  readonly dimension: Dimension;
  readonly picks: Picks;
  /** The dimension that has to be picked before a quantity can be entered. */
  readonly missing?: Dimension | undefined;
  /** In two dimensions what cannot be bought is left out; in one it stays and says so. */
  readonly hidesSoldOut: boolean;
}

/** Values with their stock, price and stepper. [AGNT-20] [AGNT-22] [AGNT-23] [AGNT-26] */
export function OptionRows(props: OptionRowsProps) {
  const { product, dimension, picks, missing, hidesSoldOut } = props;
  const t = useTranslations("options");
  const say = useGoodsWords();
  const values = hidesSoldOut ? offeredValues(product, dimension, picks) : dimension.prop_value;
  const context = Object.entries(picks)
    .map(([name, value]) => nameOf(product, name, value, say).text)
    .join(" ");
  return (
    <section>
      <OptionLabel dimension={dimension} under={context} />
      {missing && (
        <p className="mb-1 text-xs text-warn">
          {t("chooseFirst", { name: say(missing.i18n).text })}
        </p>
      )}
      {values.length === 0 && <p className="py-3 text-text-3">{t("soldOut")}</p>}
      <ul className="divide-y divide-line">
        {values.map(({ value, i18n, trade_words }) => (
          <OptionRow
            key={value}
            {...props}
            words={say(i18n)}
            warnings={trade_words}
            context={context}
            picks={{ ...picks, [dimension.name]: value }}
          />
        ))}
      </ul>
    </section>
  );
}

interface OptionRowProps extends OptionRowsProps {
  readonly words: Words;
  readonly warnings: Dimension["prop_value"][number]["trade_words"];
  /** The picks above it, for the name of its stepper. */
  readonly context: string;
}

function OptionRow(props: OptionRowProps) {
  const { product, quantities, onQuantity, words, warnings, context, picks } = props;
  const t = useTranslations("options");
  const sku = skuOf(product, picks);
  const shown = sku ?? skusUnder(product, picks)[0];
  const stock = shown && isOffered(shown) ? shown.storage : 0;
  const isOut = sku !== undefined && stock === 0;
  return (
    <li className="flex min-h-15 flex-wrap items-center justify-end gap-x-3 py-1.5">
      <span className="flex min-w-[40%] flex-1 flex-wrap items-center gap-x-3 gap-y-0.5">
        <span className="grid min-h-9 max-w-full min-w-11 place-items-center rounded-[10px] bg-surface-2 px-2.5 font-[650]">
          <OptionName
            words={words}
            className={isOut ? "max-w-full font-normal text-text-3 line-through" : "max-w-full"}
          />
        </span>
        <span className={`text-xs tabular-nums ${isOut ? "text-danger" : "text-text-2"}`}>
          {t("stock", { count: stock })}
        </span>
        {warnings && <TradeWordChips words={warnings} />}
      </span>
      {shown && (
        <span className="font-semibold whitespace-nowrap tabular-nums">
          {formatAmount(unitPrice(product, shown, totalOf(quantities)), "CNY")}
        </span>
      )}
      <QuantityStepper
        product={product}
        sku={sku}
        name={`${context} ${words.text}`.trim()}
        quantity={quantities[sku?.item_id ?? ""] ?? 0}
        onQuantity={onQuantity}
      />
    </li>
  );
}

function nameOf(
  product: Product,
  name: string,
  value: string,
  say: ReturnType<typeof useGoodsWords>,
): Words {
  const found = product.item_prop_list
    .find((dimension) => dimension.name === name)
    ?.prop_value.find((each) => each.value === value);
  return found ? say(found.i18n) : { text: value };
}
