import { z } from "zod";
import { Count, Id, Yuan } from "../../read-answer.ts";

/** Vendors write nothing as null, as empty text or, being PHP, as an empty list. */
const isNothing = (value: unknown): boolean =>
  value === null || value === "" || (Array.isArray(value) && value.length === 0);

const orNothing = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (isNothing(value) ? undefined : value), schema.optional());

/** The options of a sku as `0:0;1:2`; `props_list` has the words behind each pair. */
const Sku = z.object({
  sku_id: Id,
  spec_id: orNothing(Id),
  price: orNothing(Yuan),
  quantity: orNothing(Count),
  properties: orNothing(z.string()),
  properties_name: orNothing(z.string()),
});

/**
 * The `item` of `item_get`, as far as we use it. What decides about money and stock has to be readable;
 * a vendor's oddities elsewhere are left out rather than refused.
 */
export const AggregatedItem = z.object({
  title: z.string().min(1),
  price: orNothing(Yuan),
  num: orNothing(Count).catch(undefined),
  min_num: orNothing(Count).catch(undefined),
  nick: orNothing(z.string()),
  detail_url: orNothing(z.string()),
  pic_url: orNothing(z.string()),
  item_imgs: orNothing(z.array(z.object({ url: z.string() }))),
  desc: orNothing(z.string()),
  desc_img: orNothing(z.array(z.string())).catch(undefined),
  props: orNothing(z.array(z.object({ name: z.string(), value: z.string() }))).catch(undefined),
  props_list: orNothing(z.record(z.string(), z.string())),
  prop_imgs: orNothing(
    z.object({
      prop_img: orNothing(z.array(z.object({ properties: z.string(), url: z.string() }))),
    }),
  ).catch(undefined),
  skus: orNothing(z.object({ sku: orNothing(z.array(Sku)) })),
  /** 1688 only: from how many pieces which price, e.g. [["2", "5.9"]]. */
  priceRange: orNothing(z.array(z.tuple([Count, Yuan]))),
  seller_id: orNothing(Id).catch(undefined),
  shop_id: orNothing(Id).catch(undefined),
  seller_info: orNothing(
    z.object({ nick: orNothing(z.string()), sid: orNothing(Id), shop_name: orNothing(z.string()) }),
  ).catch(undefined),
  location: orNothing(z.string()).catch(undefined),
});

export type AggregatedItem = z.output<typeof AggregatedItem>;
export type AggregatedSku = z.output<typeof Sku>;
