import type { NameHaving, PlatformName } from "@sampan/domain/goods/sourcing/platforms";
import * as z from "zod/mini";
import { defineCall, type Call } from "../../kernel/call.ts";
import type { RefusalName } from "../../kernel/error-codes.ts";
import { paging, Text, WireTime } from "../../kernel/fields.ts";
import { ListItem, Platform } from "../catalogue/goods.ts";
import { Product } from "../catalogue/product.ts";

/** Both spellings are accepted; `keywords` is ours. [ITEM-17] [ITEM-18] */
const Keywords = z.optional(z.string().check(z.maxLength(200)));
/** Numbers for every marketplace, one text for Taobao; each accepts both. [API-48] */
const SearchOrder = z.enum(["1", "3", "4", "5", "6", "total_sales_des"]);
const searchInput = (order: z.infer<typeof SearchOrder>) =>
  z.object({
    keywords: Keywords,
    keyWords: Keywords,
    order_by: z._default(SearchOrder, order),
    /** Any number or text; it only keeps caches from answering. */
    timestamp: z.optional(z.string().check(z.maxLength(30))),
    ...paging(10),
  });
/** A call as others describe it as well: they differ in path, and in the refusals that are one marketplace's own. */
type Described<C extends Call, Code extends RefusalName = C["refusals"][number]> = Omit<
  C,
  "path" | "about" | "refusals"
> &
  Pick<Call, "path" | "about"> & { readonly refusals: readonly Code[] };

/** A page of what a marketplace found. */
export const SearchPage = z.object({
  datalist: z.array(ListItem),
  total: z.int(),
  /** When the marketplace answered this page. */
  fetched_at: WireTime,
  /** True when this is a kept copy that has outlived its freshness: `fetched_at` says how old it is. */
  is_stale: z.boolean(),
  /** True when it is an old copy because we may not ask the marketplace anew for now. */
  is_held: z.optional(z.boolean()),
});

/**
 * What any question to a marketplace may be refused. `asked_enough` and `log_in_to_ask` say that we may not put
 * it now, for whoever asks; copies that are stored are answered all the same. [NFR-08]
 */
const sourceRefusals = [
  "platform_unavailable",
  "platform_disabled",
  "too_many_calls",
  "asked_enough",
  "log_in_to_ask",
] as const;
const searchRefusals = ["keyword_needed", ...sourceRefusals] as const;

const searchCall = <const P extends `/${string}`>(
  path: P,
  about: string,
  order: z.infer<typeof SearchOrder>,
) =>
  defineCall({
    methods: ["GET", "POST"],
    path,
    about,
    access: "anyone",
    mutates: false,
    transaction: "none",
    input: searchInput(order),
    output: SearchPage,
    refusals: searchRefusals,
  });

/** [API-44] [API-47] */
export const searchAlibaba = searchCall(
  "/gateway/docking/alibaba/search",
  "Search 1688 by keyword.",
  "1",
);
/** [API-45] [API-47] [CONST-60] */
export const searchTaobao = searchCall(
  "/gateway/docking/taobao/item/get_list",
  "Search Taobao and Tmall by keyword.",
  "total_sales_des",
);
/** [API-46] [API-47] */
export const searchJd = searchCall(
  "/gateway/docking/jd/item/get_list",
  "Search JD by keyword.",
  "1",
);

type SearchCall = Described<typeof searchAlibaba>;
/** The search by keyword of each marketplace that has one. */
export const searchCalls: Readonly<Record<NameHaving<"searchOrders">, SearchCall>> = {
  alibaba: searchAlibaba,
  taobao: searchTaobao,
  jd: searchJd,
};

/** The marketplaces that search by picture. */
const PicturePlatform = z.union([z.literal(3), z.literal(4)]);

/** `imgUrl` is the address of a picture that the caller uploaded with kind `search`. [API-65] */
export const searchByPicture = defineCall({
  methods: ["GET"],
  path: "/gateway/docking/image/search",
  about: "Search a marketplace by an uploaded picture.",
  access: "customer",
  mutates: false,
  transaction: "none",
  input: z.object({
    imgUrl: Text,
    platform: z._default(PicturePlatform, 3),
    ...paging(30),
  }),
  output: SearchPage,
  refusals: ["file_unknown", ...sourceRefusals],
});

/** Numbers nearly everywhere; JD and Pinduoduo also name goods by longer signs. */
const ThidItemId = z.string().check(z.regex(/^[\w-]{1,64}$/));
const detailInput = z.object({
  third_item_id: ThidItemId,
  /** The listing's address, where the caller knows it. */
  url: z.optional(Text),
});
const detailOutput = z.object({ data: Product });

const detailCall = <
  const P extends `/${string}`,
  const R extends readonly Call["refusals"][number][],
>(
  path: P,
  about: string,
  refusals: R,
) =>
  defineCall({
    methods: ["GET"],
    path,
    about,
    access: "anyone",
    mutates: false,
    transaction: "none",
    input: detailInput,
    output: detailOutput,
    refusals,
  });

