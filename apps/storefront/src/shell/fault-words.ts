import { NetworkError, ServerError, tellsPeople } from "@sampan/client/faults";
import { Refused } from "@sampan/client/query";
import type { Speech } from "./speech.ts";

/**
 * One line for whatever was thrown: the server's own words where they are for people, ours otherwise. [ERR-08]
 * [ERR-19] [ERR-20] [ERR-22] [ERR-23]
 */
export function faultWords(say: Speech["say"], error: unknown): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof NetworkError) return say(`common.network.${error.kind}`);
  if (!(error instanceof ServerError)) return say("common.network.fault");
  if (tellsPeople(error)) return error.message;
  return say(error.kind === "later" ? "common.network.later" : "common.network.fault");
}
