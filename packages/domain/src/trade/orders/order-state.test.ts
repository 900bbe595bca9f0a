import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import {
  bizAttributes,
  canOrderMove,
  helperCodeOf,
  isBizAttribute,
  isOrderStatus,
  mayCauseOrderEvent,
  nextOrderStatus,
  orderEvents,
  orderEventsFor,
  orderStatuses,
  showsOrderData,
  type OrderEvent,
  type OrderStatus,
} from "./order-state.ts";

const pass = (status: OrderStatus, events: readonly OrderEvent[]) =>
  events.reduce<OrderStatus>((at, event) => {
    const next = nextOrderStatus(at, event);
    if (!next.ok) throw new Error(`${event} is refused at ${at}`);
    return next.value;
  }, status);

describe("an order", () => {
  test("paid in two instalments passes its stages in one order", () => {
    const journey = [
      ["approve", 0],
      ["pay", 1],
      ["arrive", 2],
      ["ask_supplement", 6],
      ["clear_to_ship", 3],
      ["ship", 4],
      ["sign", 5],
      ["complete", 7],
    ] as const;
    let status: OrderStatus = -1;
    for (const [event, expected] of journey) {
      status = pass(status, [event]);
      expect(status).toBe(expected);
    }
  });
  test("in review cannot be paid", () => {
    expect(nextOrderStatus(-1, "pay")).toEqual({
      ok: false,
      error: { code: "order_not_in_state", values: { status: -1, event: "pay" } },
    });
  });
  test("is closed by its customer in review or unpaid, and never later", () => {
    const closable = orderStatuses.filter((status) => nextOrderStatus(status, "close").ok);
    expect(closable).toEqual([-1, 0]);
  });
  test("is rejected in review, expires unpaid, and is closed by a full refund until it ships", () => {
    const possible = (event: OrderEvent) =>
      orderStatuses.filter((at) => nextOrderStatus(at, event).ok);
    expect(possible("reject")).toEqual([-1]);
    expect(possible("expire")).toEqual([0]);
    expect(possible("refund_everything")).toEqual([1, 2, 6, 3]);
    expect(pass(3, ["refund_everything"])).toBe(9);
  });
  test("of a consignment with nothing to pay first goes straight on", () => {
    expect(pass(-1, ["approve_prepaid", "arrive", "clear_to_ship"])).toBe(3);
  });
  test("shipped or signed is completed by a confirmed receipt", () => {
    const confirmable = orderStatuses.filter((at) => nextOrderStatus(at, "confirm_receipt").ok);
    expect(confirmable).toEqual([4, 5]);
  });
  test("returns from a supplement to where its goods are", () => {
    expect(pass(1, ["ask_supplement", "resume_purchasing"])).toBe(1);
    expect(pass(2, ["ask_supplement", "resume_billing"])).toBe(2);
  });
  test("paid on behalf passes no warehouse", () => {
    expect(pass(-1, ["approve", "pay", "complete_on_behalf"])).toBe(7);
  });
  test("stays completed or closed, whatever happens", () => {
    fc.assert(
      fc.property(fc.constantFrom(7, 9), fc.constantFrom(...orderEvents), (status, event) => {
        expect(nextOrderStatus(status, event).ok).toBe(false);
      }),
    );
  });
  test("can always still come to an end", () => {
    const ends = (status: OrderStatus, seen: readonly OrderStatus[]): boolean =>
      status === 7 ||
      status === 9 ||
      orderStatuses.some(
        (next) => canOrderMove(status, next) && !seen.includes(next) && ends(next, [...seen, next]),
      );
    expect(orderStatuses.every((status) => ends(status, [status]))).toBe(true);
  });
});

describe("who moves an order", () => {
  test("only staff approve and only the customer pays", () => {
    expect(mayCauseOrderEvent("staff", "approve")).toBe(true);
    expect(mayCauseOrderEvent("customer", "approve")).toBe(false);
    expect(mayCauseOrderEvent("staff", "pay")).toBe(false);
  });
  test("a customer can pay or close an approved order", () => {
    expect(orderEventsFor("customer", 0)).toEqual(["close", "pay"]);
    expect(orderEventsFor("customer", -1)).toEqual(["close"]);
    expect(orderEventsFor("customer", 7)).toEqual([]);
  });
});

describe("the helper code", () => {
  test.each([
    [-1, undefined],
    [0, 0],
    [1, 1],
    [2, 2],
    [6, 3],
    [3, 4],
    [4, 4],
    [5, 4],
    [7, 5],
    [9, 6],
  ] as const)("of status %s is %s", (status, code) => expect(helperCodeOf(status)).toBe(code));
});

test("the numbers of an order's status and of its kind are these and nothing else", () => {
  expect(orderStatuses.every(isOrderStatus)).toBe(true);
  expect([-2, 8, 10, "1", null, undefined].filter(isOrderStatus)).toEqual([]);
  expect(Object.values(bizAttributes).every(isBizAttribute)).toBe(true);
  expect([-1, 3, "0", null, undefined].filter(isBizAttribute)).toEqual([]);
});

test("orders in review, unpaid and closed show no fulfilment", () => {
  expect(orderStatuses.filter((status) => !showsOrderData(status))).toEqual([-1, 0, 9]);
});
