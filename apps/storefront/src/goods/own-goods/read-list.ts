import { shopMark, type OwnList } from "../../paths.ts";

/** The list that an address names; undefined where it names none. */
export function readList(name: string): OwnList | undefined {
  if (name === "all") return {};
  if (/^[1-9]\d{0,8}$/.test(name)) return { categoryId: Number(name) };
  const shopId = name.startsWith(shopMark) ? name.slice(shopMark.length) : "";
  return /^[0-9a-f]{20}$/.test(shopId) ? { shopId } : undefined;
}
