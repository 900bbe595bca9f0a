/** What is kept of an account to compare it with others, as a keyed hash. The first three say whose it is. */
export const markKinds = ["phone", "card", "identity", "home"] as const;
export type MarkKind = (typeof markKinds)[number];
/** What two accounts can have in common. */
export type LikenessKind = MarkKind | "device";

/** Why nothing is given for a friend, or not before a person has looked. */
export const doubtReasons = [
  "same_phone",
  "same_card",
  "same_identity",
  "same_home",
  "same_device",
  "ring",
  "many_at_once",
] as const;
export type DoubtReason = (typeof doubtReasons)[number];

export interface Likeness {
  readonly kind: LikenessKind;
  /** With whoever invited them, or with somebody else who invites or was invited. */
  readonly with: "inviter" | "other";
}

export interface Surroundings {
  readonly alike: readonly Likeness[];
  /** Other friends of the same person who registered within a day of this one. */
  readonly same_day: number;
  /** Those of them who registered from the same network. */
  readonly same_network: number;
}

export interface Judgement {
  /** One of these and nothing is given. */
  readonly refused: readonly DoubtReason[];
  /** One of these and a person looks first. */
  readonly doubted: readonly DoubtReason[];
}

/** A family or a class registers together; more than so many do it for something. */
const friendsOfADay = 5;
const friendsOfANetwork = 3;

const onePerson = { phone: "same_phone", card: "same_card", identity: "same_identity" } as const;
const onePlace = { home: "same_home", device: "same_device" } as const;

/** What is said of the things they share, in one order whatever was found first. */
const reasonsOf = (
  shared: readonly LikenessKind[],
  reasons: Partial<Record<LikenessKind, DoubtReason>>,
): DoubtReason[] =>
  Object.entries(reasons).flatMap(([kind, reason]) =>
    shared.some((one) => one === kind) ? [reason] : [],
  );

/**
 * Whether a friend may bring something. Phone, bank card and identity are a person's own: who shares one with whoever
 * invited them is the same person, and nothing is given. A home or a device is shared in families, and people who
 * share anything with others who take part may be a ring: a person looks at those first. [INV-01]
 */
export function judgeInvitation({ alike, same_day, same_network }: Surroundings): Judgement {
  const shared = alike.filter((one) => one.with === "inviter").map(({ kind }) => kind);
  const isRing = alike.some((one) => one.with === "other") || same_network >= friendsOfANetwork - 1;
  const ring: readonly DoubtReason[] = isRing ? ["ring"] : [];
  const many: readonly DoubtReason[] = same_day >= friendsOfADay ? ["many_at_once"] : [];
  return {
    refused: reasonsOf(shared, onePerson),
    doubted: [...reasonsOf(shared, onePlace), ...ring, ...many],
  };
}
