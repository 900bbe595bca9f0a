import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Platform } from "@sampan/contract/goods/catalogue/goods";
import { searchByPicture } from "@sampan/contract/goods/sourcing/sourcing";
import { Language, Region } from "@sampan/contract/kernel/fields";
import { readMarketplaceLink } from "@sampan/domain/goods/sourcing/marketplace-link";
import {
  isPlatformId,
  platformIds,
  platformsHaving,
} from "@sampan/domain/goods/sourcing/platforms";
import {
  chooseLanguage,
  readLanguage,
  type Language as Known,
} from "@sampan/domain/kernel/language";
import { isRegion, type Region as KnownRegion } from "@sampan/domain/kernel/regions";
import { mobileOf } from "@sampan/domain/people/accounts/phone";
import { isIdCard } from "@sampan/domain/people/identities/id-card";
import { afterAll, beforeAll, expect, test } from "vitest";
import { converterOf } from "../apps/server/src/goods/translation/converters.ts";
import { wordOfTerms } from "../apps/server/src/goods/translation/word-of-terms.ts";
import { settingShapes } from "../apps/server/src/kernel/settings/settings.ts";

/**
 * What happens to a region, a marketplace or a language that nobody prepared. It is refused where it comes in, and where the
 * product asks what is its own, the compiler asks back: it is never answered as another one.
 */

const root = join(import.meta.dirname, "..");
const copy = mkdtempSync(join(tmpdir(), "invented-"));
const packages = ["client", "connectors", "contract", "domain", "locales", "ui"];

