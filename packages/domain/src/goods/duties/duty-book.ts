import { customsOf } from "../../people/regions/regions.ts";
import type { CustomsWithDuties, DutyTable } from "../../people/regions/customs.ts";
import type { Region } from "../../kernel/regions.ts";
import type { DutyWords } from "./duty-class.ts";

/** What duty is reckoned by at a moment: the rates of each region by class, and the words that lead to a class. */
export interface DutyBook {
  readonly rates: Readonly<Record<Region, DutyTable>>;
  readonly words: DutyWords;
}

/** What the customs office of a region asks by this book. */
export const customsBy = ({ rates }: DutyBook, region: Region): CustomsWithDuties => ({
  ...customsOf[region],
  duty: rates[region],
});
