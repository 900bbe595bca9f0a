import { defineStream } from "./stream.ts";

/** `changed`: something of the reader's has moved. `leave`: others took the place of this stream; ask when you are looked at. */
export const followOwn = defineStream({
  path: "/gateway/user/follow",
  about:
    "Says when an order, a parcel or a box of the customer's has moved, as server-sent events.",
  access: "customer",
  mutates: false,
  events: ["changed", "leave"],
});

/** `changed`: something that this desk waits for has moved; `leave` as above. */
export const followDesk = defineStream({
  path: "/staff/follow",
  about: "Says when something that a desk waits for has moved, as server-sent events.",
  access: "staff",
  mutates: false,
  events: ["changed", "leave"],
});
