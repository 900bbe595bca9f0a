import type { dutyClasses as source } from "../../zh/goods/duty-classes.ts";
import type { SameKeys } from "../../same-keys.ts";

export const dutyClasses = {
  clothing: "Clothing and shoes",
  care: "Care and cosmetics",
  bags: "Bags",
  household: "Household goods",
  audio: "Headphones and speakers",
  watches: "Watches",
  toys: "Toys",
  electronics: "Phones and computers",
  books: "Books",
} as const satisfies SameKeys<typeof source>;
