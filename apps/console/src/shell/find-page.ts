import type { Right } from "@sampan/domain/kernel/rights";
import { pathTo } from "../paths.ts";

const tid = /^SP\d{6}[0-9A-HJKMNP-TV-Z]{6}$/i;
const uid = /^[0-9a-hjkmnp-tv-z]{12}$/;
/** Letters of a carrier, then at least eight digits; scanners leave spaces out. */
const expressNo = /^[A-Z]{0,4}\d{8,}$/i;

export type FoundPage = ReturnType<
  | typeof pathTo.order
  | typeof pathTo.customer
  | typeof pathTo.receive
  | typeof pathTo.orders
  | typeof pathTo.customers
>;

/**
 * The page that shows what somebody typed or scanned: an order by its number, a customer by uid, a parcel
 * by its express number at the desk that receives it; anything else is searched for. Undefined for
 * somebody who may see none of these.
 */
export function findPage(typed: string, rights: readonly Right[]): FoundPage | undefined {
  const text = typed.trim();
  const may = (right: Right) => rights.includes(right);
  if (text === "") return undefined;
  if (tid.test(text) && may("view_orders")) return pathTo.order(`SP${text.slice(2)}`);
  if (uid.test(text) && /[a-z]/.test(text) && may("view_customers")) return pathTo.customer(text);
  const scanned = text.replace(/\s/g, "");
  if (expressNo.test(scanned) && may("receive_packages")) return pathTo.receive(scanned);
  if (looksLikePerson(text) && may("view_customers")) return pathTo.customers(text);
  if (may("view_orders")) return pathTo.orders(text);
  return may("view_customers") ? pathTo.customers(text) : undefined;
}

/** A mail address, a mobile number, or a name: anything written in more than Latin letters and digits. */
const looksLikePerson = (text: string): boolean =>
  text.includes("@") || /^(\+|0)\d{8,14}$/.test(text) || /[^\u0020-\u007e]/.test(text);
