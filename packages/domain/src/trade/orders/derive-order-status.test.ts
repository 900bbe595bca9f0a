import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { deriveOrderStatus, type OrderFacts } from "./derive-order-status.ts";
import { itemStatuses, nextItemStatus, type ItemEvent, type ItemStatus } from "./item-state.ts";
import { canOrderMove, type OrderStatus } from "./order-state.ts";

const justOrdered: OrderFacts = {
  biz_attribute: 0,
  items: [1, 1],
  isApproved: false,
  isClosed: false,
  isCompleted: false,
  isFirstPaid: false,
  isFreightBilled: false,
  pendingBalancesDue: 0,
};
const approved: OrderFacts = { ...justOrdered, isApproved: true, items: [2, 2] };
const paid: OrderFacts = { ...approved, isFirstPaid: true, items: [13, 13] };
const billed: OrderFacts = { ...paid, isFreightBilled: true, items: [7, 7] };
const onBehalf: OrderFacts = { ...paid, biz_attribute: 2 };

const table: readonly (readonly [string, OrderFacts, OrderStatus])[] = [
  ["just ordered is in review", justOrdered, -1],
  ["approved awaits payment", approved, 0],
  ["with one line removed in review still awaits payment", { ...approved, items: [2, 3] }, 0],
  ["with every line removed in review is closed", { ...justOrdered, items: [3, 3] }, 9],
  ["rejected is closed", { ...justOrdered, items: [3, 3], isClosed: true }, 9],
  ["paid is purchasing", paid, 1],
  ["with one item on its way is purchasing", { ...paid, items: [6, 5] }, 1],
  ["with one item signed in part is purchasing", { ...paid, items: [6, 21] }, 1],
  ["with everything at the warehouse is billing", { ...paid, items: [6, 7] }, 2],
  ["does not wait for refunded or cancelled items", { ...paid, items: [6, 15, 3] }, 2],
  ["with a goods supplement awaits it", { ...paid, pendingBalancesDue: 1 }, 6],
  ["with a freight bill awaits it", { ...billed, pendingBalancesDue: 1 }, 6],
  ["with everything paid is ready to ship", billed, 3],
  ["with one parcel still here is ready to ship", { ...billed, items: [8, 7] }, 3],
  ["with one parcel gone and goods missing is purchasing", { ...paid, items: [8, 4] }, 1],
  ["with one parcel gone and the rest fallen is shipped", { ...paid, items: [8, 15] }, 4],
  ["with everything gone is shipped", { ...billed, items: [8, 11] }, 4],
  ["partly handed over is shipped", { ...billed, items: [12, 18] }, 4],
  ["handed over is signed", { ...billed, items: [12, 12, 15] }, 5],
  ["confirmed is completed", { ...billed, items: [12, 12], isCompleted: true }, 7],
  ["refunded as a whole is closed", { ...paid, items: [15, 3] }, 9],
  [
    "refunded as a whole is closed despite a bill",
    { ...billed, items: [15], pendingBalancesDue: 1 },
    9,
  ],
  ["closed unpaid stays closed, whatever its goods say", { ...approved, isClosed: true }, 9],
  ["paid on behalf works without a warehouse", onBehalf, 1],
  ["paid on behalf and done waits to be completed", { ...onBehalf, items: [12, 12] }, 1],
  ["paid on behalf stays completed", { ...onBehalf, items: [12], isCompleted: true }, 7],
  [
    "of a consignment with nothing to pay waits for its goods",
    { ...paid, biz_attribute: 1, items: [5] },
    1,
  ],
];

describe("an order", () => {
  test.each(table)("%s", (_, facts, status) => expect(deriveOrderStatus(facts)).toBe(status));
});

/** One thing that can happen to an order; the facts stay as they are where it cannot. */
type Happening = (facts: OrderFacts) => OrderFacts;

const moveItems = (facts: OrderFacts, event: ItemEvent): OrderFacts => ({
  ...facts,
  items: facts.items.map((status) => {
    const next = nextItemStatus(status, event);
    return next.ok ? next.value : status;
  }),
});

const moveOneItem =
  (position: number, event: ItemEvent): Happening =>
  (facts) => {
    const moved = moveItems(facts, event).items[position];
    return { ...facts, items: facts.items.with(position, moved ?? 1) };
  };

const happenings: readonly Happening[] = [
  (facts) => (status(facts) === -1 ? { ...moveItems(facts, "approve"), isApproved: true } : facts),
  (facts) => (status(facts) === 0 ? { ...moveItems(facts, "pay"), isFirstPaid: true } : facts),
  (facts) => (status(facts) < 1 ? { ...moveItems(facts, "cancel"), isClosed: true } : facts),
  (facts) =>
    status(facts) === 1 ? { ...facts, pendingBalancesDue: facts.pendingBalancesDue + 1 } : facts,
  (facts) =>
    status(facts) === 2 ? { ...facts, isFreightBilled: true, pendingBalancesDue: 1 } : facts,
  (facts) => (status(facts) === 2 ? { ...facts, isFreightBilled: true } : facts),
  // What is there goes without the rest, which may never come.
  (facts) => (status(facts) === 1 ? { ...facts, pendingBalancesDue: 1 } : facts),
  (facts) => (status(facts) === 1 ? moveItems(facts, "dispatch") : facts),
  (facts) =>
    facts.items.some((item) => item === 15) ? { ...facts, isFreightBilled: true } : facts,
  (facts) => (status(facts) === 6 ? { ...facts, pendingBalancesDue: 0 } : facts),
  (facts) => (status(facts) === 3 ? moveItems(facts, "dispatch") : facts),
  (facts) => moveItems(moveItems(facts, "hand_over"), "give_to_carrier"),
  (facts) => (status(facts) === 5 ? { ...facts, isCompleted: true } : facts),
  ...([0, 1] as const).flatMap((position) =>
    (["purchase", "ship", "ship_batch", "receive_part", "receive", "assign"] as const).map(
      (event) => moveOneItem(position, event),
    ),
  ),
  ...([0, 1] as const).flatMap((position) =>
    (["enter_customs", "arrive", "offer_pickup", "prepare_delivery", "hand_over"] as const).map(
      (event) => moveOneItem(position, event),
    ),
  ),
  moveOneItem(0, "refund"),
  moveOneItem(1, "refund"),
];

const status = (facts: OrderFacts) => deriveOrderStatus(facts);

describe("whatever happens, in whatever order", () => {
  test("a derived status changes only along the order's transition table", () => {
    const anyStory = fc.array(fc.constantFrom(...happenings), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(anyStory, (story) => {
        let facts: OrderFacts = justOrdered;
        for (const happening of story) {
          const before = status(facts);
          facts = happening(facts);
          const after = status(facts);
          expect([before, after, before === after || canOrderMove(before, after)]).toEqual([
            before,
            after,
            true,
          ]);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test("nothing but review and payment decide before the first payment", () => {
    const anyItems = fc.array(fc.constantFrom<ItemStatus>(...itemStatuses), { minLength: 1 });
    fc.assert(
      fc.property(anyItems, (items) => {
        const derived = deriveOrderStatus({ ...approved, items });
        expect(derived).toBe(items.every((item) => item === 3 || item === 15) ? 9 : 0);
      }),
    );
  });
});
