import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { NoInput, NoOutput, ShortText, WireTime } from "../../kernel/fields.ts";

/** What a device says of itself; parts that nobody knows are empty. */
export const DeviceName = z.object({
  kind: z.enum(["phone", "tablet", "computer", "other"]),
  browser: z.string(),
  system: z.string(),
});
export type DeviceName = z.infer<typeof DeviceName>;

/** A browser or phone that an account was used from, and whether it is logged in. */
export const Device = z.object({
  /** What it is ended by; it opens nothing. */
  id: z.string(),
  name: DeviceName,
  /** The network it was last logged in from, without its last part; empty when unknown. */
  address: z.string(),
  first_seen: WireTime,
  last_seen: WireTime,
  is_this: z.boolean(),
  is_logged_in: z.boolean(),
});
export type Device = z.infer<typeof Device>;

export const queryDevices = defineCall({
  methods: ["GET"],
  path: "/gateway/user/query_devices",
  about: "Lists the devices the caller's account is or was used from, those logged in first.",
  access: "customer",
  mutates: false,
  input: NoInput,
  output: z.object({ datalist: z.array(Device), total: z.int() }),
  refusals: [],
});

export const endDevice = defineCall({
  methods: ["POST"],
  path: "/gateway/user/end_device",
  about: "Logs a device of the caller out at once and forgets it.",
  access: "customer",
  mutates: true,
  input: z.object({ id: ShortText }),
  output: NoOutput,
  refusals: ["device_unknown"],
});

export const endOtherDevices = defineCall({
  methods: ["POST"],
  path: "/gateway/user/end_other_devices",
  about: "Logs out and forgets every device of the caller but the one that asks.",
  access: "customer",
  mutates: true,
  input: NoInput,
  output: NoOutput,
  refusals: [],
});
