import { queryStoredParcels, quoteMerge } from "@sampan/contract/logistics/merging/merging";
import { queryClientConfig } from "@sampan/contract/office/configuration/configuration";
import { languages } from "@sampan/domain/kernel/language";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { openMerging } from "../../../../../tests/support/test-merging.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { drawn, shown } from "../../shell/shown.ts";
import { speak } from "../../shell/speech.ts";
import type { StoredParcel } from "./merge-queries.ts";
import { PickParcels } from "./pick-parcels.tsx";
import type { Merging } from "./use-merging.ts";
import { WayParts } from "./way-parts.tsx";

/** What somebody reads who chooses what leaves in one box, of parcels that lie in the warehouses. */

const world = await openTestApp();
const { customer, visitor } = world;
const { stored, wishOf, merge } = await openMerging(world);
const configuration = valueOf(await visitor().call(queryClientConfig, {}));

/** The form with these chosen, as the page holds it. */
const formOf = (all: readonly StoredParcel[], chosen: readonly string[]) =>
  ({
    stored: all,
    chosen: all.filter(({ tid }) => chosen.includes(tid)),
    draft: { tids: chosen, declared: {}, isTrue: false, isRehearsed: false },
    change: () => {},
    isWrong: () => false,
  }) as never as Merging;

/** The control that names this, as it is drawn. */
const controlOf = (markup: string, name: string): string =>
  (markup.match(/<input[^>]*>/g) ?? []).find((input) => input.includes(name)) ?? "";

test("what lies in another warehouse cannot be ticked beside what is chosen, says why, and is refused [CONS-03]", async () => {
  const ming = await customer();
  const here = (await stored(ming)).parcel;
  const beside = (await stored(ming)).parcel;
  const there = (await stored(ming, { where: "shenzhen" })).parcel;
  const { datalist } = valueOf(await ming.call(queryStoredParcels, {}));
  for (const language of languages) {
    const { say } = await speak(language);
    const reader = { configuration, language };
    const free = await drawn(PickParcels, { merging: formOf(datalist, []) }, reader);
    expect(free).not.toContain(say("merging.elsewhere"));
    // Where two lie, both are ticked at once; one alone is ticked by itself.
    expect(free.split(say("merging.pickAll"))).toHaveLength(2);
    for (const tid of [here, beside, there])
      expect(controlOf(free, tid)).not.toContain(' disabled=""');
    const page = await drawn(PickParcels, { merging: formOf(datalist, [here]) }, reader);
    expect(page.split(say("merging.elsewhere"))).toHaveLength(2);
    expect(controlOf(page, here)).toContain(' checked=""');
    expect(controlOf(page, beside)).not.toContain(' disabled=""');
    expect(controlOf(page, there)).toContain(' disabled=""');
  }
  const wish = await wishOf(ming, [here, there]);
  expect(refusalOf(await merge(ming, wish))).toBe("warehouses_differ");
});

test("with sensitive goods among them parcels can go by air only, and every other line says why [CONS-05]", async () => {
  const ming = await customer();
  const plain = (await stored(ming)).parcel;
  const goods = { goods_class: "sensitive-battery" } as const;
  const battery = (await stored(ming, { order: { transport: 12 }, goods })).parcel;
  const { datalist } = valueOf(await ming.call(queryStoredParcels, {}));
  for (const language of languages) {
    ming.cookies.set("lang", language);
    const reader = { configuration, language };
    const wayOf = async (tids: readonly string[]) => {
      const { data: quote } = valueOf(await ming.call(quoteMerge, { tids: [...tids] }));
      const props = { merging: formOf(datalist, tids), quote };
      const markup = await drawn(WayParts, props, reader);
      const lines = quote.lines.map(({ transport, refusal }) => ({
        transport,
        refusal,
        isOpen: !controlOf(markup, ` value="${transport}"`).includes(' disabled=""'),
      }));
      return { lines, said: await shown(WayParts, props, reader) };
    };
    const alone = await wayOf([plain]);
    expect(alone.lines.every(({ isOpen }) => isOpen)).toBe(true);
    const { lines, said } = await wayOf([plain, battery]);
    expect(lines.filter(({ isOpen }) => isOpen).map(({ transport }) => transport)).toEqual([12]);
    for (const { refusal } of lines.filter(({ transport }) => transport !== 12))
      expect(said).toContain(refusal ?? "no reason");
  }
  const wish = await wishOf(ming, [plain, battery]);
  expect(refusalOf(await merge(ming, wish))).toBe("sensitive_by_air_only");
});
