import type { customerErrors as source } from "../../zh/kernel/customer-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const customerErrors = {
  tier_end_past: "The last day may not be before today",
  text_needed: "Write something",
  push_off: "We can’t notify browsers at the moment",
  push_address_refused:
    "We don’t know this browser’s notification service. Please use another browser",
} as const satisfies SameKeys<typeof source>;
