import * as z from "zod/mini";
import { defineCall, type Call } from "./call.ts";
import { paging, Text, WireTime } from "./fields.ts";
import { ListItem, Platform } from "./goods.ts";
import { Product } from "./product.ts";

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
const searchOutput = z.object({
  datalist: z.array(ListItem),
  total: z.int(),
  /** When the marketplace answered this page. */
  fetched_at: WireTime,
  /** True when this is a kept copy that has outlived its freshness: `fetched_at` says how old it is. */
  is_stale: z.boolean(),
});
const searchRefusals = [
  "keyword_needed",
  "platform_unavailable",
  "platform_disabled",
  "too_many_calls",
] as const;

/** [API-44] [API-47] */
export const searchAlibaba = defineCall({
  methods: ["GET", "POST"],
  path: "/gateway/docking/alibaba/search",
  about: "Search 1688 by keyword.",
  access: "anyone",
  mutates: false,
  transaction: "none",
  input: searchInput("1"),
  output: searchOutput,
  refusals: searchRefusals,
});

/** [API-45] [API-47] [CONST-60] */
export const searchTaobao = defineCall({
  methods: ["GET", "POST"],
  path: "/gateway/docking/taobao/item/get_list",
  about: "Search Taobao and Tmall by keyword.",
  access: "anyone",
  mutates: false,
  transaction: "none",
  input: searchInput("total_sales_des"),
  output: searchOutput,
  refusals: searchRefusals,
});

/** [API-46] [API-47] */
export const searchJd = defineCall({
  methods: ["GET", "POST"],
  path: "/gateway/docking/jd/item/get_list",
  about: "Search JD by keyword.",
  access: "anyone",
  mutates: false,
  transaction: "none",
  input: searchInput("1"),
  output: searchOutput,
  refusals: searchRefusals,
});

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
  output: searchOutput,
  refusals: ["file_unknown", "platform_unavailable", "platform_disabled", "too_many_calls"],
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

const sourceRefusals = ["platform_unavailable", "platform_disabled", "too_many_calls"] as const;

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
