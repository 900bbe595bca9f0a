import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import { addPage, type PageRow, publishPage } from "@sampan/contract/shop/pages/staff-pages";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import { queryPage } from "@sampan/contract/shop/pages/pages";
import { addDays, formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Language } from "@sampan/domain/kernel/language";
import type { BlockKind } from "@sampan/domain/shop/pages/block";
import type { TestCaller } from "./test-caller.ts";
import { valueOf } from "./value-of.ts";

export type PageWish = InputOf<typeof addPage>;
export type BlockWish = PageWish["blocks"][number];
type Desk = Pick<TestCaller, "call">;

export const everyone = (): PageWish["audience"] => ({
  who: [],
  regions: [],
  languages: [],
  tiers: [],
  segments: [],
});

/** Words in every language, which say which. */
export const said = (text: string): PageWish["title"] => ({
  words: byLanguage((language) => (text === "" ? "" : `${text} ${language}`)),
  drafts: [],
});

/** A block of a kind with a title and nothing else. */
export const blockWish = (
  kind: BlockKind,
  id: string,
  change: Partial<BlockWish> = {},
): BlockWish => ({
  id,
  kind,
  audience: everyone(),
  starts_at: "",
  ends_at: "",
  title: said(id),
  body: said(""),
  link: "",
  cards: [],
  until: "",
  shelf: null,
  names: [],
  frame: "",
  ...change,
});

/** A page of one notice for everybody, from yesterday for a week. */
export const pageWish = (now: Date, change: Partial<PageWish> = {}): PageWish => ({
  name: "入冬",
  address: "/special_one",
  starts_at: formatWireTime(addDays(now, -1), "TW"),
  ends_at: formatWireTime(addDays(now, 7), "TW"),
  audience: everyone(),
  title: said("入冬"),
  about: said(""),
  blocks: [blockWish("notice", "hello")],
  ...change,
});

/** Writes a page and publishes it. Answers its row. */
export async function insertPage(
  desk: Desk,
  now: Date,
  change: Partial<PageWish> = {},
): Promise<PageRow> {
  const { id, version } = valueOf(await desk.call(addPage, pageWish(now, change))).data;
  return valueOf(await desk.call(publishPage, { id, version })).data;
}

/** What a visitor is answered at an address, in a language. */
export async function pageSeenAt(
  reader: Pick<TestCaller, "call" | "cookies">,
  route: string,
  language: Language = "zh",
): Promise<OutputOf<typeof queryPage>> {
  reader.cookies.set("lang", language);
  return valueOf(await reader.call(queryPage, { route }));
}

let addresses = 0;
/** An address at which nobody of this file stands. */
export const freeAddress = (): string => `/free${(addresses += 1)}`;
