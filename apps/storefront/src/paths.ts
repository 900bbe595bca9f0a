import type { Platform } from "@sampan/contract/goods/catalogue/goods";
import type { OrderTab } from "@sampan/domain/trade/orders/order-tabs";

/** A list of our own goods, as its address names it: all, a category, or one of our shops. */
export interface OwnList {
  readonly categoryId?: number;
  readonly shopId?: string;
}

export const shopMark = "shop-";

/** What stands in the address: `all`, the category's id, or `shop-` and the shop's. [RT-45] */
export const nameOfList = ({ categoryId, shopId }: OwnList): string =>
  shopId === undefined ? String(categoryId ?? "all") : `${shopMark}${shopId}`;

/**
 * The site map: every address of the storefront has one author. Spread into `Link` or `navigate`, which know the
 * words that a page takes: those of a noun pass through here as they are.
 */
export const pathTo = {
  home: { to: "/" },
  category: (id: number) => ({ to: "/category/$goodId", params: { goodId: String(id) } }),
  /** Goods of our own: all of them, of a category, or of one of our shops. */
  ownGoods: <Order extends string = never>(
    list: OwnList = {},
    { words, order }: { readonly words?: string; readonly order?: Order } = {},
  ) => ({
    to: "/goodsListOwn/$goodId",
    params: { goodId: nameOfList(list) },
    search: {
      ...(words ? { searchValue: words } : {}),
      ...(order && order !== "default" ? { order } : {}),
    },
  }),
  /** Where converted amounts come from. */
  rate: { to: "/fees", hash: "rate" },
  leaderboard: { to: "/leaderboard" },
  shops: { to: "/goodStore" },
  find: { to: "/agent" },
  findAgain: (words: string) => ({ to: "/agent", search: { searchValue: words } }),
  /** With the sheet for a photo open. */
  findByPhoto: (words: string) => ({
    to: "/agent",
    search: words ? { photo: true, searchValue: words } : { photo: true },
  }),
  pictureResults: <Search extends { readonly imgUrl: string }>(search: Search) => ({
    to: "/searchMap",
    search,
  }),
  results: <Search extends { readonly searchValue: string }>(search: Search) => ({
    to: "/goodsListAgent",
    search,
  }),
  cart: { to: "/cart" },
  mine: { to: "/mine" },
  notices: { to: "/notice" },
  settings: { to: "/changeLanguage" },
  ownProduct: (id: string) => ({ to: "/goodsDetailOwn/$goodId", params: { goodId: id } }),
  agentProduct: (goods: { id: string; platform: Platform; url: string }) => ({
    to: "/goodsDetailAgent/$goodId",
    params: { goodId: goods.id },
    search: { platform: goods.platform, urltb: goods.url },
  }),
  login: (redirect: string | undefined) => ({ to: "/login", search: redirect ? { redirect } : {} }),
  register: (redirect: string | undefined) => ({
    to: "/register",
    search: redirect ? { redirect } : {},
  }),
  setPassword: { to: "/setPassword" },
  resetPassword: (redirect: string | undefined) => ({
    to: "/resetPassword",
    search: redirect ? { redirect } : {},
  }),
  /** The three steps to being allowed to order lead back to where they were asked for. */
  completeProfile: (redirect?: string) => ({
    to: "/perfectInfo",
    search: redirect ? { redirect } : {},
  }),
  realName: (redirect?: string) => ({
    to: "/editRealName",
    search: redirect ? { redirect } : {},
  }),
  checkout: { to: "/settlement" },
  orderOwn: (tid: string) => ({ to: "/makeOrderOwn/$tid", params: { tid } }),
  orders: { to: "/orderListOwn" },
  order: (tid: string) => ({ to: "/orderDetailOwn", search: { tid } }),
  payment: (tid: string) => ({ to: "/payment/$tidd", params: { tidd: tid } }),
  parcelPayment: (tids: readonly string[]) => ({
    to: "/paymentBox",
    search: { tids: tids.join(",") },
  }),
  paymentFailed: (tids: readonly string[]) => ({
    to: "/payFailure",
    search: { tids: tids.join(",") },
  }),
  ordersOfTab: <Filter extends object>(tab: OrderTab, filter?: Filter) => ({
    to: "/orderListOwn",
    search: { tab, ...filter },
  }),
  parcels: { to: "/orderListAgent" },
  parcel: (tid: string) => ({ to: "/packageDetail/$goodId", params: { goodId: tid } }),
  addresses: { to: "/addressList" },
  /** For a checkout, the new address is chosen there. */
  addAddress: (use?: "settlement") => ({ to: "/addressEdit", search: use ? { use } : {} }),
  accountSettings: { to: "/setting" },
  wallet: { to: "/myWallet" },
  coupons: { to: "/myCoupon" },
  article: (id: string) => ({ to: "/graphic", search: { id } }),
  problems: { to: "/problems" },
  /** Conversations with us; a visitor reads what that is. */
  workOrders: { to: "/workOrder" },
  freight: { to: "/freightEstimation" },
  agreement: { to: "/agreement" },
  privacy: { to: "/privacy" },
} as const;
