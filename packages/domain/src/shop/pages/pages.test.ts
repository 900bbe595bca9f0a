import { expect, test } from "vitest";
import { byLanguage } from "../../kernel/by-language.ts";
import { type Audience, differsByPerson, everybody, isMeant, type Reader } from "./audience.ts";
import { type Block, blockKinds, isShownAt, turnsOf, type Words } from "./block.ts";
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

const shelf = { source: "category", category_id: 7, goods: [], most: 4 } as const;
test.each<[string, Partial<Block>]>([
  ["a category", { shelf }],
  ["what sells best", { shelf: { ...shelf, source: "ranked", category_id: null } }],
  ["goods that were chosen", { shelf: { ...shelf, source: "picked", goods: ["G1"] } }],
])("a shelf of %s has something to show", (_, change) => {
  expect(lacks({ kind: "goods", ...change })).toEqual([]);
});

test("a shelf of a category that nobody named is empty, and so is one of goods that nobody chose", () => {
  for (const empty of [{ category_id: null }, { source: "picked" as const }])
    expect(lacks({ kind: "goods", shelf: { ...shelf, ...empty } })).toEqual(["b1  goods"]);
});

/** In the order of the kinds: what a block of it lacks that has nothing at all. */
test("a block of each kind asks for what it is made of, and for nothing else [PROMO-17]", () => {
  const empty: Partial<Block> = { title: none, body: none, cards: [], link: "", frame: "" };
  const kindsOf = (change: Partial<Block>) =>
    blockKinds.map((kind) => [
      kind,
      ...new Set(lacks({ ...empty, ...change, kind }).map((text) => text.split(" ").at(-1))),
    ]);
  expect(kindsOf({})).toEqual([
    ["banners", "cards"],
    ["categories"],
    ["goods", "words", "goods"],
    ["notice", "words"],
    ["countdown", "words", "until"],
    ["text", "words"],
    ["picture", "cards"],
    ["coupons", "words", "names"],
    ["campaign", "names"],
    ["articles", "words"],
    ["partner", "words", "frame"],
    ["share", "words"],
    ["rules", "words"],
  ]);
  const full = { title: said, body: said, cards: [card], link: "/cart", frame: "https://a.test/" };
  const filled = { ...full, shelf, until: "2026-12-01", names: ["A"] };
  expect(kindsOf(filled)).toEqual(blockKinds.map((kind) => [kind]));
  const asking = (change: Partial<Block>) =>
    kindsOf({ ...filled, ...change }).flatMap(([kind, ...kinds]) =>
      kinds.length > 0 ? [kind] : [],
    );
  expect(asking({ title: half })).toEqual([
    "categories",
    "goods",
    "notice",
    "countdown",
    "text",
    "coupons",
    "articles",
    "partner",
    "share",
    "rules",
  ]);
  expect(asking({ body: half })).toEqual(["countdown", "text", "share", "rules"]);
  expect(asking({ body: none })).toEqual(["text", "rules"]);
  expect(asking({ link: "//evil.test" })).toEqual(["notice"]);
  expect(asking({ cards: [{ ...card, link: "//evil.test" }] })).toEqual(["banners", "picture"]);
});

test.each<[string, Partial<Block>, readonly string[]]>([
  ["a card that leads to an address of ours", { cards: [{ ...card, link: "/cart" }] }, []],
  ["a card that leads away", { cards: [{ ...card, link: "//evil.test" }] }, ["b1  link"]],
  [
    "a card whose line is half written",
    { cards: [{ ...card, line: half }] },
    ["b1 th words", "b1 en draft"],
  ],
  [
    "a card whose title is half written",
    { cards: [{ ...card, title: half }] },
    ["b1 th words", "b1 en draft"],
  ],
])("of %s publishing names what it lacks", (_, change, expected) => {
  expect(lacks({ kind: "picture", ...change })).toEqual(expected);
});

test("a draft of nothing waits for nobody: its words are missing", () => {
  expect(lacks({ title: { ...half, drafts: ["th"] } })).toEqual(["b1 th words"]);
});

