import { Refused } from "@sampan/client/query";
import { getAlibabaDetail, getPddDetail } from "@sampan/contract/goods/sourcing/sourcing";
import { switchPlatform } from "@sampan/contract/office/configuration/staff-platforms";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import { type Language, languages } from "@sampan/domain/kernel/language";
import { expect, test } from "vitest";
import { fakeMarketplace, newListing } from "../../../../../tests/support/fake-marketplace.ts";
import { fakeTranslator } from "../../../../../tests/support/fake-translator.ts";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { drawn, shown } from "../../shell/shown.ts";
import { speak } from "../../shell/speech.ts";
import { ProductFault } from "./product-fault.tsx";
import { ProductTitle } from "./product-title.tsx";

/** What a visitor reads of a product of a marketplace, or in its place, by the calls that the page makes. */

const [alibaba, pdd] = [fakeMarketplace(3), fakeMarketplace(6)];
const { needs, visitor, staff } = await openTestApp({
  translator: fakeTranslator().translator,
  marketplaces: new Map([
    [3, alibaba.marketplace],
    [6, pdd.marketplace],
  ]),
});

const readerOf = (language: Language) => {
  const reader = visitor();
  reader.cookies.set("lang", language);
  return reader;
};

/** Its title in a language, as the server draws it. */
async function titleOf(shop: string, title: string, language: Language): Promise<string> {
  const listing = newListing({ title, shop: { id: shop, name: "店", is_factory: true } });
  alibaba.state.listings.set(listing.thid_item_id, listing);
  const reader = readerOf(language);
  const third_item_id = listing.thid_item_id;
  const product = valueOf(await reader.call(getAlibabaDetail, { third_item_id })).data;
  const markup = await drawn(ProductTitle, { product, originalUrl: undefined }, { language });
  return /<h1[^>]*>([^<]*)<\/h1>/.exec(markup)?.[1] ?? "";
}

test("a title is put into Taiwan's characters and words for readers in Taiwan, and for nobody else [TRAN-03] [I18N-06]", async () => {
  expect(await titleOf("shop-1", "蓝牙鼠标", "zh-TW")).toBe("藍牙滑鼠");
  for (const language of ["zh", "th", "en"] as const)
    expect(await titleOf("shop-1", "蓝牙鼠标", language)).toBe("蓝牙鼠标");
});

test("titles of the shops that are set apart are read as they were written, in every language [TRAN-04]", async () => {
  for (const shop of ["20041", "20038"])
    for (const language of languages)
      expect(await titleOf(shop, "蓝牙鼠标", language)).toBe("蓝牙鼠标");
  await setSettings(needs, { untranslated_shops: ["777"] });
  expect(await titleOf("777", "蓝牙鼠标", "zh-TW")).toBe("蓝牙鼠标");
  expect(await titleOf("20041", "蓝牙鼠标", "zh-TW")).toBe("藍牙滑鼠");
  await setSettings(needs, {});
});

/** What stands in the place of a product that was refused. */
async function faultOf(
  call: typeof getAlibabaDetail | typeof getPddDetail,
  language: Language,
): Promise<{ readonly code: string; readonly page: string }> {
  const answer = await readerOf(language).call(call, { third_item_id: newListing().thid_item_id });
  if (answer.ok) throw new Error("the product was read");
  const error = new Refused(answer.error);
  return {
    code: error.code,
    page: await shown(ProductFault, { error, reset: () => {} }, { language }),
  };
}

test("a marketplace that is asked too often says so in the place of its product, in the reader's language [ERR-04]", async () => {
  alibaba.state.failure = "too_many_calls";
  for (const language of languages) {
    const { say } = await speak(language);
    const { code, page } = await faultOf(getAlibabaDetail, language);
    expect(code).toBe("too_many_calls");
    expect(page).toContain(say("errors.too_many_calls"));
  }
  const { page } = await faultOf(getAlibabaDetail, "en");
  expect(page).toContain("Too many calls");
  alibaba.state.failure = undefined;
});

test("Pinduoduo that is switched off says so in the place of its product, in the reader's language, and no more once it is on [ERR-63]", async () => {
  const som = await staff("catalogue");
  const notice = byLanguage(() => "");
  const switched = async (is_open: boolean) => {
    valueOf(await som.call(switchPlatform, { id: 6, is_open, notice }));
  };
  await switched(false);
  for (const language of languages) {
    const { say } = await speak(language);
    const { code, page } = await faultOf(getPddDetail, language);
    expect(code).toBe("platform_disabled");
    expect(page).toContain(say("errors.platform_disabled"));
  }
  await switched(true);
  expect((await faultOf(getPddDetail, "zh-TW")).code).not.toBe("platform_disabled");
});
