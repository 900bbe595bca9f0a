import type { orderPaper as source } from "../../zh/trade/order-paper.ts";
import type { SameKeys } from "../../same-keys.ts";

export const orderPaper = {
  title: "Order statement",
  number: "Order {tid}",
  placed: "Placed {date}",
  printed: "Printed {date}",
  buyer: "Customer",
  to: "To",
  goods: "Goods",
  num: "Pieces",
  each: "Each",
  amount: "Amount",
  item: "Item",
  how: "Reckoned",
  first: "First instalment",
  only: "Paid at once",
  second: "Second instalment",
  total: "To the door",
  refunded: "Paid back",
  pictures: "Pictures from the warehouse",
  remark:
    "Amounts are converted at the rate of the payment. International freight is charged by what was weighed. This is for your files and no invoice.",
} as const satisfies SameKeys<typeof source>;
