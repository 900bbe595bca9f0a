import { stateOfTracker } from "@sampan/domain/logistics/tracking/states-of-trackers";
import type { Scan } from "@sampan/domain/logistics/tracking/way-of-scans";
import { z } from "zod";
import { isSame, parsed, scans_max, words } from "../scan-texts.ts";
import type { TrackingHint, TrackingPush } from "../tracking-provider.ts";
import { signFlash } from "./sign-flash.ts";

const Text = z.string().nullish();

/** Numbers come as their text. */
export const Routes = z.object({
  code: z.string(),
  message: Text,
  data: z
    .object({
      pno: z.string(),
      routes: z
        .array(z.object({ routedAt: z.string(), routeAction: z.string(), message: Text }))
        .nullish(),
    })
    .nullish(),
});
type Route = NonNullable<NonNullable<z.output<typeof Routes>["data"]>["routes"]>[number];

/** What happened, in Flash's own words; a moment that is none is left out. */
export const scansOf = (routes: readonly Route[]): Scan[] =>
  routes.slice(0, scans_max).flatMap(({ routedAt, routeAction, message }) =>
    /^\d{9,11}$/.test(routedAt)
      ? [
          {
            at: new Date(Number(routedAt) * 1000),
            state: stateOfTracker("flash", routeAction),
            tracker: "flash" as const,
            courier: "flash" as const,
            words: words(message),
            place: "",
          },
        ]
      : [],
  );

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
