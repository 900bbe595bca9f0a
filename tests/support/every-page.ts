import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { oddValues } from "./odd-values.ts";

export interface PageRoute {
  /** As the router writes it: `/category/$goodId`. */
  readonly path: string;
  /** What it reads after the question mark. */
  readonly names: readonly string[];
}

const routesFolder = join(import.meta.dirname, "../../apps/storefront/src/routes");

/** Every page of the storefront, read from its files: a new one is here without being named. */
export const everyPage: readonly PageRoute[] = readdirSync(routesFolder)
  .filter((file) => !file.startsWith("__"))
  .map((file) => {
    const source = readFileSync(join(routesFolder, file), "utf8");
    const [, search = ""] = /readSearch = fields\(\{(.*?)\}\);\n/s.exec(source) ?? [];
    const names = [...search.matchAll(/(\w+): /g)].map(([, name = ""]) => name);
    const address = file
      .replace(/\.tsx$/, "")
      .replace(/^index$/, "")
      .replace(".", "/");
    return { path: `/${address}`, names };
  });

/** What somebody may write where a path has a place for an id. */
const oddIds = [
  "1",
  "-1",
  "1e309",
  "9007199254740993",
  "SP260302AAAAAA",
  "__proto__",
  "constructor",
  "%00",
  "%ff%fe",
  "%ed%a0%80",
  "%zz",
  "%2e%2e%2f",
  "%5B%5D",
  "%7B%22a%22%3A1%7D",
  "a".repeat(150),
  "a".repeat(5_000),
];

/** Addresses of a page with odd values in every place that it reads; with none of its own, in a place it does not. */
export function oddAddresses({ path, names }: PageRoute): string[] {
  const read = names.length > 0 ? names : ["redirect"];
  const spoilt = oddValues.map((odd) => `?${read.map(odd).join("&")}`);
  if (!path.includes("$")) return spoilt.map((query) => path + query);
  return [
    ...oddIds.map((id) => path.replace(/\$\w+/, id)),
    ...spoilt.map((query) => path.replace(/\$\w+/, "1") + query),
  ];
}
