import { paymentCurrencies } from "@sampan/domain/kernel/by-region";
import { languages } from "@sampan/domain/kernel/language";
import type { Needs } from "../needs.ts";

/** A number that changes whenever anything changes that pages are reckoned and worded by. */
export interface PageEdition {
  readonly at: (now: Date) => number;
  /** Something was changed here that pages show and this does not see: goods, places, translations. */
  readonly advance: () => void;
}

type Sources = Pick<Needs, "settings" | "prices"> & {
  readonly changedTexts: Pick<Needs["changedTexts"], "compiledIn">;
};

/**
 * Watches settings, prices and changed texts as they hold at the moment of asking: what was planned begins a new
 * edition at its moment, a rate that ends does too, and what another process changed does as soon as it is read
 * here. All of them are held in memory and mostly the same objects as before, so asking costs a few comparisons;
 * those read anew are compared by what they say.
 */
export function watchEdition({ settings, prices, changedTexts }: Sources): PageEdition {
  let edition = 0;
  let seen: readonly unknown[] = [];
  let written = "";

  return {
    at: (now) => {
      const { rates, tariffs, rules } = prices.at(now);
      const held = [
        settings.at(now),
        ...paymentCurrencies.map((currency) => rates[currency]?.id),
        tariffs,
        rules,
        ...languages.map((language) => changedTexts.compiledIn(language)),
      ];
      if (held.length === seen.length && held.every((each, at) => each === seen[at]))
        return edition;
      seen = held;
      const text = JSON.stringify(held);
      if (text !== written) edition += 1;
      written = text;
      return edition;
    },
    advance: () => void (edition += 1),
  };
}
