import { courierOfTracker, type KnownCourier } from "@sampan/domain/logistics/tracking/couriers";
import { z } from "zod";
import { isSame } from "../is-same.ts";
import { parsed } from "../scan-texts.ts";
import type { TrackingHint } from "../tracking-provider.ts";
import { saltOf, signKuaidi100 } from "./sign-kuaidi100.ts";

const Push = z.object({
  comNew: z.string().nullish(),
  lastResult: z.object({ nu: z.string().min(1).max(40), com: z.string().nullish() }),
});

/**
 * The hint in a push, if its signature fits: it covers the form's decoded `param` with the salt of this number.
 * Undefined for what somebody else made up.
 */
export function readKuaidi100Push(
  key: string,
  rawBody: string,
): readonly TrackingHint[] | undefined {
  const form = new URLSearchParams(rawBody);
  const param = form.get("param") ?? "";
  const push = Push.safeParse(parsed(param));
  // The number is read before it is believed, because the salt is its own.
  if (!push.success) return undefined;
  const { lastResult, comNew } = push.data;
  const right = signKuaidi100(param, saltOf(key, lastResult.nu));
  if (!isSame(right, form.get("sign") ?? "")) return undefined;
  return [{ express_no: lastResult.nu, courier: courierIn(comNew, lastResult.com) }];
}

const courierIn = (...words_: readonly (string | null | undefined)[]): KnownCourier => {
  const named = words_.find((word) => word);
  return named ? courierOfTracker("kuaidi100", named) : "";
};
