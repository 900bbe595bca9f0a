import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type {
  OwnGoods,
  saveOwnGoods as call,
  WrittenNames,
} from "@sampan/contract/goods/catalogue/staff-catalogue";
import { checkOwnGoods, priceSpanOf } from "@sampan/domain/goods/catalogue/own-goods";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import { findStaffFile } from "../../kernel/files/find-own-file.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { noteGoodsTexts } from "../translation/note-goods-texts.ts";
import { findCategories } from "./catalogue-queries.ts";
import { indexOwnGoods } from "./index-own-goods.ts";
import { loadOwnGoods } from "./load-own-goods.ts";
import { lockAsSeen } from "./lock-as-seen.ts";
import { findOwnShop, insertOwnGoods, updateOwnGoods } from "./goods-desk-queries.ts";
import { picturesOf, sanitiseDescription } from "./sanitise-description.ts";
import { writeSkus } from "./write-skus.ts";

type Saved = Result<OutputOf<typeof call>, Refusal<(typeof call)["refusals"][number]>>;

/**
 * Creates or changes goods of our own shop. Refuses what checkOwnGoods does, `goods_unknown`,
 * `changed_meanwhile` when somebody saved since they were read, `category_unknown`, and `file_unknown` for a
 * picture that neither was there nor was uploaded by staff. Stock is written as the difference to what the
 * editor saw. [BO-41] [BO-03]
 */
export async function saveOwnGoods(
  db: Db,
  { id, version, goods }: InputOf<typeof call>,
  caller: StaffCaller,
  { chance }: Pick<Needs, "chance">,
): Promise<Saved> {
  const checked = checkOwnGoods(goods);
  if (!checked.ok) return checked;
  if (id !== undefined) {
    const locked = await lockAsSeen(db, { id, version }, caller);
    if (!locked.ok) return locked;
  }
  const before = id === undefined ? undefined : await loadOwnGoods(db, Number(id));
  const known = await checkReferences(db, goods, before?.goods);
  if (!known.ok) return known;

  const row = { ...rowOf(goods), fetched_at: caller.now };
  const product_id = id === undefined ? await insertAnew(db, row, chance) : Number(id);
  const counted = id === undefined ? 1 : await updateOwnGoods(db, product_id, row);
  const skus = await writeSkus(db, { product_id, goods, stored: before?.skus ?? [] });
  if (!skus.ok) return skus;

  await noteGoodsTexts(db, wordsOf(goods), caller.now);
  await indexOwnGoods(db, [product_id]);
  const after = await loadOwnGoods(db, product_id);
  await recordAudit(db, caller, {
    action: before ? "change_goods" : "create_goods",
    object_kind: "own_goods",
    object_id: String(product_id),
    ...differences(before?.goods, after?.goods),
  });
  return ok({ data: { id: String(product_id), version: counted } });
}

/** In Chinese, as they are stored: what lacks other names is put into them for whoever reads it. */
const wordsOf = ({ names, promotion_titles, options, attributes }: OwnGoods): string[] =>
  [
    names,
    ...(promotion_titles.zh.trim() === "" ? [] : [promotion_titles]),
    ...options.flatMap((option) => [option.names, ...option.values.map((value) => value.names)]),
    ...attributes.flatMap((attribute) => [attribute.names, attribute.values]),
  ].map(({ zh }) => zh.trim());

type GoodsRow = ReturnType<typeof rowOf> & { readonly fetched_at: Date };

async function insertAnew(db: Db, row: GoodsRow, chance: Needs["chance"]): Promise<number> {
  const shop_id = await findOwnShop(db, "三板自營");
  const thid_item_id = `own-${Buffer.from(chance(8)).toString("hex")}`;
  return insertOwnGoods(db, { ...row, shop_id, thid_item_id });
}

async function checkReferences(
  db: Db,
  goods: OwnGoods,
  before: OwnGoods | undefined,
): Promise<Result<null, Refusal<"category_unknown" | "file_unknown">>> {
  const { category_id } = goods;
  const categories = category_id === null ? [] : await findCategories(db);
  if (category_id !== null && !categories.some(({ id }) => id === category_id))
    return refuse({ code: "category_unknown" });
  const known = new Set(before ? picturesUsed(before) : []);
  for (const url of picturesUsed(goods))
    if (!known.has(url) && !(await findStaffFile(db, { url, kind: "goods" })))
      return refuse({ code: "file_unknown" });
  return ok(null);
}

const picturesUsed = ({ images, options }: OwnGoods): string[] =>
  [...images, ...options.flatMap(({ values }) => values.map(({ image }) => image))].filter(
    (address) => address !== "",
  );

function rowOf(goods: OwnGoods) {
  const { lowest, highest } = priceSpanOf(goods);
  const description = sanitiseDescription(goods.description);
  return {
    category_id: goods.category_id,
    item_name: goods.names.zh.trim(),
    names: JSON.stringify(storedNames(goods.names)),
    promotion_title: goods.promotion_titles.zh.trim(),
    promotion_names: JSON.stringify(storedNames(goods.promotion_titles)),
    images: JSON.stringify(goods.images),
    description,
    description_images: JSON.stringify(picturesOf(description)),
    attributes: JSON.stringify(
      goods.attributes.map(({ names, values }) => ({
        name: names.zh.trim(),
        names: storedNames(names),
        value: values.zh.trim(),
        value_names: storedNames(values),
      })),
    ),
    options: JSON.stringify(
      goods.options.map(({ names, values }) => ({
        name: names.zh.trim(),
        names: storedNames(names),
        values: values.map(({ names: valueNames, image }) => ({
          value: valueNames.zh.trim(),
          names: storedNames(valueNames),
          ...(image === "" ? {} : { image }),
        })),
      })),
    ),
    tiers: JSON.stringify(goods.tiers),
    price: goods.tiers[0]?.price ?? lowest,
    min_price: lowest,
    max_price: highest,
    activity_price: goods.activity_price,
    mainland_freight: goods.mainland_freight,
    batch_step: goods.batch_step,
    minimum_batch: Math.max(goods.minimum_batch, goods.batch_step),
    unit: goods.unit,
    goods_class: goods.goods_class,
    weight_g: goods.weight_g,
    is_on_sale: goods.is_on_sale,
  };
}

/** A language without a name is left out, so that its readers get a translation rather than nothing. */
function storedNames(names: WrittenNames): Partial<NamesText> {
  const written = Object.entries(names).map(([language, name]) => [language, name.trim()] as const);
  return Object.fromEntries(written.filter(([, name]) => name !== ""));
}

/** The parts that differ, as they were and as they are. */
function differences(before: OwnGoods | undefined, after: OwnGoods | undefined) {
  if (!before || !after) return { new_value: after };
  const changed = (Object.keys(after) as (keyof OwnGoods)[]).filter(
    (part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]),
  );
  const pick = (goods: OwnGoods) => Object.fromEntries(changed.map((part) => [part, goods[part]]));
  return { old_value: pick(before), new_value: pick(after) };
}
