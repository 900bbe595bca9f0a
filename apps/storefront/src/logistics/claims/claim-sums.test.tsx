import { languages } from "@sampan/domain/kernel/language";
import { loadStorefrontTexts } from "@sampan/locales/load-texts";
import type { Texts } from "@sampan/locales/texts";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { ClaimSums } from "./claim-sums.tsx";

const insured = {
  currency: "TWD",
  goods_amount: 10_000,
  insurance: 4,
  share_bp: 10_000,
  amount: 10_000,
} as const;

const shown = async (is_raised: boolean, locale: (typeof languages)[number]) => {
  const messages = (await loadStorefrontTexts(locale)) as unknown as Texts;
  const claim = { ...insured, is_raised };
  const sums = createElement(ClaimSums, { claim, pieces: 1, label: "total" });
  return renderToStaticMarkup(
    createElement(IntlProvider, { locale, messages, timeZone: "UTC", children: sums }),
  );
};

const why = {
  zh: ["下单时选了 4% 的保险", "下单后为装这些货的包裹加保到 4%"],
  "zh-TW": ["下單時選了 4% 的保險", "下單後為裝這些貨的包裹加保到 4%"],
  th: ["เลือกประกัน 4% ตอนสั่งซื้อ", "เพิ่มประกันของพัสดุที่ส่งของนี้เป็น 4% หลังสั่งซื้อ"],
  en: [
    "You chose 4% insurance with the order",
    "You raised the insurance of its parcel to 4% after the order",
  ],
} as const satisfies Record<(typeof languages)[number], readonly string[]>;

test.each(languages)(
  "says in %s whether the insurance came with the order or with a parcel [CLM-05]",
  async (language) => {
    const [withOrder, withParcel] = why[language];
    const [plain, raised] = [await shown(false, language), await shown(true, language)];
    expect(plain).toContain(withOrder);
    expect(plain).not.toContain(withParcel);
    expect(raised).toContain(withParcel);
    expect(raised).not.toContain(withOrder);
  },
);
