import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { NoInput, WireTime } from "../../kernel/fields.ts";

/** How one source in the outside world answers. Counts run since `since`, in the process that answered. */
export const SourceHealth = z.object({
  /** `1688`, `taobao-global`, `short-links`, `ecpay` ... */
  source: z.string(),
  /** `open` while nobody is sent there after repeated failures, `half_open` while one call tries it. */
  breaker: z.enum(["closed", "half_open", "open"]),
  calls: z.int(),
  failures: z.int(),
  retries: z.int(),
  /** Calls that were not sent: the breaker was open, or all places were taken. */
  held_back: z.int(),
  /** Of the last hundred requests that were sent, retries counted apart; null before the first. */
  latency: z.nullable(z.object({ p50_ms: z.int(), p95_ms: z.int(), max_ms: z.int() })),
  last_answer_at: z.nullable(WireTime),
  /** `code` is ours: `unavailable`, `too_many_calls`, `disabled`, `transient`; `detail` is the source's. */
  last_failure: z.nullable(z.object({ at: WireTime, code: z.string(), detail: z.string() })),
});
export type SourceHealth = z.infer<typeof SourceHealth>;

/** [NFR-09] */
export const listSources = defineCall({
  methods: ["GET"],
  path: "/staff/sources",
  about:
    "Tell how each outside source answers: marketplaces, payment providers, senders, rate feeds.",
  access: { right: "switch_platforms" },
  mutates: false,
  input: NoInput,
  output: z.object({ since: WireTime, list: z.array(SourceHealth) }),
  refusals: [],
});
