/** What the warehouse does for a fee, when somebody asks for it. */
export const serviceKinds = [
  "photos",
  "measuring",
  "power_test",
  "remove_box",
  "waterproof",
  "crate",
  "hold",
] as const;
export type ServiceKind = (typeof serviceKinds)[number];

interface ServiceFacts {
  /** Of one line of goods as it lies there, or of the parcel around them. */
  readonly scope: "item" | "parcel";
  /** What shows that it was done: nothing, a picture that is wanted, or one without which it is not done. */
  readonly pictures: "none" | "wanted" | "needed";
  /** It keeps goods from harm on their way; all else tells of them, or waits. */
  readonly protects?: true;
}

const facts = {
  photos: { scope: "item", pictures: "needed" },
  measuring: { scope: "item", pictures: "wanted" },
  power_test: { scope: "item", pictures: "needed" },
  remove_box: { scope: "item", pictures: "none" },
  waterproof: { scope: "parcel", pictures: "none", protects: true },
  crate: { scope: "parcel", pictures: "wanted", protects: true },
  hold: { scope: "parcel", pictures: "none" },
} as const satisfies Record<ServiceKind, ServiceFacts>;

/** What the safest way to ship asks for, where rules call for it. */
export const protectingKinds: readonly ServiceKind[] = serviceKinds.filter(
  (kind) => "protects" in facts[kind],
);

export const scopeOf = (service: ServiceKind): ServiceFacts["scope"] => facts[service].scope;

/** Pictures without which a service is not done. */
export const picturesNeeded = (service: ServiceKind): number =>
  facts[service].pictures === "needed" ? 1 : 0;

export const isPictured = (service: ServiceKind): boolean => facts[service].pictures !== "none";

/** Pictures that one service holds at most. */
export const servicePhotos_max = 8;

/** Services that are asked for at once, at most. */
export const askedAtOnce_max = 20;

/** A parcel is held so many days at most: then it goes on by itself. */
export const holdDays_max = 60;
/** Where its owner names no day. */
export const holdDays_usual = 30;
