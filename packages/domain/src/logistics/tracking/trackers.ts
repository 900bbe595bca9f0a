/** Who tells where parcels of couriers are. */
export const trackers = ["kuaidi100", "seventeen_track", "thailand_post", "flash", "hct"] as const;
export type Tracker = (typeof trackers)[number];

/** What they call themselves, everywhere alike. */
export const trackerNames = {
  kuaidi100: "Kuaidi100",
  seventeen_track: "17TRACK",
  thailand_post: "Thailand Post",
  flash: "Flash Express",
  hct: "HCT 新竹物流",
} as const satisfies Record<Tracker, string>;

/** To the warehouse in the mainland, or from the warehouse of the destination to a door. */
export const trackedLegs = ["mainland", "door"] as const;
export type TrackedLeg = (typeof trackedLegs)[number];

/** A value for each tracker. */
export const byTracker = <T>(make: (tracker: Tracker) => T): Record<Tracker, T> => ({
  kuaidi100: make("kuaidi100"),
  seventeen_track: make("seventeen_track"),
  thailand_post: make("thailand_post"),
  flash: make("flash"),
  hct: make("hct"),
});

/** What they take before an operator says otherwise: asks a minute and a day, and what a thousand cost in cents of yuan. */
export const trackerDefaults: Readonly<
  Record<Tracker, { readonly per_minute: number; readonly per_day: number; readonly price: number }>
> = {
  kuaidi100: { per_minute: 300, per_day: 20_000, price: 6_000 },
  seventeen_track: { per_minute: 600, per_day: 20_000, price: 10_000 },
  thailand_post: { per_minute: 100, per_day: 1_000, price: 0 },
  flash: { per_minute: 60, per_day: 5_000, price: 0 },
  hct: { per_minute: 200, per_day: 20_000, price: 0 },
};
