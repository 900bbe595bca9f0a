import type { serviceMessages as source } from "../../zh/people/service-messages.ts";
import type { SameKeys } from "../../same-keys.ts";

export const serviceMessages = {
  service_done: {
    title: "A service is done",
    body: "{service, select, photos {More photos} measuring {Measuring} power_test {Power test} remove_box {Remove the seller’s box} waterproof {Waterproof wrapping} crate {Wooden crate} other {Hold the parcel}} of parcel {tid} is done. What was found and the pictures are on its page of services.",
  },
  service_declined: {
    title: "A service could not be done",
    body: "{service, select, photos {More photos} measuring {Measuring} power_test {Power test} remove_box {Remove the seller’s box} waterproof {Waterproof wrapping} crate {Wooden crate} other {Hold the parcel}} of parcel {tid} was not done: {reason}. What you paid for it is in your wallet.",
  },
  service_late: {
    title: "A service is late: its fee is back",
    body: "{service, select, photos {More photos} measuring {Measuring} power_test {Power test} remove_box {Remove the seller’s box} waterproof {Waterproof wrapping} crate {Wooden crate} other {Hold the parcel}} of parcel {tid} was not done in the promised time. {amount} went back to your wallet; we do it all the same.",
  },
  service_ended: {
    title: "A service was cancelled: its fee is back",
    body: "The goods of parcel {tid} changed, so {service, select, photos {More photos} measuring {Measuring} power_test {Power test} remove_box {Remove the seller’s box} waterproof {Waterproof wrapping} crate {Wooden crate} other {Hold the parcel}} is not done. {amount} went back to your wallet.",
  },
} as const satisfies SameKeys<typeof source>;
