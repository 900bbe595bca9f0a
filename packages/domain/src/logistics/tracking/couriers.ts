import type { TrackedLeg, Tracker } from "./trackers.ts";

interface CourierFacts {
  /** How people and marketplaces call it; without blanks, in small letters. */
  readonly names: readonly string[];
  /** Kuaidi100's word for it. */
  readonly kuaidi100?: string;
  /** 17TRACK's number for it; where we know none, 17TRACK finds it by the parcel's number. */
  readonly seventeenTrack?: string;
  /** What its numbers look like, where it publishes that; another is a slip of the pen. Never a guess: it would stop a delivery. */
  readonly number?: RegExp;
  /** ECPay's word for it, where ECPay orders it; it tells itself what becomes of its parcels. */
  readonly ecpay?: string;
}

/** The one table of couriers: what each is called by people and by every tracker. */
const facts = {
  sf: { names: ["顺丰", "順豐", "shunfeng", "sfexpress"], kuaidi100: "shunfeng" },
  yto: { names: ["圆通", "圓通", "yuantong", "yto"], kuaidi100: "yuantong" },
  zto: { names: ["中通", "zhongtong", "zto"], kuaidi100: "zhongtong" },
  sto: { names: ["申通", "shentong", "sto"], kuaidi100: "shentong" },
  yunda: { names: ["韵达", "韻達", "yunda"], kuaidi100: "yunda" },
  jt: { names: ["极兔", "極兔", "jtexpress", "j&t"], kuaidi100: "jtexpress" },
  jd: { names: ["京东", "京東", "jdlogistics"], kuaidi100: "jd" },
  deppon: { names: ["德邦", "debang", "deppon"], kuaidi100: "debangkuaidi" },
  // Before EMS, which is a word of its parcels as well.
  thailand_post: {
    names: ["ไปรษณีย์ไทย", "thailandpost", "thaipost", "泰国邮政", "泰國郵政"],
    seventeenTrack: "20041",
    number: /^[A-Z]{2}\d{9}TH$/,
  },
  ems: { names: ["ems"], kuaidi100: "ems", seventeenTrack: "3013" },
  china_post: {
    names: ["邮政", "中国邮政", "中國郵政", "chinapost", "ไปรษณีย์จีน"],
    kuaidi100: "youzhengguonei",
    seventeenTrack: "3011",
  },
  flash: { names: ["flash", "แฟลช"], seventeenTrack: "100235" },
  kex: { names: ["kex", "kerryexpress", "เคอรี่"], seventeenTrack: "100236" },
  hct: { names: ["新竹", "hct"], seventeenTrack: "190466", number: /^\d{10}$/ },
  kerry_tj: { names: ["嘉里", "kerrytj", "大榮"], seventeenTrack: "100704" },
  seven_eleven: { names: ["7-eleven", "7-11", "統一超商"], ecpay: "UNIMARTC2C" },
  family_mart: { names: ["familymart", "全家"], ecpay: "FAMIC2C" },
  hi_life: { names: ["hi-life", "hilife", "萊爾富", "莱尔富"], ecpay: "HILIFEC2C" },
  ok_mart: { names: ["okmart", "ok超商"], ecpay: "OKMARTC2C" },
  tcat: { names: ["t-cat", "tcat", "黑貓", "黑猫"], ecpay: "TCAT" },
} as const satisfies Record<string, CourierFacts>;

export type Courier = keyof typeof facts;
/** Empty where nobody knows yet who carries it. */
export type KnownCourier = Courier | "";

export const couriers = Object.keys(facts) as Courier[];
export const courierFacts: Readonly<Record<Courier, CourierFacts>> = facts;

const isCourier = (word: string): word is Courier => Object.hasOwn(facts, word);

/** A stored word as the courier it stands for; empty for one that left the table. */
export const courierStored = (word: string): KnownCourier => (isCourier(word) ? word : "");

const plainOf = (words: string): string => words.toLowerCase().replaceAll(/\s+/g, "");

/** What stands behind a courier's name and says no more than that it is one. */
const endings =
  /(?:快递|快遞|速递|速遞|速运|速運|快运|快運|物流|宅配通|宅配|宅急便|快遞公司|express|logistics|เอ็กซ์เพรส|เอ็กเพรส)$/;

/**
 * Which courier words are the name of, and nothing else: for what is said in their place. Empty for words in which a
 * name only occurs, such as those of another country's post.
 */
export function courierCalled(words: string): KnownCourier {
  const plain = plainOf(words);
  const bare = plain.replace(endings, "");
  const isName = (name: string): boolean => name === plain || name === bare;
  return couriers.find((one) => courierFacts[one].names.some(isName)) ?? "";
}

/** Which courier words name; empty where they name none that we know. */
export function courierNamed(words: string): KnownCourier {
  const plain = plainOf(words);
  if (plain === "") return "";
  const found = couriers.find((one) =>
    courierFacts[one].names.some((name) => plain.includes(name)),
  );
  return found ?? "";
}

/** Whether a number can be one of this courier's, by its form; yes where we know of none. */
export const isNumberOf = (courier: KnownCourier, number: string): boolean =>
  courier === "" || (courierFacts[courier].number?.test(number) ?? true);

/** Which courier a tracker means by its own word or number; empty for one that is not in our table. */
export const courierOfTracker = (
  tracker: "kuaidi100" | "seventeenTrack",
  word: string,
): KnownCourier =>
  couriers.find((one) => {
    const own = courierFacts[one][tracker];
    return own !== undefined && own === word.replace(/^0+(?=\d)/, "");
  }) ?? "";

interface Tracked {
  readonly leg: TrackedLeg;
  /** A word of our table, or empty. */
  readonly courier: string;
}

/**
 * Who is asked about a parcel, first to last, of those that are connected. Kuaidi100 knows the mainland; couriers that tell
 * us themselves know their parcels best; 17TRACK knows a little of everything.
 */
export function trackersOf(
  { leg, courier }: Tracked,
  connected: ReadonlySet<Tracker>,
): readonly Tracker[] {
  const known = courierStored(courier);
  const tellsItself = known !== "" && courierFacts[known].ecpay !== undefined;
  const wanted: readonly Tracker[] = tellsItself
    ? []
    : leg === "mainland"
      ? ["kuaidi100", "seventeen_track"]
      : known === "thailand_post" || known === "flash" || known === "hct"
        ? [known, "seventeen_track"]
        : ["seventeen_track"];
  return wanted.filter((one) => connected.has(one));
}
