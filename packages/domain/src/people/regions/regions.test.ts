import { expect, test } from "vitest";
import { languages } from "../../kernel/language.ts";
import { regions } from "../../kernel/regions.ts";
import { banksOf } from "./regions.ts";

test.each(regions)(
  "the banks of %s each have a code and a mark of their own and a name for everybody",
  (region) => {
    const banks = banksOf[region];
    expect(banks.length).toBeGreaterThan(10);
    expect(new Set(banks.map(({ code }) => code)).size).toBe(banks.length);
    expect(new Set(banks.map(({ mark }) => mark)).size).toBe(banks.length);
    for (const { code, mark, name } of banks) {
      expect(code).toMatch(/^\d{3}$/);
      expect(mark).toMatch(/^(\p{Script=Han}|[A-Z]{2,5})$/u);
      expect(languages.filter((language) => !name[language]?.trim())).toEqual([]);
    }
  },
);
