import { expect, test } from "vitest";
import { byLanguage } from "../../kernel/by-language.ts";
import { type Audience, everybody, isMeant, type Reader } from "./audience.ts";
import { type Block, isShownAt, type Words } from "./block.ts";
import { type PageContent, whatIsLacking } from "./check-page.ts";
import { isOwnLink, isPageAddress, landingAddresses } from "./page-address.ts";
import { isTakenAddress } from "./screens.ts";

const now = new Date("2026-11-26T04:00:00.000Z");
const visitor: Reader = { region: "TW", language: "zh-TW", account: null, now };
const account = { registered_at: new Date("2026-11-01"), tier: "classic", segments: [] } as const;
const newcomer: Reader = { ...visitor, account };
const golden: Reader = {
  ...visitor,
  account: { registered_at: new Date("2025-01-01"), tier: "gold", segments: ["aa"] },
};

test.each<[string, Partial<Audience>, readonly boolean[]]>([
  ["everybody", {}, [true, true, true]],
  ["visitors", { who: ["visitor"] }, [true, false, false]],
  ["who is logged in", { who: ["customer"] }, [false, true, true]],
  ["newcomers", { who: ["newcomer"] }, [false, true, false]],
  ["visitors and newcomers", { who: ["visitor", "newcomer"] }, [true, true, false]],
  ["Thailand", { regions: ["TH"] }, [false, false, false]],
  ["readers of Thai or of Taiwan's Chinese", { languages: ["th", "zh-TW"] }, [true, true, true]],
  ["a tier", { tiers: ["gold"] }, [false, false, true]],
  ["a segment", { segments: ["aa", "bb"] }, [false, false, true]],
  ["a tier in Thailand", { tiers: ["gold"], regions: ["TH"] }, [false, false, false]],
])("what is for %s is shown to nobody else [PROMO-11]", (_, asked, meant) => {
  const audience = { ...everybody, ...asked };
  expect([visitor, newcomer, golden].map((reader) => isMeant(audience, reader))).toEqual(meant);
});

const said: Words = { words: byLanguage(() => "字"), drafts: [] };
const none: Words = { words: byLanguage(() => ""), drafts: [] };
const half: Words = { words: { ...said.words, th: " " }, drafts: ["en"] };
const block: Block = {
  id: "b1",
  kind: "notice",
  audience: everybody,
  starts_at: null,
  ends_at: null,
  title: said,
  body: none,
  link: "",
  cards: [],
  until: null,
  shelf: null,
  names: [],
  frame: "",
};
const card = { picture: "/files/a", alt: said, title: none, line: none, link: "" };
const page = (...blocks: Block[]): PageContent => ({ title: said, about: none, blocks });
const lacks = (change: Partial<Block>) =>
  whatIsLacking(page({ ...block, ...change })).map(({ block: at, language, kind }) =>
    [at, language, kind].join(" "),
  );

test.each<[string, Partial<Block>, readonly string[]]>([
  ["nothing of a whole notice", {}, []],
  [
    "words in Thai, and a person for a draft in English",
    { title: half },
    ["b1 th words", "b1 en draft"],
  ],
  [
    "the description of a picture",
    { kind: "picture", cards: [{ ...card, alt: half }] },
    ["b1 th alt", "b1 en draft"],
  ],
  ["a picture", { kind: "picture", cards: [{ ...card, picture: "" }] }, ["b1  picture"]],
  ["banners", { kind: "banners" }, ["b1  cards"]],
  ["an address of ours", { link: "https://elsewhere.test/" }, ["b1  link"]],
  ["the end of a countdown", { kind: "countdown" }, ["b1  until"]],
  [
    "a window that ends after it begins",
    { starts_at: "2026-12-01T00:00:00.000Z", ends_at: "2026-11-01T00:00:00.000Z" },
    ["b1  window"],
  ],
  ["goods", { kind: "goods" }, ["b1  goods"]],
  [
    "chosen goods",
    { kind: "goods", shelf: { source: "picked", category_id: null, goods: [], most: 4 } },
    ["b1  goods"],
  ],
  ["campaigns", { kind: "campaign", title: none }, ["b1  names"]],
  ["a partner", { kind: "partner" }, ["b1  frame"]],
  ["the words of rules", { kind: "rules", body: half }, ["b1 th words", "b1 en draft"]],
  ["nothing where all of it is left out", { kind: "text", title: none, body: said }, []],
])("publishing names block and language that lack %s [PROMO-17]", (_, change, expected) => {
  expect(lacks(change)).toEqual(expected);
});

test("a page needs its own words and a block", () => {
  expect(whatIsLacking({ title: half, about: none, blocks: [] })).toEqual([
    { block: null, language: "th", kind: "words" },
    { block: null, language: "en", kind: "draft" },
    { block: null, language: null, kind: "blocks" },
  ]);
});

test("a block comes and goes at its moments, and a countdown folds away when it ends", () => {
  const window = { starts_at: "2026-11-26T04:00:00.000Z", ends_at: null, until: null };
  expect(isShownAt(window, now)).toBe(true);
  expect(isShownAt(window, new Date(now.getTime() - 1))).toBe(false);
  expect(isShownAt({ ...window, ends_at: "2026-11-26T04:00:00.000Z" }, now)).toBe(false);
  expect(isShownAt({ ...window, until: "2026-11-26T04:00:00.000Z" }, now)).toBe(false);
});

test("pages stand at addresses of their own, never at those of other screens [PROMO-17]", () => {
  expect(landingAddresses.every((each) => isPageAddress(each) && !isTakenAddress(each))).toBe(true);
  expect(isPageAddress("/") && !isTakenAddress("/")).toBe(true);
  const taken = ["/cart", "/goodsDetailOwn/1", "/staff/pages", "/console", "/files/a"];
  expect(taken.filter((address) => !isTakenAddress(address))).toEqual([]);
  const odd = ["", "cart", "//evil.test", "/a b", "/a?x=1", "/a#b", "/a/b/c/d", "/é"];
  expect(odd.filter(isPageAddress)).toEqual([]);
});

test("links lead to addresses of ours alone", () => {
  expect(["/", "/cart", "/goodsListOwn/all?searchValue=a"].every(isOwnLink)).toBe(true);
  const foreign = ["", "cart", "//evil.test", String.raw`/\evil.test`, "https://evil.test", "/a b"];
  expect(foreign.filter(isOwnLink)).toEqual([]);
});
