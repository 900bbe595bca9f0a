import { expect, test } from "vitest";
import { offenders, sources, withoutComments } from "./read-sources.ts";

/** A condition written in SQL, as it is given to a builder that puts `and` before it. */
const written = /\.(?:where|having|on)\(\s*sql(?:<\w+>)?`([^`]*)`/g;

/** The text without what stands in brackets, however deep. */
function outsideBrackets(text: string): string {
  const shorter = text.replaceAll(/\([^()]*\)/g, "");
  return shorter === text ? text : outsideBrackets(shorter);
}

test("a written condition that says `or` stands in brackets, or it takes those before it apart", () => {
  const wrong = ({ text }: { text: string }): boolean =>
    [...withoutComments(text).matchAll(written)].some(([, condition]) =>
      /\bor\b/i.test(outsideBrackets(condition ?? "")),
    );
  expect(wrong({ text: "query.where(sql<boolean>`a or (b and c)`)" })).toBe(true);
  expect(wrong({ text: "query.where(sql<boolean>`(a or b) and c`)" })).toBe(false);
  expect(offenders(sources, (file) => !file.path.startsWith("tools/") && wrong(file))).toEqual([]);
});
