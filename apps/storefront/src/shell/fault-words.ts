import { NetworkError, ServerError } from "@sampan/client/faults";
import { Refused } from "@sampan/client/query";
import type { Speech } from "./speech.ts";

/** One line for whatever was thrown: the server's own words where it gave some. [ERR-19] [ERR-20] */
export function faultWords(say: Speech["say"], error: unknown): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof NetworkError)
    return say(error.kind === "slow" ? "common.network.slow" : "common.network.offline");
  if (error instanceof ServerError && error.message !== "Server Error") return error.message;
  return say("common.network.fault");
}
