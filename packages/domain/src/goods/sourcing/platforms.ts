/**
 * The places goods come from, by the number that travels in `platform`. 2 means unknown; 7 is the
 * group-buying site. [QRY-05..10] [CONST-38] [CONST-39]
 */
export const platformIds = [3, 4, 5, 6, 7] as const;
export type PlatformId = (typeof platformIds)[number];

export const platformNames = {
  3: "alibaba",
  4: "taobao",
  5: "jd",
  6: "pdd",
  7: "group",
} as const satisfies Record<PlatformId, string>;
export type PlatformName = (typeof platformNames)[PlatformId];

export const isPlatformId = (value: unknown): value is PlatformId =>
  platformIds.some((id) => id === value);

/** The same the other way round: nothing else spells these numbers. */
export const platformId = { alibaba: 3, taobao: 4, jd: 5, pdd: 6, group: 7 } as const satisfies {
  readonly [Id in PlatformId as (typeof platformNames)[Id]]: Id;
};

/** What people can do with a marketplace, and how its products tell about themselves. */
export interface Showing {
  /** The orders in which its search by keyword answers; absent where it has none. [SRCH-12] [SRCH-14] [SRCH-15] */
  readonly searchOrders?: readonly ("default" | "price" | "sales")[];
  /** What its own order is called on the wire where that is no number. [CONST-60] */
  readonly defaultOrder?: "total_sales_des";
  /** It finds goods by a picture. */
  readonly findsByPicture?: true;
  /** Its descriptions are long and asked for by themselves. [AGNT-35] */
  readonly describesApart?: true;
}

/** Here and not with the rest of each marketplace, because every page carries this file and none the rest. */
export const showingOf = {
  alibaba: { searchOrders: ["default", "price", "sales"], findsByPicture: true },
  // It cannot sort by price, and its own order is the one by sales.
  taobao: {
    searchOrders: ["default", "sales"],
    defaultOrder: "total_sales_des",
    findsByPicture: true,
    describesApart: true,
  },
  jd: { searchOrders: ["default", "price", "sales"] },
  pdd: {},
  group: {},
} as const satisfies Record<PlatformName, Showing>;

/** The marketplaces of which this is said. */
export type NameHaving<Fact extends keyof Showing> = {
  [Name in PlatformName]: (typeof showingOf)[Name] extends Readonly<Record<Fact, unknown>>
    ? Name
    : never;
}[PlatformName];
export type IdHaving<Fact extends keyof Showing> = (typeof platformId)[NameHaving<Fact>];

/** The same as a list, in the order of their numbers. */
export const platformsHaving = <Fact extends keyof Showing>(fact: Fact) =>
  platformIds.filter((id) => fact in showingOf[platformNames[id]]) as unknown as readonly [
    IdHaving<Fact>,
    ...IdHaving<Fact>[],
  ];