/** Answers 115059 for a product that is gone. [API-50] [ERR-46] */
export const getAlibabaDetail = detailCall(
  "/gateway/docking/alibaba/item/get_detail",
  "Read a 1688 product.",
  ["item_not_found_1688", ...sourceRefusals],
);
/** [API-49] */
export const getTaobaoDetail = detailCall(
  "/gateway/docking/taobao/item/get_detail",
  "Read a Taobao or Tmall product.",
  ["item_not_found", ...sourceRefusals],
);
/** [API-51] */
export const getJdDetail = detailCall("/gateway/docking/jd/item/get_detail", "Read a JD product.", [
  "item_not_found",
  ...sourceRefusals,
]);
/** Answers 1000 for a passing fault, which a client retries once. [API-52] [AGNT-33] */
export const getPddDetail = detailCall(
  "/gateway/docking/pdd/item/get_detail",
  "Read a Pinduoduo product.",
  ["item_not_found", "pinduoduo_transient", ...sourceRefusals],
);
/** [API-53] */
export const getGroupDetail = detailCall(
  "/gateway/docking/pd/item/get_detail",
  "Read a product of the group-buying site.",
  ["item_not_found", ...sourceRefusals],
);

type DetailCall = Described<typeof getAlibabaDetail, DetailRefusal>;
type DetailRefusal = (
  | typeof getAlibabaDetail
  | typeof getTaobaoDetail
  | typeof getPddDetail
)["refusals"][number];
/** The product of each marketplace. */
export const detailCalls: Readonly<Record<PlatformName, DetailCall>> = {
  alibaba: getAlibabaDetail,
  taobao: getTaobaoDetail,
  jd: getJdDetail,
  pdd: getPddDetail,
  group: getGroupDetail,
};

/** The description as sanitised HTML. [API-54] [AGNT-35] */
export const getTaobaoDescription = defineCall({
  methods: ["GET"],
  path: "/gateway/docking/taobao/item/desc",
  about: "Read the description of a Taobao or Tmall product.",
  access: "anyone",
  mutates: false,
  transaction: "none",
  input: z.object({ itemId: ThidItemId }),
  output: z.object({ data: z.string() }),
  refusals: ["item_not_found", ...sourceRefusals],
});

/** The description of each marketplace that tells it apart. */
export const descriptionCalls: Readonly<
  Record<NameHaving<"describesApart">, Described<typeof getTaobaoDescription, DetailRefusal>>
> = { taobao: getTaobaoDescription };

/** `data` is JSON text: {url, content, picUrl, source, itemId}. [API-55] [SRCH-09] */
export const queryTpwd = defineCall({
  methods: ["POST"],
  path: "/gateway/docking/taobao/tpwd_query",
  about: "Find the product behind a share password.",
  access: "anyone",
  mutates: false,
  transaction: "none",
  input: z.object({ password_content: Text }),
  output: z.object({ data: z.string() }),
  refusals: ["share_password_unknown", "share_password_unsupported", ...sourceRefusals],
});

/** The listing's address behind a 1688 password link. [API-56] */
export const get1688Password = defineCall({
  methods: ["GET"],
  path: "/gateway/docking/alibaba/get_1688_password",
  about: "Find the listing behind a 1688 password link.",
  access: "anyone",
  mutates: false,
  transaction: "none",
  input: z.object({ url: Text }),
  output: z.object({ data: z.string() }),
  refusals: ["link_not_recognised", ...sourceRefusals],
});

/** Only between marketplace hosts, never to private addresses. [API-57] [API-58] [SRCH-39] */
export const resolveShortLink = defineCall({
  methods: ["GET"],
  path: "/gateway/docking/link/resolve_short_link",
  about: "Follow a marketplace's short link to its target.",
  access: "anyone",
  mutates: false,
  transaction: "none",
  input: z.object({ url: Text }),
  output: z.object({ data: z.string() }),
  refusals: ["link_not_recognised", ...sourceRefusals],
});

/** How the short links of a marketplace are followed where they have a way of their own. */
export const shortLinkCalls: Readonly<Partial<Record<PlatformName, typeof get1688Password>>> = {
  alibaba: get1688Password,
};

/** The fallback before a text is searched as a keyword. [API-59] [SRCH-40] */
export const textToId = defineCall({
  methods: ["POST"],
  path: "/gateway/docking/link/text_to_id",
  about: "Find the product a text names: a link in it, a short link, or a share password.",
  access: "anyone",
  mutates: false,
  transaction: "none",
  input: z.object({ content: Text }),
  output: z.object({
    data: z.object({ itemId: z.string(), platform: Platform, url: z.string() }),
  }),
  refusals: [
    "link_not_recognised",
    "share_text_ambiguous",
    "share_password_unsupported",
    ...sourceRefusals,
  ],
});
