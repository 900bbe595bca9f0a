import type { Platform } from "@sampan/contract/goods";

/** The site map: every address of the storefront has one author. Spread into `Link` or `navigate`. */
export const pathTo = {
  home: { to: "/" },
  category: (id: number) => ({ to: "/category/$goodId", params: { goodId: String(id) } }),
  find: { to: "/agent" },
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
  registered: (redirect: string | undefined) => ({
    to: "/registSuccess",
    search: redirect ? { redirect } : {},
  }),
  completeProfile: { to: "/perfectInfo" },
  settlement: { to: "/settlement" },
  orders: { to: "/orderListOwn" },
  order: (tid: string) => ({ to: "/orderDetailOwn", search: { tid } }),
  payment: (tid: string) => ({ to: "/payment/$tidd", params: { tidd: tid } }),
  privacy: { to: "/privacy" },
} as const;
