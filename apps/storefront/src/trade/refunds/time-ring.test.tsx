import { languages } from "@sampan/domain/kernel/language";
import { loadStorefrontTexts } from "@sampan/locales/load-texts";
import type { Texts } from "@sampan/locales/texts";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TimeRing } from "./time-ring.tsx";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T04:48:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const ringUntil = async (due_iso: string, locale: (typeof languages)[number]) => {
  const messages = (await loadStorefrontTexts(locale)) as unknown as Texts;
  const of = { due_iso, given_hours: 24 };
  const ring = createElement(TimeRing, { of, className: "text-warn" });
  return renderToStaticMarkup(
    createElement(IntlProvider, { locale, messages, timeZone: "UTC", children: ring }),
  );
};

const lateness = {
  zh: ["已超过 0:12（小时:分）", "已超过 3 天"],
  "zh-TW": ["已超過 0:12（小時:分）", "已超過 3 天"],
  th: ["เกินกำหนดมา 0:12 (ชั่วโมง:นาที)", "เกินกำหนดมา 3 วัน"],
  en: ["0:12 late (hours:minutes)", "3 days late"],
} as const satisfies Record<(typeof languages)[number], readonly string[]>;

test.each(languages)("says in %s how late it is, to eyes and to ears", async (language) => {
  const [minutes, days] = lateness[language];
  const [first, second] = [
    await ringUntil("2026-11-21T04:35:30Z", language),
    await ringUntil("2026-11-17T10:00:00Z", language),
  ];
  expect(first).toContain(`aria-label="${minutes}"`);
  expect(first).toContain(">0:12<");
  expect(second).toContain(`aria-label="${days}"`);
  const { refunds } = await loadStorefrontTexts(language);
  expect(second).toContain(`>${refunds.overdue.word}<`);
  expect(await ringUntil("2026-11-21T10:00:00Z", language)).not.toContain(refunds.overdue.word);
});
