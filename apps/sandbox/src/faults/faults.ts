export const upstreams = [
  "1688",
  "taobao",
  "top",
  "jd",
  "pdd",
  "aggregator",
  "groupbuy",
  "links",
  "ecpay",
  "ecpay_invoice",
  "ecpay_logistics",
  "omise",
  "line_log_in",
  "line_messages",
  "web_push",
  "google_log_in",
  "sms",
  "rates",
  "translation",
  "pictures",
  "s3",
  "kuaidi100",
  "seventeen_track",
  "thailand_post",
  "flash",
  "hct",
] as const;
export type Upstream = (typeof upstreams)[number];

/** What can go wrong with anything that speaks HTTP. */
const onTheWire = ["throttle", "slow", "error", "reset", "malformed", "charset", "html"] as const;
/** What can be wrong with goods. */
const withGoods = ["sold_out", "price_change"] as const;
/** Where a short link can lead instead of to its product. */
const withLinks = ["expired_link", "foreign_link", "private_link", "link_loop"] as const;

/** What can go wrong with an office that numbers: it did it and nobody heard, or it has no numbers left. */
const withNumbers = ["lost_answer", "no_numbers"] as const;

export const faultKinds = [
  ...onTheWire,
  "busy",
  "expired_token",
  ...withGoods,
  ...withLinks,
  ...withNumbers,
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** The faults each upstream knows; all others are refused at the control desk. */
export const faultKindsOf: Readonly<Record<Upstream, readonly FaultKind[]>> = {
  "1688": [...onTheWire, "busy", "expired_token", ...withGoods],
  taobao: [...onTheWire, "busy", "expired_token", ...withGoods],
  top: [...onTheWire, "busy", "expired_token", ...withGoods],
  jd: [...onTheWire, "busy", "expired_token", ...withGoods],
  pdd: [...onTheWire, "busy", "expired_token", ...withGoods],
  aggregator: [...onTheWire, "busy", "expired_token", ...withGoods],
  groupbuy: [...onTheWire, "busy", "expired_token", ...withGoods],
  links: [...onTheWire, ...withLinks],
  ecpay: onTheWire,
  ecpay_invoice: [...onTheWire, ...withNumbers],
  ecpay_logistics: [...onTheWire, "lost_answer"],
  omise: onTheWire,
  line_log_in: onTheWire,
  line_messages: onTheWire,
  web_push: [...onTheWire, "busy"],
  google_log_in: onTheWire,
  sms: onTheWire,
  rates: onTheWire,
  translation: onTheWire,
  pictures: onTheWire,
  s3: onTheWire,
  kuaidi100: [...onTheWire, "busy"],
  seventeen_track: [...onTheWire, "busy"],
  thailand_post: [...onTheWire, "busy"],
  flash: [...onTheWire, "busy"],
  hct: [...onTheWire, "busy"],
};

export type Fault = {
  readonly kind: FaultKind;
  /** How many calls it still spoils. */
  readonly times: number;
  /** How long a slow call takes. */
  readonly delay_ms: number;
  /** What a changed price is of the old one. */
  readonly price_percent: number;
};

/** The faults switched on at the moment, at most one for each upstream. */
export type Faults = {
  switchOn(upstream: Upstream, fault: Fault): void;
  clear(): void;
  list(): Readonly<Partial<Record<Upstream, Fault>>>;
  /** Counts a call of an upstream and gives the fault that spoils it, counted down. */
  take(upstream: Upstream): Fault | undefined;
  /** How often each upstream was called since the start or the last `clear`. */
  calls(): Readonly<Partial<Record<Upstream, number>>>;
};

export function createFaults(): Faults {
  const faultByUpstream = new Map<Upstream, Fault>();
  const callsByUpstream = new Map<Upstream, number>();
  return {
    switchOn: (upstream, fault) => void faultByUpstream.set(upstream, fault),
    clear() {
      faultByUpstream.clear();
      callsByUpstream.clear();
    },
    list: () => Object.fromEntries(faultByUpstream),
    calls: () => Object.fromEntries(callsByUpstream),
    take(upstream) {
      callsByUpstream.set(upstream, (callsByUpstream.get(upstream) ?? 0) + 1);
      const fault = faultByUpstream.get(upstream);
      if (!fault) return undefined;
      if (fault.times <= 1) faultByUpstream.delete(upstream);
      else faultByUpstream.set(upstream, { ...fault, times: fault.times - 1 });
      return fault;
    },
  };
}
