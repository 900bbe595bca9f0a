import { readOuterAddress } from "@sampan/domain/shop/content/outer-address";
import { platformDomains } from "@sampan/domain/goods/sourcing/listing-address";
import { expect, test } from "vitest";
import { placeAfterLogIn } from "../../apps/console/src/people/sessions/place-after-log-in.ts";
import { productKeyOf } from "../../apps/storefront/src/goods/product/product-address.ts";
import { redirectTarget } from "../../apps/storefront/src/shell/redirect-target.ts";
import { pathHere } from "../../apps/storefront/src/places/app/answer-app.ts";
import { addressOfHash } from "../../apps/storefront/src/shell/address-of-hash.ts";
import { tellPromise } from "./support/tell-promise.ts";

/** Ways to write a foreign host. */
const hosts = [
  "evil.test",
  "evil.test:443",
  "user:secret@evil.test",
  "sampan.test@evil.test",
  "sampan.test:pw@evil.test",
  "sampan.test.evil.test",
  "evil.test%2f.sampan.test",
  "evil%E3%80%82test",
  "evil。test",
  "2130706433",
  "0x7f000001",
  "[::1]",
  "①②⑦.⓪.⓪.①",
];

/** Ways to make it look like a path of ours, or to be run instead of opened. */
const shapes: readonly ((host: string) => string)[] = [
  (host) => `https://${host}`,
  (host) => `http://${host}/`,
  (host) => `HTTPS:${host}`,
  (host) => `https:/${host}`,
  (host) => `https:\\${host}`,
  (host) => `//${host}`,
  (host) => `///${host}`,
  (host) => `////${host}//`,
  (host) => `/\\${host}`,
  (host) => `\\\\${host}`,
  (host) => `\\/${host}`,
  (host) => `/\t/${host}`,
  (host) => `/\n/${host}`,
  (host) => `\t//${host}`,
  (host) => ` //${host}`,
  (host) => `/\u0000/${host}`,
  (host) => `/\u2028/${host}`,
  (host) => `/\u3000/${host}`,
  (host) => `／／${host}`,
  (host) => `/%2f${host}`,
  (host) => `/%5c${host}`,
  (host) => `/%09/${host}`,
  (host) => `/%00/${host}`,
  (host) => `/.//${host}`,
  (host) => `/..//${host}`,
  (host) => `/./\\${host}`,
  (host) => `/x/..//${host}`,
  (host) => `/x/%2e%2e//${host}`,
  (host) => `/;@${host}`,
  (host) => `@${host}`,
  (host) => `//;@${host}`,
  (host) => `ftp://${host}`,
  (host) => `//${host}/%2f..`,
  (host) => `/?redirect=//${host}`,
  (host) => `javascript://${host}/%0aalert(1)`,
  (host) => `javascript:alert('${host}')`,
  (host) => `java\tscript:alert('${host}')`,
  (host) => `data:text/html,<script>location='//${host}'</script>`,
  (host) => `vbscript:msgbox("${host}")`,
  (host) => `blob:https://${host}/x`,
  (host) => `about:blank#${host}`,
  (host) => `<>//${host}`,
  (host) => `/login/?redirect=//${host}`,
];

const hostile = hosts.flatMap((host) => shapes.map((shape) => shape(host)));

/** As an address bar holds it: as it is, escaped, and escaped twice. */
const written = (value: string): readonly string[] => [
  value,
  encodeURIComponent(value.toWellFormed()),
  encodeURIComponent(encodeURIComponent(value.toWellFormed())),
];

const own = "https://sampan.test";

/** Where a browser goes: from any page of ours, by the whole address or by what it says of its path. */
function leaves(target: string): boolean {
  return ["/", "/login", "/goodsDetailAgent/1"].some((page) => {
    const address = URL.parse(target, own + page);
    return address?.origin !== own || URL.parse(address.pathname, own)?.origin !== own;
  });
}

type Read = (redirect: string | undefined) => string;

/** How many of the hostile values lead away, read as the log-in page reads its address. */
function countLeaving(read: Read): { read: number; leaving: string[] } {
  const values = hostile
    .flatMap(written)
    .map((value) => new URLSearchParams(`?redirect=${value}`).get("redirect") ?? undefined);
  // And as they are, for whoever hands them over by another way.
  const all = [...values, ...hostile];
  return { read: all.length, leaving: all.map((value) => read(value)).filter(leaves) };
}

