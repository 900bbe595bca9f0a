const vitestParts = ["unit", "pglite", "postgres"] as const;
export const parts = [...vitestParts, "browser"] as const;
export type Part = (typeof parts)[number];

const groups: Readonly<Record<string, readonly Part[]>> = { db: ["pglite", "postgres"] };

/** What a run of `npm test` is asked for. */
export interface AskedTests {
  readonly vitest: readonly Part[];
  readonly hasBrowser: boolean;
  /** Words of the paths that are run; all where there are none. */
  readonly paths: readonly string[];
  /** `2/4`: the second quarter of the files of every part. Undefined where all are meant. */
  readonly share: string | undefined;
}

/**
 * Reads the words behind `npm test --`: parts, words of paths, and a share. Answers a sentence where they cannot be
 * meant: paths of no part, or a share that there is not.
 */
export function readAskedTests(words: readonly string[]): AskedTests | string {
  const shares = words.filter((word) => /^\d+\/\d+$/.test(word));
  const named = words.flatMap((word) => groups[word] ?? parts.filter((part) => part === word));
  const paths = words.filter(
    (word) => !shares.includes(word) && !(word in groups) && !parts.some((part) => part === word),
  );
  if (paths.length > 0 && named.length === 0) {
    const names = [...Object.keys(groups), ...parts].join(", ");
    return `Which part should run ${paths.join(", ")}? There are: ${names}.`;
  }
  const [share, ...more] = shares;
  const [nth = 1, of = 1] = share?.split("/").map(Number) ?? [];
  if (more.length > 0 || nth < 1 || nth > of)
    return `${shares.join(", ")}: one share, as 2/4, of as many as there are machines.`;
  const chosen: readonly Part[] = named.length > 0 ? named : parts;
  return {
    vitest: vitestParts.filter((part) => chosen.includes(part)),
    hasBrowser: chosen.includes("browser"),
    paths,
    share,
  };
}
