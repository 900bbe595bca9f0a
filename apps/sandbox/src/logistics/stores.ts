/** Ways of this world: what ECPay calls them, what it takes for one, and the codes of what happens. */
export const ways = {
  UNIMARTC2C: {
    cvs: "UNIMART",
    name: "7-ELEVEN",
    charge: 65,
    codes: {
      dropped_off: "2068",
      on_the_way: "2030",
      at_store: "2073",
      delivered: "2067",
      uncollected: "2074",
      returned: "2072",
      store_closed: "2101",
      lost: "2042",
    },
  },
  FAMIC2C: {
    cvs: "FAMI",
    name: "全家 FamilyMart",
    charge: 65,
    codes: {
      dropped_off: "3032",
      on_the_way: "3024",
      at_store: "3018",
      delivered: "3022",
      uncollected: "3020",
      store_closed: "7011",
      lost: "7006",
    },
  },
  HILIFEC2C: {
    cvs: "HILIFE",
    name: "萊爾富 Hi-Life",
    charge: 55,
    codes: {
      dropped_off: "3032",
      on_the_way: "3024",
      at_store: "3018",
      delivered: "3022",
      uncollected: "3020",
      store_closed: "7011",
      lost: "7006",
    },
  },
  OKMARTC2C: {
    cvs: "OKMART",
    name: "OK mart",
    charge: 50,
    codes: { dropped_off: "3032", at_store: "2073", delivered: "3022", uncollected: "2074" },
  },
  TCAT: {
    cvs: "",
    name: "黑貓宅急便",
    charge: 110,
    codes: {
      on_the_way: "3001",
      out_for_delivery: "3006",
      delivered: "3003",
      absent: "3002",
      address_wrong: "3008",
      refused: "3117",
      lost: "5002",
      returned: "5008",
    },
  },
} as const satisfies Record<
  string,
  {
    readonly cvs: string;
    readonly name: string;
    readonly charge: number;
    readonly codes: Readonly<Record<string, string>>;
  }
>;
export type SubType = keyof typeof ways;

export const isSubType = (word: string): word is SubType => Object.hasOwn(ways, word);

export type SandboxStore = {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly phone: string;
};

const places = [
  ["信義松壽", "臺北市信義區松壽路12號"],
  ["板橋府中", "新北市板橋區府中路32號"],
  ["桃園中正", "桃園市桃園區中正路456號"],
  ["臺中公益", "臺中市西區公益路68號"],
  ["臺南中山", "臺南市中西區中山路79號"],
  ["高雄三多", "高雄市苓雅區三多四路21號"],
] as const;

/** Numbers of stores begin by their chain. */
const first = { UNIMART: 131_380, FAMI: 6_610, HILIFE: 4_520, OKMART: 1_310 } as const;

/** The stores of a chain; none for a word that is no chain. */
export const storesOf = (cvs: string): readonly SandboxStore[] =>
  cvs in first
    ? places.map(([name, address], at) => ({
        id: String(first[cvs as keyof typeof first] + at).padStart(6, "0"),
        name: `${name}門市`,
        address,
        phone: `02-2345-${String(1000 + at)}`,
      }))
    : [];

export const chains = Object.keys(first);