test.each([
  ["the storefront", redirectTarget],
  ["the console", placeAfterLogIn],
] as const)("a log-in at %s leads to no other site [QRY-13]", (name, read) => {
  const { read: count, leaving } = countLeaving(read);
  tellPromise({
    promise: 35,
    name: `Redirect stays at home: ${name}`,
    target: "0 leave the origin",
    figure: `${leaving.length} of ${count}`,
  });
  expect(hostile.length).toBeGreaterThanOrEqual(324);
  expect(leaving).toEqual([]);
});

test("a path of ours is returned to with its query [QRY-12]", () => {
  for (const path of [
    "/cart",
    "/orderDetailOwn?tid=SP261120AB12CD",
    "/agent?searchValue=%E8%A1%A3#x",
  ])
    expect(redirectTarget(path)).toBe(path);
});

test("no old hash address leads away", () => {
  const leaving = hostile.map((value) => addressOfHash(`#${value}`, false) ?? "/").filter(leaves);
  expect(leaving).toEqual([]);
});

test("the listing that an address names is one of its marketplace, or is not linked to", () => {
  const linked = hostile.flatMap((urltb) => {
    const key = productKeyOf({ goodsId: "42", platform: "4", urltb }, {});
    return key?.url === undefined ? [] : [key.url];
  });
  const foreign = linked.filter((url) => {
    const host = new URL(url).hostname;
    return !platformDomains[4].some((domain) => host === domain || host.endsWith(`.${domain}`));
  });
  tellPromise({
    promise: 35,
    name: "Redirect stays at home: original listing",
    target: "0 links to elsewhere",
    figure: `${foreign.length} of ${hostile.length}`,
  });
  expect(foreign).toEqual([]);
});

/** Hosts that people may be led to, and the ways to look like them. */
const listed = ["partner.test", "*.shops.test"];
const asListed = hosts
  .flatMap((host) => [
    host,
    `partner.test.${host}`,
    `partner.test@${host}`,
    `${host}#partner.test`,
    `${host}/partner.test`,
    `shops.test.${host}`,
  ])
  .concat("pаrtner.test", "partner.test:8443", "xshops.test", "shops.test")
  .flatMap((host) => shapes.map((shape) => shape(host)));

type Outer = (url: string) => string | undefined;

/** Addresses that a page which leads away would lead to, and that are none of a listed host over https. */
const ledAstray = (read: Outer): string[] =>
  asListed.flatMap((url) => {
    const href = read(url);
    const to = href === undefined ? undefined : URL.parse(href);
    const isListed =
      to?.protocol === "https:" &&
      (to.hostname === "partner.test" || to.hostname.endsWith(".shops.test")) &&
      `${to.username}${to.password}${to.port}` === "";
    return href === undefined || isListed ? [] : [href];
  });

test("the page that leads away leads to listed hosts alone, by https [RT-05]", () => {
  const astray = ledAstray((url) => readOuterAddress(url, listed)?.href);
  tellPromise({
    promise: 35,
    name: "Redirect stays at home: /outerChain",
    target: "0 to a host that is not listed",
    figure: `${astray.length} of ${asListed.length}`,
  });
  expect(astray).toEqual([]);
  expect(readOuterAddress("https://partner.test/a?b=c", listed)?.host).toBe("partner.test");
  // As whoever looks for the name somewhere in the address would.
  const naive: Outer = (url) => (url.includes("partner.test") ? url : undefined);
  expect(ledAstray(naive).length).toBeGreaterThan(100);
});

test("an app leads the page to no other site [NATV-06]", () => {
  const urls = hostile.flatMap((value) => [value, own + value, `${own}/${value}`]);
  const paths = urls.flatMap((url) => pathHere(url, own) ?? []);
  const leaving = paths.filter(leaves);
  tellPromise({
    promise: 35,
    name: "Redirect stays at home: adsUrl",
    target: "0 leave the origin",
    figure: `${leaving.length} of ${urls.length}, ${paths.length} to pages of ours`,
  });
  expect(leaving).toEqual([]);
  expect(urls.filter(leaves).length).toBeGreaterThan(100);
});

test("without the parser, or with one that only looks at the first character, the list leads away", () => {
  expect(countLeaving((redirect) => redirect ?? "/").leaving.length).toBeGreaterThan(300);
  const naive: Read = (redirect) => (redirect?.startsWith("/") ? redirect : "/");
  expect(countLeaving(naive).leaving.length).toBeGreaterThan(50);
});
