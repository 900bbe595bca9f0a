import { expect, test } from "vitest";
import { orderStatuses, orderStatusNames } from "../../trade/orders/order-state.ts";
import { articleKinds, mayRetire, statusesToHelpIn } from "./article.ts";

test("what people have agreed to never goes away, everything else may", () => {
  expect(articleKinds.filter((kind) => !mayRetire(kind))).toEqual(["agreement", "policy"]);
});

test("help may be given in every status an order is shown in, by its name outside", () => {
  expect(statusesToHelpIn).toHaveLength(orderStatuses.length);
  expect(statusesToHelpIn[0]).toBe(orderStatusNames[orderStatuses[0]]);
});
