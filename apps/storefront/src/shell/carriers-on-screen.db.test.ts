import { saveShippingTerm } from "@sampan/contract/office/configuration/staff-shipping-terms";
import { queryClientConfig } from "@sampan/contract/office/configuration/configuration";
import { languages } from "@sampan/domain/kernel/language";
import { wordsIn } from "@sampan/locales/words-in";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../tests/support/test-app.ts";
import { valueOf } from "../../../../tests/support/value-of.ts";
import { ChooseWay } from "../logistics/consignments/choose-way.tsx";
import { WayParts } from "../logistics/merging/way-parts.tsx";
import { AnswerRows } from "../logistics/rehearsals/answer-rows.tsx";
import { ChoiceRows } from "../trade/checkout/choice-rows.tsx";
import { couponsQuery } from "../trade/checkout/checkout-queries.ts";
import { shown } from "./shown.ts";

const { staff, visitor } = await openTestApp();
const TWD = { currency: "TWD" } as const;
const nothing = () => {};

/** Each place where a carrier is chosen, as it is drawn for goods that `express` brings; what has nothing to do with carriers is empty. */
const places = {
  checkout: (express: number) => {
    const draft = { express, pay_mode: "twice", insurance: 3 };
    const checkout = { draft, change: nothing, wordsOf: () => undefined, preview: {} };
    return { part: ChoiceRows, props: { checkout } };
  },
  merging: (express: number) => {
    const merging = { chosen: [], draft: { express }, change: nothing, isWrong: () => false };
    const quote = { ...TWD, lines: [], goods: [], insurance_at_least: 0 };
    return { part: WayParts, props: { merging, quote } };
  },
  consignment: (express: number) => {
    const chosen = { express, transport: 0, is_tax_included: false };
    const given = { address: null, ways: [], can_choose: true };
    return { part: ChooseWay, props: { consignment: { ...TWD, tid: "SP1", ...chosen, ...given } } };
  },
  rehearsal: (express: number) => {
    const box = { ...TWD, express, insurance: 0, paid_goods: 0 };
    const form = { answer: {}, choose: nothing };
    return { part: AnswerRows, props: { form, box, parcel: { merged: null } } };
  },
};

test("a carrier that staff close is offered at no checkout, consignment or box, and stays only on a packed box that has it [CHK-03] [BO-42]", async () => {
  valueOf(
    await (
      await staff("billing")
    ).call(saveShippingTerm, { key: "carriers", value: ["platform_assigned", "hct"], version: 0 }),
  );
  const configuration = valueOf(await visitor().call(queryClientConfig, {}));
  const answers = [[couponsQuery.queryKey, { datalist: [], total: 0 }]] as const;
  for (const language of languages) {
    const names = configuration.data.options.carriers.map(
      ({ name }) => wordsIn(language, name).text,
    );
    /** The carriers that each place names, where this one is chosen. */
    const namedWhere = async (express: number) => {
      const named: Record<string, string[]> = {};
      for (const [place, draw] of Object.entries(places)) {
        const { part, props } = draw(express);
        const words = await shown(part as never, props, { configuration, answers, language });
        named[place] = names.filter((name) => words.includes(name));
      }
      return named;
    };
    const [ours, hct, kerry] = names;
    const open = [ours, hct];
    // A checkout names what is chosen, and the others once its sheet is opened.
    const elsewhere = { merging: open, consignment: open };
    expect(await namedWhere(1)).toEqual({ checkout: [ours], ...elsewhere, rehearsal: open });
    expect(await namedWhere(3)).toEqual({
      checkout: [],
      ...elsewhere,
      rehearsal: [...open, kerry],
    });
  }
});
