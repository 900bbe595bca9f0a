import { timingSafeEqual } from "node:crypto";

/** Whether two secrets are the same, in a time that tells nothing of where they differ. */
export const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
