import { expect, test } from "vitest";
import { filesNamed, isTest, offenders, withoutComments, type Source } from "./read-sources.ts";

/**
 * Whatever page of the storefront shows a list, or one thing in detail, says through `ReadAnew` that it is being read
 * anew. A new page comes here by itself, and has it or says why not.
 */

const storefront = filesNamed("apps/storefront/src/**/*.tsx").filter((file) => !isTest(file));

/** A list that grows, a whole one, and a page of one thing; routes that show one themselves. */
const readsWhatItShows = ({ path, text }: Source): boolean =>
  /\buse(?:Suspense)?InfiniteQuery\(/.test(text) ||
  (/\buse(?:Suspense)?Query\(/.test(text) &&
    ((path.endsWith("-page.tsx") && /\.datalist\b|\{ datalist\b/.test(text)) ||
      path.endsWith("detail-page.tsx") ||
      path.includes("routes/goodsDetail")));

/** What reads a list, and shows no page of it that could be read anew. */
const others: Readonly<Record<string, string>> = {
  "goods/own-goods/own-goods-page.tsx": "counts the goods; goods-list.tsx shows them",
  "logistics/merging/merge-page.tsx": "a form, which keeps what was chosen",
  "money/bank-cards/card-form-page.tsx": "a form; own-cards.tsx shows the accounts above it",
  "money/withdrawals/withdraw-page.tsx": "a form, which keeps what was typed",
  "people/addresses/address-form-page.tsx": "a form, which keeps what was typed",
  "shop/content/help-found.tsx": "articles, which no act changes",
  "shop/content/problems-page.tsx": "questions and articles, which no act changes",
  "shop/home/home-page.tsx": "a collection, which no act changes",
  "trade/refunds/request-page.tsx": "a form, which keeps what was typed",
};

const saysSo = ({ text }: Source): boolean => /<ReadAnew\b/.test(text);
const nameOf = ({ path }: Source): string => path.replace("apps/storefront/src/", "");

test("every page that shows a list or one thing in detail lies under the one overlay while it is read anew [SRCH-18] [AGNT-30]", () => {
  const pages = storefront
    .map((file) => ({ ...file, text: withoutComments(file.text) }))
    .filter(readsWhatItShows);
  expect(pages.length).toBeGreaterThan(20);
  expect(
    offenders(pages, (page) => !saysSo(page) && !(nameOf(page) in others)),
    "show what they read, without <ReadAnew>",
  ).toEqual([]);
  expect(
    Object.keys(others).filter((name) => !pages.some((page) => nameOf(page) === name)),
  ).toEqual([]);
});

test("no page of the storefront draws an overlay of its own", () => {
  const drawers = offenders(storefront, ({ text }) => /\bLoadingOverlay\b/.test(text));
  expect(drawers).toEqual(["apps/storefront/src/shell/read-anew.tsx"]);
});