beforeAll(() => {
  for (const folder of ["packages", "apps/server/src", "apps/console/src"])
    cpSync(join(root, folder), join(copy, folder), {
      recursive: true,
      filter: (path) => !/node_modules|\.test\.|\/dist(\/|$)/.test(path),
    });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  const { compilerOptions } = JSON.parse(readFileSync(join(root, "tsconfig.json"), "utf8")) as {
    compilerOptions: object;
  };
  const paths = Object.fromEntries(
    packages.map((name) => [`@sampan/${name}/*`, [`./packages/${name}/src/*.ts`]]),
  );
  const include = [
    ...["connectors", "contract", "domain", "locales"].map((name) => `packages/${name}/src`),
    "apps/server/src/people/addresses",
    "apps/server/src/connect-marketplaces.ts",
    "apps/server/src/goods/translation/converters.ts",
    "apps/console/src/language",
    "apps/server/src/**/*.d.ts",
  ];
  writeFileSync(
    join(copy, "tsconfig.json"),
    JSON.stringify({ compilerOptions: { ...compilerOptions, paths }, include }),
  );
});
/** What compiles in the whole house only. */
let apart: readonly string[] = [];
beforeAll(async () => {
  apart = await filesThatDoNotCompile();
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const invented = "XX" as KnownRegion;

test("the copy of the house compiles, so that what does not is what was invented", () => {
  expect(apart.length).toBeLessThan(3);
});

test("an invented region is refused at every door", () => {
  expect(isRegion(invented)).toBe(false);
  expect(Region.safeParse(invented).success).toBe(false);
  expect(settingShapes.default_region.safeParse(invented).success).toBe(false);
});

test("rules about an invented region answer nothing, least of all what another's would", () => {
  expect(() => isIdCard("1101700230708", invented)).toThrow(TypeError);
  expect(() => mobileOf("0812345678", invented)).toThrow(TypeError);
});

test(
  "an invented region compiles nowhere until its own is said",
  { timeout: 120_000 },
  async () => {
    const wrong = await filesThatDoNotCompileWith(
      "packages/domain/src/kernel/regions.ts",
      "  TH: {",
      '  XX: { currency: "TWD", paysCents: true, zone: "UTC", postalCode: "" },\n  TH: {',
    );
    expect(wrong).toEqual(
      expect.arrayContaining([
        "apps/server/src/people/addresses/find-areas.ts",
        "packages/domain/src/people/regions/regions.ts",
        "packages/locales/src/zh/kernel/regions.ts",
      ]),
    );
  },
);

test("an invented marketplace is refused at every door", () => {
  expect(isPlatformId(8)).toBe(false);
  expect(Platform.safeParse(8).success).toBe(false);
  expect(readMarketplaceLink("https://shop.invented.test/item/1.html")).toBeUndefined();
});

test("the wire takes every marketplace there is, and our own shop", () => {
  for (const id of [1, ...platformIds]) expect(Platform.safeParse(id).success).toBe(true);
});

test(
  "an invented marketplace compiles nowhere until its own is said",
  { timeout: 120_000 },
  async () => {
    const wrong = await filesThatDoNotCompileWith(
      "packages/domain/src/goods/sourcing/platforms.ts",
      '  7: "group",',
      '  7: "group",\n  8: "invented",',
      ["4, 5, 6, 7]", "4, 5, 6, 7, 8]"],
    );
    expect(wrong).toEqual(
      expect.arrayContaining([
        "apps/server/src/connect-marketplaces.ts",
        "packages/contract/src/goods/sourcing/sourcing.ts",
        "packages/domain/src/goods/sourcing/marketplaces/marketplaces.ts",
        "packages/domain/src/goods/sourcing/platforms.ts",
        "packages/locales/src/zh/kernel/platforms.ts",
      ]),
    );
  },
);

test.each(['searchOrders: ["default"]', "describesApart: true"])(
  "a marketplace that says %s compiles nowhere until its call is said",
  { timeout: 120_000 },
  async (fact) => {
    const wrong = await filesThatDoNotCompileWith(
      "packages/domain/src/goods/sourcing/platforms.ts",
      "  pdd: {},",
      `  pdd: { ${fact} },`,
    );
    expect(wrong.filter((path) => path.startsWith("packages/"))).toEqual([
      "packages/contract/src/goods/sourcing/sourcing.ts",
    ]);
  },
);

test("an invented language is refused at every door, and nobody is spoken to in it", () => {
  expect(Language.safeParse("xx").success).toBe(false);
  expect(settingShapes.default_language.safeParse("xx").success).toBe(false);
  expect(readLanguage("xx-XX")).toBeUndefined();
  expect(chooseLanguage({ stored: "xx", accepted: "xx, th;q=0.5" })).toBe("th");
});

test("what goods are called in an invented language is asked of nobody's table", () => {
  const xx = "xx" as Exclude<Known, "zh">;
  expect(wordOfTerms("黑色", xx)).toBeUndefined();
  expect(converterOf(xx)).toBeUndefined();
});

const facts = '{ name: "Invented", tags: ["xx"], goods: "translated" }';

test(
  "an invented language compiles nowhere until its own is said",
  { timeout: 120_000 },
  async () => {
    const wrong = await filesThatDoNotCompileWith(
      "packages/domain/src/kernel/language.ts",
      "  th: {",
      `  xx: ${facts},\n  th: {`,
    );
    expect(wrong).toEqual([
      "apps/console/src/language/speak.ts",
      "packages/domain/src/kernel/language.ts",
      "packages/locales/src/load-texts.ts",
    ]);
  },
);

test("the wire takes a picture for the marketplaces that find by one, and for no other", () => {
  const takes = (platform: number) =>
    searchByPicture.input.safeParse({ imgUrl: "https://sampan.test/p.jpg", platform }).success;
  expect(platformIds.filter(takes)).toEqual(platformsHaving("findsByPicture"));
});

test(
  "a language that tables of characters make compiles nowhere without its tables",
  { timeout: 120_000 },
  async () => {
    const wrong = await filesThatDoNotCompileWith(
      "packages/domain/src/kernel/language.ts",
      "  th: {",
      `  xx: ${facts.replace("translated", "converted")},\n  th: {`,
    );
    expect(wrong).toContain("apps/server/src/goods/translation/converters.ts");
  },
);

/** The house with one line more, as far as it asks for what is a region's, a marketplace's or a language's. */
async function filesThatDoNotCompileWith(
  path: string,
  before: string,
  after: string,
  ...more: readonly (readonly [string, string])[]
): Promise<string[]> {
  const original = readFileSync(join(root, path), "utf8");
  const patched = [[before, after] as const, ...more].reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, original);
  writeFileSync(join(copy, path), patched);
  try {
    const wrong = await filesThatDoNotCompile();
    return wrong.filter((file) => !apart.includes(file));
  } finally {
    writeFileSync(join(copy, path), original);
  }
}

async function filesThatDoNotCompile(): Promise<string[]> {
  // One checker: each of several would work out again what most files share.
  const parameters = ["-p", copy, "--pretty", "false", "--checkers", "1"];
  const { stdout } = await promisify(execFile)("tsc", parameters, {
    cwd: copy,
    maxBuffer: 16 * 1024 * 1024,
  }).catch((error: { stdout: string }) => error);
  const found = stdout.matchAll(/^(\S+)\(\d+,\d+\): error/gm);
  return [...new Set(Array.from(found, ([, path = ""]) => path))].toSorted();
}
