import table from "./wings.json" with { type: "json" };

/** A file and what it imports, both by path from the root: as dependency-cruiser tells them. */
export interface Module {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

export interface MutualSlices {
  /** The one with fewer imports of the other first: its way is the thinner one. */
  readonly from: string;
  readonly to: string;
  /** `file -> file`, each of the thinner way. */
  readonly thinner: readonly string[];
  /** How many imports the other way has. */
  readonly back: number;
}

const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path);

/** A slice is a folder of a wing or of the frame, or a noun of one file: `apps/server/src/trade/orders`. */
const slices = Object.values(table.parts).map(({ root, frame }) => {
  const wing = `(?:${table.wings.join("|")})/[^/.]+`;
  const inFrame = (frame as readonly string[]).filter((name) => !name.includes("."));
  return new RegExp(`^${root}/(?:${[wing, ...inFrame].join("|")})(?=[/.])`);
});
const sliceOf = (path: string): string | undefined =>
  isTest(path)
    ? undefined
    : slices.map((slice) => slice.exec(path)?.[0]).find((found) => found !== undefined);

/** The part of the product a slice belongs to: slices of two parts are no pair. */
const partOf = (slice: string): string =>
  Object.values(table.parts).find(({ root }) => slice.startsWith(`${root}/`))?.root ?? "";

/** Pairs of slices of one part of which each imports something of the other, types included. */
export function mutualSlices(modules: readonly Module[]): MutualSlices[] {
  const ways = new Map<string, string[]>();
  for (const { source, dependencies } of modules) {
    const from = sliceOf(source);
    if (from === undefined) continue;
    for (const { resolved } of dependencies) {
      const to = sliceOf(resolved);
      if (to === undefined || to === from || partOf(to) !== partOf(from)) continue;
      const way = `${from} ${to}`;
      ways.set(way, [...(ways.get(way) ?? []), `${source} -> ${resolved}`]);
    }
  }
  return [...ways].flatMap(([way, thinner]) => {
    const [from = "", to = ""] = way.split(" ");
    const back = ways.get(`${to} ${from}`)?.length ?? 0;
    // Each pair once; of two ways that are as thin, that of the first by name.
    const isThinner = thinner.length < back || (thinner.length === back && from < to);
    return isThinner ? [{ from, to, thinner, back }] : [];
  });
}
