import { widerNetworkOf } from "@sampan/domain/kernel/http/network-address";
import type { Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Request } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { countSendings } from "./code-queries.ts";
import type { CodeTarget } from "./code-target.ts";
import { checkPicture, type PictureAnswer, type PictureRefusal } from "./check-picture.ts";
import { guardAsking } from "./guard-asking.ts";

/**
 * Lets somebody ask for a code whose answer also tells whether a contact has an account: freely for the first
 * two that went to the target on this day, or came from the address within the hour, and after reading a
 * picture from then on. Refuses what `guardAsking` does. [ACC-19] [NFR-08]
 */
export async function guardSending(
  db: Db,
  asking: PictureAnswer & CodeTarget,
  caller: Request,
  needs: Pick<Needs, "config" | "limits">,
): Promise<Result<undefined, PictureRefusal | { readonly code: "call_limit" }>> {
  const { address, now } = caller;
  const from = { address, network: widerNetworkOf(address), now };
  const { of_target, of_address } = await countSendings(db, asking, from);
  return Math.max(of_target, of_address) < needs.limits.captchas_without_picture
    ? guardAsking(db, asking, caller, needs)
    : checkPicture(db, { ...asking, now }, needs);
}
