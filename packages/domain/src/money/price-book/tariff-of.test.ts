import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import type { TransportId } from "../../goods/shippability/transports.ts";
import { tariffOf } from "./tariff-of.ts";

const lineOf = (transport: TransportId, group: number | null, is_open = true) =>
  ({
    region: "TW",
    transport,
    tariff_class: "ordinary",
    group,
    is_open,
  }) as const;

const [everybodys, bySea] = [lineOf(12, null), lineOf(9, null)];

describe("the tariff of a customer", () => {
  test("has their group's price in the place of everybody's, and no other group's [FRT-09] [BO-42]", () => {
    const [ours, theirs] = [lineOf(12, 1), lineOf(12, 2)];
    const lines = [everybodys, theirs, bySea, ours];
    expect(tariffOf(lines, [1])).toEqual([bySea, ours]);
    expect(tariffOf(lines, [])).toEqual([everybodys, bySea]);
  });
  test("of two groups is that of the first which has a price of the line", () => {
    const lines = [everybodys, bySea, lineOf(12, 1), lineOf(12, 2), lineOf(9, 2)];
    expect(tariffOf(lines, [2, 1])).toEqual([lineOf(12, 2), lineOf(9, 2)]);
    expect(tariffOf(lines, [1, 2])).toEqual([lineOf(12, 1), lineOf(9, 2)]);
  });
  test("is everybody's again once the group's price is closed, and another group's before that", () => {
    const ended = lineOf(12, 1, false);
    expect(tariffOf([everybodys, ended], [1])).toEqual([everybodys]);
    expect(tariffOf([everybodys, ended, lineOf(12, 2)], [1, 2])).toEqual([lineOf(12, 2)]);
    const closed = lineOf(12, null, false);
    expect(tariffOf([closed, ended], [1])).toEqual([closed]);
    expect(tariffOf([closed, lineOf(12, 1)], [1])).toEqual([lineOf(12, 1)]);
  });
  test("replaces nothing of another region, of other goods, or with tax in its price", () => {
    const own = lineOf(12, 1);
    for (const other of [
      { ...everybodys, region: "TH" as const },
      { ...everybodys, tariff_class: "special" as const },
      { ...everybodys, is_tax_included: true },
    ])
      expect(tariffOf([other, own], [1])).toEqual([other, own]);
  });
  test("keeps a closed line that nobody else has, for what was ordered by it", () => {
    expect(tariffOf([lineOf(10, 1, false)], [1])).toEqual([lineOf(10, 1, false)]);
    expect(tariffOf([lineOf(10, 1, false)], [])).toEqual([]);
  });
  test("has each way once, and never a line of a group that the customer is absent from", () => {
    const ways = fc.record({
      transport: fc.constantFrom<TransportId[]>(12, 8, 9, 10),
      group: fc.constantFrom(null, 1, 2, 3),
      is_open: fc.boolean(),
    });
    const selector = ({ transport, group }: { transport: number; group: number | null }) =>
      `${String(transport)} ${String(group)}`;
    fc.assert(
      fc.property(
        fc.uniqueArray(ways, { selector }),
        fc.uniqueArray(fc.constantFrom(1, 2, 3)),
        (some, groups) => {
          const lines = some.map(({ transport, group, is_open }) =>
            lineOf(transport, group, is_open),
          );
          const own = tariffOf(lines, groups);
          const transports = own.map(({ transport }) => transport);
          expect(new Set(transports).size).toBe(own.length);
          for (const { group } of own) expect([null, ...groups]).toContain(group);
          const everybodys = lines.filter(({ group }) => group === null);
          expect(transports).toEqual(
            expect.arrayContaining(everybodys.map(({ transport }) => transport)),
          );
        },
      ),
    );
  });
});
