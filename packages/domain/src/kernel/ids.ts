import { businessDay } from "./business-time.ts";
import type { Region } from "./regions.ts";

// Crockford's base 32 leaves out I, L, O and U, which people misread or mind.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const randomTidLength = 6;
const uidLength = 12;
const cartIdLength = 16;
const initialPasswordLength = 12;
const recoveryCodeLength = 16;
const couponCodeLength = 16;
const grantNumberLength = 8;
const campaignNumberLength = 8;
const popupNumberLength = 8;
const rewardNumberLength = 8;
const correctionNumberLength = 8;
const statementNumberLength = 8;
const serviceNumberLength = 8;

/**
 * The public number of one payable thing: `SP`, the region's day, and six random characters. It
 * takes six random bytes; the caller retries when the number is taken.
 */
export function newTid(date: Date, region: Region, randomBytes: Uint8Array): string {
  const day = businessDay(date, region).replaceAll("-", "").slice(2);
  return `SP${day}${randomCharacters(randomBytes, randomTidLength)}`;
}

/** A customer's public id: twelve lower-case characters of twelve random bytes. */
export function newUid(randomBytes: Uint8Array): string {
  return randomCharacters(randomBytes, uidLength).toLowerCase();
}

/** The public id of one cart line, of sixteen random bytes. */
export function newCartId(randomBytes: Uint8Array): string {
  return randomCharacters(randomBytes, cartIdLength).toLowerCase();
}

/** A password that an administrator hands out: twelve characters that nobody misreads, of twelve random bytes. */
export const newInitialPassword = (randomBytes: Uint8Array): string =>
  randomCharacters(randomBytes, initialPasswordLength).toLowerCase();

/** A code for the day an authenticator is lost: four groups of four, of sixteen random bytes. */
export const newRecoveryCode = (randomBytes: Uint8Array): string =>
  randomCharacters(randomBytes, recoveryCodeLength)
    .toLowerCase()
    .replaceAll(/.{4}(?=.)/g, "$&-");

/** What a coupon is taken with: sixteen characters of sixteen random bytes, 80 bits that nobody guesses. */
export const newCouponCode = (randomBytes: Uint8Array): string =>
  randomCharacters(randomBytes, couponCodeLength);

/** A coupon's code as it was typed or pasted: in capitals, without the gaps people put into it. */
export const readCouponCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, "");

/** The number of what staff gave away: `GR` and eight characters of eight random bytes. */
export const newGrantNumber = (randomBytes: Uint8Array): string =>
  `GR${randomCharacters(randomBytes, grantNumberLength)}`;

/** The number of a campaign: `CM` and eight characters of eight random bytes. */
export const newCampaignNumber = (randomBytes: Uint8Array): string =>
  `CM${randomCharacters(randomBytes, campaignNumberLength)}`;

/** The number of a popup: `PU` and eight characters of eight random bytes. */
export const newPopupNumber = (randomBytes: Uint8Array): string =>
  `PU${randomCharacters(randomBytes, popupNumberLength)}`;

/** The number of a correction of a balance: `CO` and eight characters of eight random bytes. */
export const newCorrectionNumber = (randomBytes: Uint8Array): string =>
  `CO${randomCharacters(randomBytes, correctionNumberLength)}`;

/** The number of an imported statement: `ST` and eight characters of eight random bytes. */
export const newStatementNumber = (randomBytes: Uint8Array): string =>
  `ST${randomCharacters(randomBytes, statementNumberLength)}`;

/** The number of what a friend brings: `IV` and eight characters of eight random bytes. */
export const newRewardNumber = (randomBytes: Uint8Array): string =>
  `IV${randomCharacters(randomBytes, rewardNumberLength)}`;

/** The number of a service in a warehouse: `SV` and eight characters of eight random bytes. */
export const newServiceNumber = (randomBytes: Uint8Array): string =>
  `SV${randomCharacters(randomBytes, serviceNumberLength)}`;

/** A typed recovery code as it was handed out; undefined for text that can be none. */
export function readRecoveryCode(typed: string): string | undefined {
  const characters = typed
    .toLowerCase()
    .replaceAll(/[\s-]/g, "")
    .replaceAll("o", "0")
    .replaceAll(/[il]/g, "1");
  return /^[0-9a-hjkmnp-tv-z]{16}$/.test(characters)
    ? characters.replaceAll(/.{4}(?=.)/g, "$&-")
    : undefined;
}

/** The number of an order's line; lines count from 1. */
export const oidOf = (tid: string, line: number): string => `${tid}-${line}`;

function randomCharacters(randomBytes: Uint8Array, length: number): string {
  if (randomBytes.length < length) throw new RangeError(`${length} random bytes are needed`);
  // 256 is a multiple of 32, so the low five bits of a byte favour no character.
  return Array.from(randomBytes.subarray(0, length), (byte) => alphabet.charAt(byte & 31)).join("");
}
