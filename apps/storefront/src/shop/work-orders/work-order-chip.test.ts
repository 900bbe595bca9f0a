import { type Language, languages } from "@sampan/domain/kernel/language";
import { workOrderStates } from "@sampan/domain/shop/work-orders/work-order-state";
import { expect, test } from "vitest";
import { shown } from "../../shell/shown.ts";
import { WorkOrderChip } from "./work-order-card.tsx";

const words = { open: "等我們答覆", answered: "等您看", closed: "已關閉" } as const;

const chip = (state: (typeof workOrderStates)[number], language: Language) =>
  shown(WorkOrderChip, { state }, { language });

test("a question says whose turn it is: open it waits for us, answered for whoever asked, closed for nobody [WO-03]", async () => {
  for (const state of workOrderStates) expect(await chip(state, "zh-TW")).toBe(words[state]);
  for (const language of languages) {
    const said = await Promise.all(workOrderStates.map((state) => chip(state, language)));
    expect(new Set(said).size).toBe(workOrderStates.length);
  }
});
