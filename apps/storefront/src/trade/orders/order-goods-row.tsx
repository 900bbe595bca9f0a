import type { OrderItem } from "@sampan/contract/trade/orders/order-shapes";
import { formatAmount } from "@sampan/domain/kernel/money";
import { Thumb } from "@sampan/ui/picture";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { pictureAddress } from "../../goods/cards/picture-address.ts";
import { useGoodsWords } from "../../goods/translation/use-goods-words.ts";

interface OrderGoodsRowProps {
  readonly item: OrderItem;
  /** Under the yuan amount: what it came to. */
  readonly converted?: string;
  /** Under the options: where it is, what was refunded. */
  readonly children?: ReactNode;
}

/** A line of goods with the quantity that is left of it. [REF-12] */
export function OrderGoodsRow({ item, converted, children }: OrderGoodsRowProps) {
  const t = useTranslations("orders");
  const say = useGoodsWords();
  const title = say(item.i18n);
  const options = say(item.props_i18n);
  return (
    <li className="flex flex-wrap gap-x-3 gap-y-1">
      <Thumb size="sm" src={pictureAddress(item.image, 240)} alt="" />
      <div className="min-w-0 flex-1 basis-28">
        <p lang={title.lang} className="line-clamp-2 break-words">
          {title.text}
        </p>
        <p className="text-xs text-text-3 tabular-nums">
          <span lang={options.lang}>{options.text}</span> {t("times", { count: item.shown_num })}
        </p>
        {children}
      </div>
      <p className="ml-auto text-right whitespace-nowrap tabular-nums">
        {formatAmount(item.amount, "CNY")}
        {converted && <span className="block text-xs text-text-3">{converted}</span>}
      </p>
    </li>
  );
}
