import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import type { TransportId } from "../../goods/shippability/transports.ts";
import { taxedOf } from "./taxed-of.ts";

const lineOf = (transport: TransportId, is_tax_included: boolean, is_open = true) =>
  ({ region: "TH", transport, tariff_class: "ordinary", is_tax_included, is_open }) as const;
const [without, withTax] = [lineOf(12, false), lineOf(12, true)];

describe("of a way with tax in its price and without", () => {
  test("whoever wants tax in it goes by that, everybody else by the other [FRT-09]", () => {
    expect(taxedOf([without, withTax], true)).toEqual([withTax]);
    expect(taxedOf([without, withTax], false)).toEqual([without]);
  });
  test("nobody who wants tax in it is given a price without", () => {
    expect(taxedOf([without], true)).toEqual([]);
  });
  test("whoever did not choose goes by the one that is open", () => {
    expect(taxedOf([withTax], false)).toEqual([withTax]);
    expect(taxedOf([lineOf(12, false, false), withTax], false)).toEqual([withTax]);
    const closed = lineOf(12, false, false);
    expect(taxedOf([closed, lineOf(12, true, false)], false)).toEqual([closed]);
  });
  test("a line that says nothing of it is open, and one of another region or other goods is another", () => {
    const { is_open: _, ...unsaid } = without;
    expect(taxedOf([unsaid, withTax], false)).toEqual([unsaid]);
    for (const other of [
      { ...withTax, region: "TW" as const },
      { ...withTax, tariff_class: "special" as const },
    ])
      expect(taxedOf([without, other], false)).toEqual([without, other]);
  });
  test("there is one line of each that fits, and never more", () => {
    const ways = fc.record({
      transport: fc.constantFrom<TransportId[]>(12, 8, 9, 10),
      isTaxed: fc.boolean(),
      isOpen: fc.boolean(),
    });
    const selector = ({ transport, isTaxed }: { transport: number; isTaxed: boolean }) =>
      `${String(transport)} ${String(isTaxed)}`;
    fc.assert(
      fc.property(fc.uniqueArray(ways, { selector }), fc.boolean(), (some, wants) => {
        const lines = some.map((one) => lineOf(one.transport, one.isTaxed, one.isOpen));
        const ofWays = (fitting: readonly { readonly transport: TransportId }[]) =>
          fitting.map(({ transport }) => transport);
        const own = ofWays(taxedOf(lines, wants));
        const there = ofWays(wants ? lines.filter((line) => line.is_tax_included) : lines);
        expect(new Set(own).size).toBe(own.length);
        expect(new Set(own)).toEqual(new Set(there));
      }),
    );
  });
});
