import { z } from "zod";
import { isSame } from "../is-same.ts";
import { parsed } from "../scan-texts.ts";
import type { TrackingHint, TrackingPush } from "../tracking-provider.ts";

const Push = z.object({
  items: z.array(z.object({ barcode: z.string().min(1).max(40) })).max(500),
});

/** The hints in a push that came with the key we gave Thailand Post; undefined for any other. */
export function readThailandPostPush(
  hookKey: string,
  { rawBody, headers }: TrackingPush,
): readonly TrackingHint[] | undefined {
  if (!isSame(headers.authorization ?? "", `Bearer ${hookKey}`)) return undefined;
  const push = Push.safeParse(parsed(rawBody));
  if (!push.success) return [];
  const numbers = new Set(push.data.items.map(({ barcode }) => barcode));
  return [...numbers].map((express_no) => ({ express_no, courier: "thailand_post" }));
}
