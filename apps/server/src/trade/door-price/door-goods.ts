import { dutyClassOf, type DutyWords } from "@sampan/domain/goods/duties/duty-class";
import type { DoorGoods } from "@sampan/domain/trade/door-price/door-price";
import { pieceRange } from "@sampan/domain/trade/door-price/piece-range";
import type { LineGoods } from "../../goods/catalogue/find-line-goods.ts";
import type { Settings } from "../../kernel/settings/settings.ts";
import type { KnownWeight } from "./weight-queries.ts";

/** Lines as scales and customs see them; a line is named by its sku. */
export const doorGoods = (
  lines: readonly { readonly goods: LineGoods; readonly num: number }[],
  weights: readonly KnownWeight[],
  {
    assumed_weight_g: assumed_g,
    words,
  }: Pick<Settings, "assumed_weight_g"> & { readonly words: DutyWords },
): DoorGoods[] =>
  lines.map(({ goods: { sku, product }, num }) => {
    const known = weights.find(({ product_id }) => product_id === product.id);
    return {
      key: String(sku.id),
      num,
      goods_class: product.goods_class,
      piece: pieceRange({
        listing: known?.listing ?? undefined,
        category: known?.kin ?? undefined,
        said_g: sku.weight_g ?? product.weight_g,
        assumed_g,
      }),
      duty: dutyClassOf(
        {
          item_name: product.item_name,
          category: known?.category ?? "",
          own: known?.own_class ?? null,
          kin: known?.kin_class ?? null,
        },
        words,
      ),
    };
  });
