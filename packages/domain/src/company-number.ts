import { normalizeIdCard } from "./id-card.ts";
import type { Region } from "./regions.ts";

/**
 * True for a number that a company of the region can be registered under: the unified business number of
 * Taiwan, the tax identification number of Thailand. Its form and its check are right; whether the company
 * exists is for people to verify. Spaces and dashes are passed over. [ACC-34] [BO-49]
 */
export function isCompanyNumber(text: string, region: Region): boolean {
  const number = normalizeCompanyNumber(text);
  return region === "TW" ? isUnifiedBusinessNumber(number) : isThaiTaxId(number);
}

/** The form that is stored. */
export const normalizeCompanyNumber = normalizeIdCard;

const weights = [1, 2, 1, 2, 1, 2, 4, 1];

/**
 * Eight digits. Each is weighted, the digits of the products are added, and five divides the sum: since 2023
 * numbers are given out whose sum ten does not divide. A seventh digit of 7 weighs 28, whose digits may be
 * added once more, so the sum may also be one short.
 */
function isUnifiedBusinessNumber(number: string): boolean {
  if (!/^\d{8}$/.test(number) || number === "00000000") return false;
  const sum = weights.reduce((total, weight, at) => {
    const product = Number(number[at]) * weight;
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return sum % 5 === 0 || (number[6] === "7" && (sum + 1) % 5 === 0);
}

/** Thirteen digits, the last of which checks the others; a company's begins with 0, a sole trader's is their own. */
function isThaiTaxId(number: string): boolean {
  if (!/^[0-8]\d{12}$/.test(number) || number === "0000000000000") return false;
  const sum = Array.from(number.slice(0, 12), Number).reduce(
    (total, digit, at) => total + digit * (13 - at),
    0,
  );
  return (11 - (sum % 11)) % 10 === Number(number[12]);
}
