import { expect, test } from "vitest";
import { languages } from "../../kernel/language.ts";
import { regions } from "../../kernel/regions.ts";
import { banksOf } from "./regions.ts";

test.each(regions)(
  "the banks of %s each have a code of their own and a name for everybody",
  (region) => {
    const banks = banksOf[region];
    expect(banks.length).toBeGreaterThan(10);
    expect(new Set(banks.map(({ code }) => code)).size).toBe(banks.length);
    for (const { code, name } of banks) {
      expect(code).toMatch(/^\d{3}$/);
      expect(languages.filter((language) => !name[language]?.trim())).toEqual([]);
    }
  },
);
