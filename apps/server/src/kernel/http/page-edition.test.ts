import { noDuties } from "../../goods/duties/find-duty-book.ts";
import { byCurrency, byRegion } from "@sampan/domain/kernel/by-region";
import { expect, test } from "vitest";
import { settingsAt, settingsTimeline } from "../settings/settings-timeline.ts";
import type { StoredRule } from "../../goods/shippability/stored-rule.ts";
import type { CustomerRate } from "../../money/rates/find-rates.ts";
import { rateAt } from "../../money/rates/rate-at.ts";
import { watchEdition } from "./page-edition.ts";

const noon = new Date("2026-03-02T04:00:00Z");
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

const rate = (id: number, from: Date, until: Date | null = null): CustomerRate => ({
  id,
  key: `rate-${id}`,
  currency: "TWD",
  rate_e6: 4_500_000,
  mid_e6: 4_400_000,
  margin_bp: 200,
  source: "test",
  is_manual: true,
  valid_from: from,
  valid_until: until,
});

/** A house whose holders give out new objects at each reading, as those that are read anew do. */
function openHouse() {
  const state = {
    rates: [rate(1, noon)],
    rules: [] as unknown[],
    texts: {} as Record<string, unknown>,
    changes: [] as { key: string; value: unknown; starts_at: Date }[],
  };
  const edition = watchEdition({
    settings: {
      at: (now) => settingsAt(settingsTimeline([], state.changes), now),
      refresh: async () => undefined,
    },
    prices: {
      at: (now) => ({
        rates: byCurrency((one) => rateAt(state.rates, one, now)),
        tariffs: byRegion(() => []),
        groupTariffs: byRegion(() => []),
        rules: { ...byRegion(() => []), TW: structuredClone(state.rules) as StoredRule[] },
        duties: noDuties,
      }),
      refresh: async () => undefined,
    },
    changedTexts: {
      compiledIn: (language) => (language === "th" ? { ...state.texts } : undefined),
    },
  });
  return { state, edition };
}

test("an edition lasts while what was read anew says the same", () => {
  const { edition } = openHouse();
  expect(edition.at(after(1))).toBe(edition.at(noon));
});

test("a rate that begins or ends begins a new edition at its moment [BO-34]", () => {
  const { state, edition } = openHouse();
  state.rates = [rate(2, after(10), after(20)), rate(1, noon)];
  const editions = [9, 10, 19, 20].map((minutes) => edition.at(after(minutes)));
  expect(new Set(editions).size).toBe(3);
  expect(editions[1]).toBe(editions[2]);
});

test("a setting that was planned begins a new edition at its moment [BO-44]", () => {
  const { state, edition } = openHouse();
  state.changes = [{ key: "default_region", value: "TH", starts_at: after(5) }];
  const before = edition.at(after(4));
  expect(edition.at(after(5))).not.toBe(before);
});

test("a rule, a changed text and goods that were saved begin new ones", () => {
  const { state, edition } = openHouse();
  const seen = [edition.at(noon)];
  state.rules = [{ id: 1 }];
  seen.push(edition.at(noon));
  state.texts = { "home.title": "หน้าแรก" };
  seen.push(edition.at(noon));
  edition.advance();
  seen.push(edition.at(noon));
  expect(new Set(seen).size).toBe(4);
});
