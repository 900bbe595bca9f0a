/// <reference types="vite/client" />
import { defaultParseSearch } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { oddValues } from "../../../tests/support/odd-values.ts";

interface Reading {
  readonly Route: { readonly options: { readonly validateSearch?: ReadSearch } };
}
type ReadSearch = (search: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** Every page, found in its file: a new one is here without being named. */
const routes = Object.entries(
  import.meta.glob<Reading>(["./routes/*.tsx", "!./routes/__root.tsx"], { eager: true }),
).flatMap(([file, { Route }]) => {
  const { validateSearch: readSearch } = Route.options;
  return readSearch ? [{ file, readSearch }] : [];
});

test("pages that read their address were found", () => {
  expect(routes.length).toBeGreaterThan(20);
});

test.each(routes)("$file opens whatever stands in its address", ({ readSearch }) => {
  const refused = oddValues.filter((odd) => !isTaken(readSearch, odd));
  expect(refused.map((odd) => odd("field").slice(0, 100))).toEqual([]);
});

/**
 * Every field the page asks for, whatever its name, is answered with the same odd value, as the router reads it. The page
 * must name each, be it as undefined: what it does not name reaches it as it stands in the address.
 */
function isTaken(readSearch: ReadSearch, odd: (name: string) => string): boolean {
  const asked: string[] = [];
  const search = new Proxy(
    {},
    {
      get: (_, name) => {
        asked.push(String(name));
        const parsed = defaultParseSearch(`?${odd(String(name))}`) as Record<string, unknown>;
        return parsed[String(name)];
      },
    },
  );
  const read = readSearch(search);
  return (
    asked.length > 0 && asked.every((name) => Object.hasOwn(read, name) && isPlain(read[name]))
  );
}

const isPlain = (value: unknown): boolean => typeof value !== "object";
