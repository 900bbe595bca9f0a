import { z } from "zod";
import { isSame } from "../is-same.ts";
import { parsed } from "../scan-texts.ts";
import type { TrackingHint, TrackingPush } from "../tracking-provider.ts";
import { signFlash } from "./sign-flash.ts";

const Push = z.object({
  mchId: z.string(),
  nonceStr: z.string().min(1),
  sign: z.string(),
  data: z.object({ pno: z.string().min(1).max(40) }),
});

/**
 * The hint in a push that names us and is signed; undefined for any other. The signature covers who is told and a word of chance, and
 * nothing of what is told: whoever saw one push may say another number by it, so that nothing of it is believed but that it is worth a question.
 */
export function readFlashPush(
  { mchId, key }: { readonly mchId: string; readonly key: string },
  { rawBody }: TrackingPush,
): readonly TrackingHint[] | undefined {
  const push = Push.safeParse(parsed(rawBody));
  if (!push.success || push.data.mchId !== mchId) return undefined;
  const { nonceStr, sign, data } = push.data;
  if (!isSame(sign, signFlash({ mchId, nonceStr }, key))) return undefined;
  return [{ express_no: data.pno, courier: "flash" }];
}
