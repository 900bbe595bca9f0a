import { setImmediate as turn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { defineCall } from "@sampan/contract/kernel/call";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { callApi } from "./call-api.ts";
import type { Send } from "./send.ts";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

const ping = defineCall({
  methods: ["GET"],
  path: "/gateway/ping",
  about: "Answers.",
  access: "anyone",
  mutates: false,
  input: z.object({}),
  output: z.object({}),
  refusals: [],
});

test.each([
  ["by itself", undefined],
  ["of a page that is still open", new AbortController().signal],
])(
  "an answered call %s leaves nothing behind that waits for its time to be over",
  async (_, signal) => {
    const left: WeakRef<object>[] = [];
    /** As whatever sends does, it listens for the call being given up, and holds its answer meanwhile. */
    const send: Send = async (_path, init) => {
      const answer = Response.json({ success: true });
      init.signal?.addEventListener("abort", () => void answer.body?.cancel());
      left.push(new WeakRef(answer));
      return answer;
    };
    for (let count = 0; count < 20; count++)
      await callApi(ping, {}, { send, timeout_ms: 600_000, ...(signal ? { signal } : {}) });
    // What is weakly held may be kept to the end of a turn.
    await turn();
    collect();
    await turn();
    collect();
    expect(left.filter((each) => each.deref() !== undefined).length).toBeLessThanOrEqual(1);
  },
);
