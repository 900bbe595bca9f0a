import { itemEvents, itemStatuses, nextItemStatus } from "@sampan/domain/trade/orders/item-state";
import {
  nextOrderStatus,
  orderEvents,
  orderStatuses,
} from "@sampan/domain/trade/orders/order-state";
import { describe, expect, test } from "vitest";

/**
 * The edges that orders and their lines have by the lifecycles we were given, beside those of our own tables. Whoever
 * adds an edge to a table says here where it is written, or writes a decision.
 */

type Edges = Readonly<Record<number, readonly number[]>>;

interface Machine {
  readonly table: Edges;
  /** Written in the lifecycles. */
  readonly documented: Edges;
  /** Ours, by decisions 63 and 104. */
  readonly decided: Edges;
}

function edgesOf<Status extends number, Event>(
  statuses: readonly Status[],
  events: readonly Event[],
  next: (status: Status, event: Event) => { readonly ok: boolean; readonly value?: Status },
): Edges {
  const reached = (status: Status) =>
    events.map((event) => next(status, event)).flatMap(({ value }) => value ?? []);
  return Object.fromEntries(statuses.map((status) => [status, reached(status)]));
}

const orders: Machine = {
  table: edgesOf(orderStatuses, orderEvents, nextOrderStatus),
  documented: {
    [-1]: [0, 1, 9],
    0: [1, 9],
    // To 7: a payment on behalf, which passes no warehouse.
    1: [2, 6, 7, 9],
    2: [3, 6, 9],
    3: [4, 9],
    4: [5, 7],
    5: [7],
    6: [1, 3, 9],
  },
  decided: { 1: [3, 4, 5], 2: [4, 5], 6: [2, 4, 5] },
};

const refundable = [4, 5, 6, 7, 13, 16, 19, 20, 21] as const;

const lines: Machine = {
  table: edgesOf(itemStatuses, itemEvents, nextItemStatus),
  documented: joined(
    {
      1: [2, 3, 5],
      2: [3, 13],
      4: [5, 16, 19, 20],
      5: [6, 21],
      6: [7],
      7: [8],
      8: [9],
      9: [10, 11],
      10: [11],
      11: [14, 17],
      13: [4, 12, 16, 19],
      14: [12],
      17: [12, 18],
      18: [12],
      19: [4, 5],
      20: [5, 20, 21],
      21: [6],
    },
    Object.fromEntries(refundable.map((status) => [status, [15]])),
  ),
  decided: { 6: [5, 20, 21], 7: [5, 20, 21], 21: [5, 20, 21] },
};

function joined(...all: readonly Edges[]): Edges {
  const froms = new Set(all.flatMap((edges) => Object.keys(edges).map(Number)));
  return Object.fromEntries(
    [...froms].map((from) => [from, all.flatMap((edges) => edges[from] ?? [])]),
  );
}

const written = (edges: Edges): string[] =>
  [
    ...new Set(Object.entries(edges).flatMap(([from, tos]) => tos.map((to) => `${from} -> ${to}`))),
  ].toSorted();

describe.each([
  ["an order", orders],
  ["a line of an order", lines],
])("%s", (_, { table, documented, decided }) => {
  test("moves along the written edges and those we decided on, and along all of them [ORD-18]", () => {
    expect(written(table)).toEqual(written(joined(documented, decided)));
  });

  test("has no decided edge that is written anyway", () => {
    const twice = written(decided).filter((edge) => written(documented).includes(edge));
    expect(twice).toEqual([]);
  });
});
