import type { OwnGoods } from "@sampan/contract/goods/catalogue/staff-catalogue";
import { refuse, ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { SkuRow } from "./find-product.ts";
import { insertSku, retireSkus, updateSku, type SkuWrite } from "./goods-desk-queries.ts";
import { propsKey } from "./store-listing.ts";

type SkuDraft = OwnGoods["skus"][number];

interface SkusToWrite {
  readonly product_id: number;
  readonly goods: OwnGoods;
  readonly stored: readonly SkuRow[];
}

/**
 * Writes the combinations of own goods. One that is still there keeps its id whatever its values are called
 * now, because carts and orders name it; one that is gone stays, off sale; one that comes back is the old
 * one. Refuses `skus_unclear` for an id of other goods.
 */
export async function writeSkus(
  db: Db,
  { product_id, goods, stored }: SkusToWrite,
): Promise<Result<null, Refusal<"skus_unclear">>> {
  const ids = new Set(stored.map(({ id }) => id));
  const named = goods.skus.flatMap(({ id }) => (id === undefined ? [] : [Number(id)]));
  if (new Set(named).size !== named.length || named.some((id) => !ids.has(id)))
    return refuse({ code: "skus_unclear" });

  const free = new Map(
    stored.filter(({ id }) => !named.includes(id)).map((sku) => [propsKey(sku.props), sku]),
  );
  await retireSkus(db, product_id);
  for (const draft of goods.skus) {
    const sku = skuOf(draft, goods);
    const id = draft.id === undefined ? free.get(sku.props_key)?.id : Number(draft.id);
    if (id === undefined) await insertSku(db, { ...sku, product_id, stock: draft.stock });
    else await updateSku(db, id, { sku, added: draft.stock - draft.stock_seen });
  }
  return ok(null);
}

function skuOf({ choices, price, is_on_sale, weight_g }: SkuDraft, { options }: OwnGoods) {
  const chosen = options.flatMap(({ names, values }, position) => {
    const value = values[choices[position] ?? -1];
    return value ? [{ name: names.zh.trim(), value: value.names.zh.trim(), ...value }] : [];
  });
  const props = Object.fromEntries(chosen.map(({ name, value }) => [name, value]));
  return {
    props: JSON.stringify(props),
    props_key: propsKey(props),
    price,
    status: is_on_sale ? 1 : 0,
    image: chosen.find(({ image }) => image !== "")?.image ?? "",
    weight_g,
  } satisfies SkuWrite;
}
