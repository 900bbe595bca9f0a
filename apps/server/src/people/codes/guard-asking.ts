import type { PicturePurpose } from "./code-target.ts";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Request } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { countAgainstLimit } from "../../kernel/rate-limits/count-against-limit.ts";
import { checkPicture, type PictureAnswer, type PictureRefusal } from "./check-picture.ts";

const hour_ms = 3_600_000;

/** A question whose answer tells whether somebody has an account here. */
interface Asking extends PictureAnswer {
  readonly purpose: PicturePurpose;
}

/**
 * Lets somebody ask whether a contact has an account. Asking for many is a way to collect them, so an address
 * asks a few times in an hour freely, then reads a picture each time, and at last waits; where answers shall
 * not tell one account from another, every question takes a picture. Refuses `call_limit`,
 * `image_captcha_needed` and `image_captcha_wrong`. [API-16] [API-18] [NFR-08]
 */
export async function guardAsking(
  db: Db,
  asking: Asking,
  { address, now, settings }: Pick<Request, "address" | "now" | "settings">,
  needs: Pick<Needs, "config" | "limits">,
): Promise<Result<undefined, PictureRefusal | { readonly code: "call_limit" }>> {
  const { account_questions_per_address_hour, account_questions_without_picture } = needs.limits;
  const asked = { window_ms: hour_ms, most: account_questions_per_address_hour };
  if (!(await countAgainstLimit(db, { ...asked, bucket: `ask_account:${address}` }, now)))
    return refuse({ code: "call_limit" });
  const isFree = await countAgainstLimit(
    db,
    { ...asked, bucket: `ask_account_freely:${address}`, most: account_questions_without_picture },
    now,
  );
  return isFree && !settings.uniform_errors
    ? ok(undefined)
    : checkPicture(db, { ...asking, now }, needs);
}
