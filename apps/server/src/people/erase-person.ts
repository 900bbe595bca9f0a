import { ok, refuse, type Result } from "@sampan/domain/result";
import type { AccountNotInState } from "@sampan/domain/account-state";
import { markErased } from "../accounts/cancelling.ts";
import { forgetAddresses } from "../addresses/forget-addresses.ts";
import { forgetCaptchas } from "../captchas/forget-captchas.ts";
import { forgetCart } from "../carts/forget-cart.ts";
import { forgetDeskNotes } from "../customers/forget-desk-notes.ts";
import type { Db } from "../db/db.ts";
import { giveParcelPhotosTo } from "../files/give-parcel-photos.ts";
import { forgetAnswersTo } from "../http/forget-answers.ts";
import { forgetMessages } from "../jobs/forget-messages.ts";
import { forgetNotices } from "../notices/forget-notices.ts";
import { forgetWhoOrdered } from "../orders/forget-who-ordered.ts";
import { forgetWhoseParcels } from "../parcels/forget-whose-parcels.ts";
import { forgetQuotes } from "../rates/forget-quotes.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { forgetPhotoSearches } from "../sourcing/forget-photo-searches.ts";
import { forgetVouchers } from "../topups/forget-vouchers.ts";
import { deleteExport } from "./export-queries.ts";
import { findObstacles, isFree } from "./find-obstacles.ts";
import { deleteIdentity } from "./identity-queries.ts";
import { deleteOpenings } from "./opening-queries.ts";
import { deleteKey } from "./person-key-queries.ts";

type Waits = AccountNotInState | { readonly code: "still_owed" };

/**
 * Erases a person in one transaction, their files excepted, whose rows tell the store what to remove next.
 * What the books need stays under the uid, which is nobody's name any more. Refuses `still_owed` while money
 * that came in after the cancellation lies in the account, and `account_not_in_state` when it is not
 * cancelled. [ACC-35] [BO-50] [CONST-56]
 */
export async function erasePerson(
  db: Db,
  accountId: number,
  now: Date,
): Promise<Result<undefined, Waits>> {
  const contacts = await markErased(db, accountId, now);
  if (!contacts.ok) return contacts;
  if (!isFree(await findObstacles(db, accountId))) return refuse({ code: "still_owed" });

  const { mobile, email } = contacts.value;
  const reachedAt = [mobile, email].filter((contact) => contact !== null);
  await forgetCaptchas(db, reachedAt);
  await forgetMessages(db, reachedAt);
  await endSessions(db, accountId);
  await forgetAnswersTo(db, accountId);
  await forgetAddresses(db, accountId);
  await forgetCart(db, accountId);
  await forgetNotices(db, accountId);
  await forgetQuotes(db, accountId);
  await forgetPhotoSearches(db, accountId);
  await forgetVouchers(db, accountId);
  await forgetWhoOrdered(db, accountId);
  await giveParcelPhotosTo(db, accountId);
  await forgetWhoseParcels(db, accountId);
  await forgetDeskNotes(db, accountId);
  await deleteExport(db, accountId);
  await deleteOpenings(db, accountId);
  await deleteIdentity(db, { kind: "real_name", accountId });
  await deleteIdentity(db, { kind: "company", accountId });
  await deleteKey(db, accountId);
  return ok(undefined);
}
