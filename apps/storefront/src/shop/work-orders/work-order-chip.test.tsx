import { languages } from "@sampan/domain/kernel/language";
import { workOrderStates } from "@sampan/domain/shop/work-orders/work-order-state";
import { loadStorefrontTexts } from "@sampan/locales/load-texts";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { WorkOrderChip } from "./work-order-card.tsx";

const words = { open: "等我們答覆", answered: "等您看", closed: "已關閉" } as const;

async function chip(state: (typeof workOrderStates)[number], locale: (typeof languages)[number]) {
  const messages = (await loadStorefrontTexts(locale)) as never;
  const children = createElement(WorkOrderChip, { state });
  const drawn = createElement(IntlProvider, { locale, messages, timeZone: "UTC", children });
  return renderToStaticMarkup(drawn).replaceAll(/<[^>]+>/g, "");
}

test("a question says whose turn it is: open it waits for us, answered for whoever asked, closed for nobody [WO-03]", async () => {
  for (const state of workOrderStates) expect(await chip(state, "zh-TW")).toBe(words[state]);
  for (const language of languages) {
    const said = await Promise.all(workOrderStates.map((state) => chip(state, language)));
    expect(new Set(said).size).toBe(workOrderStates.length);
  }
});
