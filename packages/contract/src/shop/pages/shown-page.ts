import { blockKinds, shelfSources } from "@sampan/domain/shop/pages/block";
import * as z from "zod/mini";
import { ListItem } from "../../goods/catalogue/goods.ts";
import { PublicKey, WireTime } from "../../kernel/fields.ts";
import { CouponOffer } from "../../money/coupon-shapes.ts";

/** A block as it is shown: words in the caller's language, and what it is filled with. */
export const ShownBlock = z.object({
  id: z.string(),
  kind: z.enum(blockKinds),
  title: z.string(),
  body: z.string(),
  /** An address of ours; empty where it leads nowhere. */
  link: z.string(),
  cards: z.array(
    z.object({
      picture: z.string(),
      alt: z.string(),
      title: z.string(),
      line: z.string(),
      link: z.string(),
    }),
  ),
  /** When a countdown ends, as milliseconds since 1970; null elsewhere. */
  until_ms: z.nullable(z.int()),
  shelf: z.nullable(z.object({ source: z.enum(shelfSources), category_id: z.nullable(z.int()) })),
  item_list: z.array(ListItem),
  coupons: z.array(CouponOffer),
  /** Numbers of campaigns, which each caller reads for themselves. */
  campaigns: z.array(z.string()),
  articles: z.array(
    z.object({ id: z.string(), title: z.string(), summary: z.string(), cdate: WireTime }),
  ),
  /** A partner's page that may be framed; null where none is listed. */
  frame: z.nullable(z.object({ href: z.string(), host: z.string() })),
});
export type ShownBlock = z.infer<typeof ShownBlock>;

export const ShownPage = z.object({
  id: PublicKey,
  route: z.string(),
  name: z.string(),
  about: z.string(),
  start_time: WireTime,
  /** Empty where it has no end. */
  end_time: z.string(),
  blocks: z.array(ShownBlock),
  /** What the time is here, as milliseconds since 1970: phones go wrong. */
  now_ms: z.int(),
});
export type ShownPage = z.infer<typeof ShownPage>;

/** What is read at an address. */
export const PageRead = z.object({
  /** Null where none is open at this address for the caller. */
  data: z.nullable(ShownPage),
  /** Whether somebody with a session may be answered otherwise: they ask for their own. */
  has_own: z.boolean(),
  /** Where none is open: pages that are, those that end first in front. */
  others: z.array(z.object({ route: z.string(), name: z.string() })),
});
