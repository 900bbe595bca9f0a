import { forgetPhotoSearches } from "./goods/sourcing/forget-photo-searches.ts";
import { giveParcelPhotosTo } from "./kernel/files/give-parcel-photos.ts";
import { forgetAnswersTo } from "./kernel/http/forget-answers.ts";
import { forgetMessages } from "./kernel/jobs/forget-messages.ts";
import { forgetClaimWords } from "./logistics/claims/forget-claim-words.ts";
import { forgetDeclarants } from "./logistics/clearance/forget-declarants.ts";
import { forgetLastMile } from "./logistics/last-mile/forget-last-mile.ts";
import { forgetParcelWays } from "./logistics/merging/forget-parcel-ways.ts";
import { forgetHandOvers } from "./logistics/pickups/forget-hand-overs.ts";
import { forgetWhoseParcels } from "./logistics/parcels/forget-whose-parcels.ts";
import { forgetParcelClaims } from "./logistics/unclaimed/forget-parcel-claims.ts";
import { forgetQuotes } from "./money/rates/forget-quotes.ts";
import { forgetCards } from "./money/bank-cards/forget-cards.ts";
import { forgetArrivals } from "./money/statements/forget-arrivals.ts";
import { forgetWithdrawals } from "./money/withdrawals/forget-withdrawals.ts";
import { forgetReceipts } from "./money/receipts/forget-receipts.ts";
import { forgetVouchers } from "./money/topups/forget-vouchers.ts";
import { forgetBusinessChoice } from "./people/accounts/forget-business-choice.ts";
import { forgetAddresses } from "./people/addresses/forget-addresses.ts";
import { forgetCodes } from "./people/codes/forget-codes.ts";
import { forgetDeskNotes } from "./people/customers/forget-desk-notes.ts";
import { forgetLinkedLogIns } from "./people/linked-log-ins/forget-linked-log-ins.ts";
import { forgetNotices } from "./people/notices/forget-notices.ts";
import { forgetPushes } from "./people/pushes/forget-pushes.ts";
import type { Forget } from "./people/personal-data/erase-person.ts";
import { forgetSegments } from "./people/segments/forget-segments.ts";
import { endSessions } from "./people/sessions/end-sessions.ts";
import { forgetCart } from "./trade/carts/forget-cart.ts";
import { forgetInstructions } from "./trade/instructions/forget-instructions.ts";
import { forgetWhoOrdered } from "./trade/orders/forget-who-ordered.ts";
import { forgetInvitations } from "./shop/invitations/forget-invitations.ts";
import { forgetWorkOrders } from "./shop/work-orders/forget-work-orders.ts";
import { forgetRefundWords } from "./trade/refunds/forget-refund-words.ts";

/** What each slice does with what it keeps of a person who is erased, in this order. [BO-50] */
export const forgetPerson: readonly Forget[] = [
  (db, { reachedAt }) => forgetCodes(db, reachedAt),
  (db, { reachedAt }) => forgetMessages(db, reachedAt),
  (db, { accountId }) => endSessions(db, accountId),
  (db, { accountId }) => forgetLinkedLogIns(db, accountId),
  (db, { accountId }) => forgetAnswersTo(db, accountId),
  (db, { accountId }) => forgetAddresses(db, accountId),
  (db, { accountId }) => forgetCart(db, accountId),
  (db, { accountId }) => forgetNotices(db, accountId),
  (db, { accountId }) => forgetPushes(db, accountId),
  (db, { accountId }) => forgetQuotes(db, accountId),
  (db, { accountId }) => forgetPhotoSearches(db, accountId),
  (db, { accountId }) => forgetVouchers(db, accountId),
  (db, { accountId }) => forgetArrivals(db, accountId),
  (db, { accountId }) => forgetCards(db, accountId),
  (db, { accountId }) => forgetWithdrawals(db, accountId),
  (db, { accountId }) => forgetReceipts(db, accountId),
  (db, { accountId }) => forgetInstructions(db, accountId),
  (db, { accountId }) => forgetWhoOrdered(db, accountId),
  (db, { accountId }) => forgetRefundWords(db, accountId),
  (db, { accountId }) => forgetClaimWords(db, accountId),
  (db, { accountId }) => forgetParcelClaims(db, accountId),
  (db, { accountId }) => forgetWorkOrders(db, accountId),
  (db, { accountId }) => forgetInvitations(db, accountId),
  // Photos before the parcels that name whose they are.
  (db, { accountId }) => giveParcelPhotosTo(db, accountId),
  (db, { accountId }) => forgetHandOvers(db, accountId),
  (db, { accountId }) => forgetLastMile(db, accountId),
  (db, { accountId }) => forgetWhoseParcels(db, accountId),
  (db, { accountId }) => forgetParcelWays(db, accountId),
  (db, { accountId }) => forgetDeclarants(db, accountId),
  (db, { accountId }) => forgetDeskNotes(db, accountId),
  (db, { accountId }) => forgetSegments(db, accountId),
  (db, { accountId }) => forgetBusinessChoice(db, accountId),
];
