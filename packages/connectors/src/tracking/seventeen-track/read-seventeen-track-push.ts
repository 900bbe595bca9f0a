import { createHash } from "node:crypto";
import { z } from "zod";
import { isSame } from "../is-same.ts";
import { parsed } from "../scan-texts.ts";
import type { TrackingHint, TrackingPush } from "../tracking-provider.ts";
import { Carrier, courierOf } from "./read-seventeen-track.ts";

/** Lower-case hex of SHA-256 over the body, a slash and the key. */
export const signSeventeenTrack = (rawBody: string, key: string): string =>
  createHash("sha256").update(`${rawBody}/${key}`).digest("hex");

const Push = z.object({
  event: z.string(),
  data: z.object({ number: z.string().min(1).max(60), carrier: Carrier }),
});

/** The hint in a push, if the header `sign` covers these very bytes with our key; undefined if it does not. */
export function readSeventeenTrackPush(
  key: string,
  { rawBody, headers }: TrackingPush,
): readonly TrackingHint[] | undefined {
  const sign = headers["sign"];
  if (typeof sign !== "string" || !isSame(signSeventeenTrack(rawBody, key), sign)) return undefined;
  const push = Push.safeParse(parsed(rawBody));
  if (!push.success) return [];
  const { number, carrier } = push.data.data;
  return [{ express_no: number, courier: courierOf(carrier) }];
}
