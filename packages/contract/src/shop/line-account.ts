import * as z from "zod/mini";
import { defineCall } from "../kernel/call.ts";
import { NoOutput } from "../kernel/fields.ts";

/** What happens at our official account at LINE, told by LINE. [API-113] */
export const lineWebhook = defineCall({
  methods: ["POST"],
  path: "/gateway/line/webhook",
  about:
    "LINE's signed word on what people wrote to the official account; a message opens or answers a work order.",
  access: "anyone",
  mutates: true,
  transaction: "none",
  notification: true,
  input: z.object({}),
  output: NoOutput,
  refusals: ["notification_invalid", "channel_unavailable"],
});
