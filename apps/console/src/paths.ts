import type { IdentityKind, IdentityState } from "@sampan/domain/people/identities/identities";

/** The site map of the console: every address has one author. Spread into `Link` or `navigate`. */
export const pathTo = {
  dashboard: { to: "/" },
  logIn: (redirect: string) => ({ to: "/log-in", search: { redirect } }),
  reviews: { to: "/reviews" },
  review: (tid: string) => ({ to: "/reviews", search: { tid } }),
  orders: (text?: string) => ({ to: "/orders", search: text === undefined ? {} : { text } }),
  order: (tid: string) => ({ to: "/orders/$tid", params: { tid } }),
  purchases: { to: "/purchases" },
  catalogue: { to: "/catalogue" },
  ownGoods: (id: string) => ({ to: "/catalogue/goods/$id", params: { id } }),
  newGoods: { to: "/catalogue/new" },
  categories: { to: "/catalogue/categories" },
  places: { to: "/catalogue/places" },
  platforms: { to: "/platforms" },
  texts: { to: "/texts" },
  pages: { to: "/pages" },
  newPage: { to: "/pages/new" },
  /** A page of blocks as it was saved last, or in an older version. */
  page: (id: string, version?: number) => ({
    to: "/pages/$id",
    params: { id },
    search: version === undefined ? {} : { version: String(version) },
  }),
  receive: (expressNo?: string) => ({
    to: "/receive",
    search: expressNo === undefined ? {} : { express: expressNo },
  }),
  unclaimed: (text?: string) => ({
    to: "/unclaimed",
    search: text === undefined ? {} : { text },
  }),
  /** What waits to be packed, or what a scanned number belongs to. */
  packing: (number?: string) => ({
    to: "/packing",
    search: number === undefined ? {} : { number },
  }),
  billing: { to: "/billing" },
  boxes: { to: "/boxes" },
  box: (number: string) => ({ to: "/boxes/$number", params: { number } }),
  voyages: { to: "/voyages" },
  voyage: (number: string) => ({ to: "/voyages/$number", params: { number } }),
  deliveries: { to: "/deliveries" },
  shippability: { to: "/shippability" },
  topups: { to: "/topups" },
  rates: { to: "/rates" },
  customers: (search?: string) => ({
    to: "/customers",
    search: search === undefined ? {} : { search },
  }),
  customer: (uid: string) => ({ to: "/customers/$uid", params: { uid } }),
  identities: (search: {
    readonly kind: IdentityKind;
    readonly state: IdentityState;
    readonly only?: string;
  }) => ({ to: "/identities", search }),
  configuration: { to: "/configuration" },
  staff: { to: "/staff" },
  security: { to: "/security" },
  audit: { to: "/audit" },
} as const;
