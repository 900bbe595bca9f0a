import { pushTopics } from "@sampan/domain/people/notices/push-topics";
import * as z from "zod/mini";
import { defineCall } from "../kernel/call.ts";
import { NoInput, NoOutput } from "../kernel/fields.ts";

const PushTopic = z.enum(pushTopics);
const Hour = z.int().check(z.gte(0), z.lte(23));

export const PushWishes = z.object({
  /** What a browser subscribes with; empty where nobody can be told this way. */
  public_key: z.string(),
  /** Whether the browser that asks is told. */
  is_here: z.boolean(),
  /** How many browsers of theirs are told. */
  browsers: z.int(),
  topics: z.array(z.object({ topic: PushTopic, is_on: z.boolean() })),
  /** On the clocks of their region; both the same where no hour is quiet. */
  quiet_from: z.int(),
  quiet_to: z.int(),
});
export type PushWishes = z.infer<typeof PushWishes>;

export const queryPushWishes = defineCall({
  methods: ["GET"],
  path: "/gateway/push/query_wishes",
  about: "What the caller's browsers are told of, and when not.",
  access: "customer",
  mutates: false,
  input: NoInput,
  output: z.object({ data: PushWishes }),
  refusals: [],
});

export const subscribePush = defineCall({
  methods: ["POST"],
  path: "/gateway/push/subscribe",
  about:
    "Tells the browser that asks of what must not be missed, at the address that its push service gave it, until it is logged out.",
  access: "customer",
  mutates: true,
  input: z.object({
    endpoint: z.string().check(z.maxLength(1000)),
    /** Both in base64url, as browsers say them. */
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}={0,2}$/)),
  }),
  output: NoOutput,
  refusals: ["push_off", "push_address_refused"],
});

export const unsubscribePush = defineCall({
  methods: ["POST"],
  path: "/gateway/push/unsubscribe",
  about: "Tells the browser that asks no more.",
  access: "customer",
  mutates: true,
  input: NoInput,
  output: NoOutput,
  refusals: [],
});

export const setPushTopic = defineCall({
  methods: ["POST"],
  path: "/gateway/push/set_topic",
  about: "Switches one topic on or off, for all browsers of the caller.",
  access: "customer",
  mutates: true,
  input: z.object({ topic: PushTopic, is_on: z.boolean() }),
  output: NoOutput,
  refusals: [],
});

export const setQuietHours = defineCall({
  methods: ["POST"],
  path: "/gateway/push/set_quiet_hours",
  about: "Between which hours no browser of the caller is told; both the same for none.",
  access: "customer",
  mutates: true,
  input: z.object({ from: Hour, to: Hour }),
  output: NoOutput,
  refusals: [],
});