test("a window has two ends, and the second is later", () => {
  const [early, late] = ["2026-11-01T00:00:00.000Z", "2026-12-01T00:00:00.000Z"];
  for (const window of [
    { starts_at: early, ends_at: late },
    { starts_at: late, ends_at: null },
    { starts_at: null, ends_at: early },
  ])
    expect(lacks(window)).toEqual([]);
  expect(lacks({ starts_at: early, ends_at: early })).toEqual(["b1  window"]);
});

test("what asks for a person, a tier or a segment differs by who is logged in, and nothing else does", () => {
  const differs = (asked: Partial<Audience>) => differsByPerson({ ...everybody, ...asked });
  for (const same of [
    {},
    { who: ["visitor", "customer"] },
    { who: ["newcomer", "visitor", "customer"] },
    { regions: ["TH"], languages: ["th"] },
  ] as const)
    expect(differs(same)).toBe(false);
  for (const other of [
    { who: ["visitor"] },
    { who: ["customer"] },
    { who: ["newcomer"] },
    { tiers: ["gold"] },
    { segments: ["aa"] },
  ] as const)
    expect(differs(other)).toBe(true);
});

test("an account is new for its first thirty days", () => {
  const registered = (registered_at: Date): Reader => ({
    ...visitor,
    account: { ...account, registered_at },
  });
  const asked = { ...everybody, who: ["newcomer"] } as const;
  const day30 = new Date(now.getTime() - 30 * 86_400_000);
  expect(isMeant(asked, registered(day30))).toBe(false);
  expect(isMeant(asked, registered(new Date(day30.getTime() + 1)))).toBe(true);
});

test("a page needs its own words and a block", () => {
  expect(whatIsLacking({ title: half, about: none, blocks: [] })).toEqual([
    { block: null, language: "th", kind: "words" },
    { block: null, language: "en", kind: "draft" },
    { block: null, language: null, kind: "blocks" },
  ]);
  expect(whatIsLacking({ title: none, about: half, blocks: [block] })).toHaveLength(6);
});

test("a block comes and goes at its moments, and a countdown folds away when it ends", () => {
  const window = { starts_at: "2026-11-26T04:00:00.000Z", ends_at: null, until: null };
  expect(isShownAt(window, now)).toBe(true);
  expect(isShownAt(window, new Date(now.getTime() - 1))).toBe(false);
  expect(isShownAt({ ...window, ends_at: "2026-11-26T04:00:00.000Z" }, now)).toBe(false);
  expect(isShownAt({ ...window, until: "2026-11-26T04:00:00.000Z" }, now)).toBe(false);
  const always = { starts_at: null, ends_at: null, until: null };
  expect(isShownAt(always, now)).toBe(true);
  expect(isShownAt({ ...always, ends_at: "2026-11-26T04:00:00.001Z" }, now)).toBe(true);
  expect(turnsOf(always)).toEqual([]);
  expect(turnsOf({ ...always, starts_at: "2026-11-26", until: "2026-11-27" })).toEqual([
    new Date("2026-11-26"),
    new Date("2026-11-27"),
  ]);
});

test("pages stand at addresses of their own, never at those of other screens [PROMO-17]", () => {
  expect(landingAddresses.every((each) => isPageAddress(each) && !isTakenAddress(each))).toBe(true);
  expect(isPageAddress("/") && !isTakenAddress("/")).toBe(true);
  const taken = ["/cart", "/goodsDetailOwn/1", "/staff/pages", "/console", "/files/a"];
  expect(taken.filter((address) => !isTakenAddress(address))).toEqual([]);
  expect(["/a", "/a/b.html", "/a/b/c"].every(isPageAddress)).toBe(true);
  expect(landingAddresses).toContain("/zhongguofuzhuang.html");
  const odd = ["", "cart", "//evil.test", "/a b", "/a?x=1", "/a#b", "/a/b/c/d", "/é"];
  expect(odd.filter(isPageAddress)).toEqual([]);
});

test("links lead to addresses of ours alone", () => {
  expect(["/", "/cart", "/goodsListOwn/all?searchValue=a"].every(isOwnLink)).toBe(true);
  const foreign = ["", "cart", "//evil.test", String.raw`/\evil.test`, "https://evil.test", "/a b"];
  expect(foreign.filter(isOwnLink)).toEqual([]);
});
