import { expect, test } from "vitest";
import { articleLink } from "./article-link.ts";
import { arePicturesDescribed, plainTextOf, sectionsOf } from "./article-text.ts";

test("a text is cut at its headings, which are plain words", () => {
  expect(sectionsOf("<p>a</p><h2>One &amp; <b>two</b></h2><p>b</p><h2></h2><h2>3</h2>")).toEqual([
    { heading: "", html: "<p>a</p>" },
    { heading: "One & two", html: "<p>b</p>" },
    { heading: "3", html: "" },
  ]);
  expect(sectionsOf("")).toEqual([]);
  expect(sectionsOf(" \n<p>a</p>\n<h2>1</h2>\n<p>b</p> ")).toEqual([
    { heading: "", html: "<p>a</p>" },
    { heading: "1", html: "<p>b</p>" },
  ]);
  expect(sectionsOf(" <h2> </h2> ")).toEqual([]);
});

test("a heading inside something else cuts nothing in two", () => {
  const html = "<div><h2>In</h2><p>a<br /></p></div>";
  expect(sectionsOf(`${html}<img src="/a" alt="x" /><h2>Own</h2>${html}`)).toEqual([
    { heading: "", html: `${html}<img src="/a" alt="x" />` },
    { heading: "Own", html },
  ]);
});

test("words of neighbouring cells and lines stay apart, those of a word together", () => {
  expect(plainTextOf("<table><tr><td>a</td><td>b<i>c</i></td></tr></table><p>&lt;d&gt;</p>")).toBe(
    "a bc <d>",
  );
  for (const block of [
    "p",
    "div",
    "h1",
    "h6",
    "li",
    "ul",
    "ol",
    "td",
    "tr",
    "th",
    "table",
    "thead",
    "tbody",
  ])
    expect(plainTextOf(`a<${block} class="x">b</${block}>c`)).toBe("a b c");
  expect(plainTextOf("a<br>b&quot;&amp;")).toBe('a b"&');
});

test("a picture without a description is noticed", () => {
  expect(arePicturesDescribed('<img src="/a" alt="A boat"><p>b</p>')).toBe(true);
  expect(arePicturesDescribed('<img src="/a" alt=" ">')).toBe(false);
  expect(arePicturesDescribed('<img src="/a">')).toBe(false);
  expect(arePicturesDescribed('<img alt="A"><img src="/a">')).toBe(false);
  expect(arePicturesDescribed('<img alt=""><p title="x">')).toBe(false);
  expect(arePicturesDescribed('<img alt=" A boat">')).toBe(true);
  expect(arePicturesDescribed('<img alt="A" src="/a">')).toBe(true);
});

test.each([
  ["/graphic?id=fees", "/graphic?id=fees"],
  ["https://a.test/x?y=1", "/outerChain?url=https%3A%2F%2Fa.test%2Fx%3Fy%3D1"],
  ["http://a.test", "/outerChain?url=https%3A%2F%2Fa.test%2F"],
  ["/outerChain?url=https%3A%2F%2Fa.test%2F", "/outerChain?url=https%3A%2F%2Fa.test%2F"],
  [" /about ", "/about"],
  ["/docs", undefined],
  ["/docsOfOurs", "/docsOfOurs"],
  ["https://shop:secret@a.test/", undefined],
  ["https://:secret@a.test/", undefined],
  ["//evil.test/", undefined],
  ["/\\evil.test", undefined],
  ["/gateway/cart/put_cart?num=9", undefined],
  ["/staff/orders", undefined],
  ["javascript:alert(1)", undefined],
  ["data:text/html,x", undefined],
  ["https://shop@evil.test/", undefined],
])("a link to %s goes to %s [CONT-04]", (written, goes) => {
  expect(articleLink(written)).toBe(goes);
});
