import { sendCodeMessage } from "./people/codes/code-jobs.ts";
import { watchSendings } from "./people/codes/watch-sendings.ts";
import { sendLine } from "./people/notices/line-jobs.ts";
import { sendMail, sendNotice, sendSms } from "./people/notices/notice-jobs.ts";
import { sendPush } from "./people/notices/push-jobs.ts";
import type { Needs } from "./kernel/needs.ts";
import { closeUnpaidOrders, completeSignedOrders } from "./trade/orders/order-jobs.ts";
import { balances } from "./balances.ts";
import { letPartsGo } from "./logistics/billing/let-parts-go.ts";
import { judgeEstimates } from "./trade/door-price/judge-estimates.ts";
import { keepEstimates } from "./trade/door-price/keep-estimate.ts";
import { reckonShopRecords } from "./trade/shop-records/reckon-shop-records.ts";
import { reckonWeights } from "./trade/door-price/reckon-weights.ts";
import { matchPurchasePayments } from "./trade/purchase-payments/match-purchase-payments.ts";
import { endPriceQuestions } from "./trade/price-changes/price-change-jobs.ts";
import { cancelUnbought } from "./trade/purchases/cancel-unbought.ts";
import { watchWireOrders } from "./trade/wire-orders/wire-order-jobs.ts";
import { watchClearances } from "./logistics/clearance/watch-clearances.ts";
import { decideSureClaims } from "./logistics/claims/decide-sure-claims.ts";
import { coverDelays } from "./logistics/claims/cover-delays.ts";
import { openSilentClaims } from "./logistics/claims/open-silent-claims.ts";
import { escalateLateClaims } from "./logistics/claims/claim-jobs.ts";
import { endRehearsals } from "./logistics/rehearsals/rehearsal-jobs.ts";
import { escalateLateRefunds } from "./trade/refunds/refund-jobs.ts";
import { eraseCancelled } from "./people/personal-data/erase-cancelled.ts";
import { exportPerson } from "./people/personal-data/export-person.ts";
import { reckonIntervals, watchStuckParcels } from "./logistics/intervals/interval-jobs.ts";
import { askTrackers } from "./logistics/tracking/tracking-jobs.ts";
import { watchLastMile } from "./logistics/last-mile/last-mile-jobs.ts";
import { handOverCarried } from "./logistics/boxes/hand-over-carried.ts";
import { fetchRates } from "./money/rates/rate-jobs.ts";
import { sweepSearchPages } from "./goods/sourcing/sweep-search-pages.ts";
import { issueReceipts } from "./money/receipts/receipt-jobs.ts";
import { areOver } from "./trade/orders/are-over.ts";
import { refundedOfPayment } from "./trade/charges/refunded-of-payment.ts";
import { closeBooks } from "./money/closes/close-books.ts";
import { sealLedger } from "./money/ledger/seal-ledger.ts";
import { watchCoupons } from "./money/coupons/coupon-jobs.ts";
import { endAwaitedConsignments } from "./logistics/consignments/consignment-jobs.ts";
import { lapseParcelClaims } from "./logistics/unclaimed/claim-jobs.ts";
import { watchServices } from "./logistics/services/service-jobs.ts";
import { watchStorage } from "./logistics/storage/storage-jobs.ts";
import { closeOnlineTopups } from "./money/topups/topup-jobs.ts";
import { renameGoodsWith, translateGoods } from "./goods/catalogue/naming-jobs.ts";
import { settleInvitations } from "./shop/invitations/invitation-jobs.ts";
import { watchWorkOrders } from "./shop/work-orders/work-order-jobs.ts";
import type { Workers } from "./kernel/jobs/start-jobs.ts";
import { gatherSealed } from "./gather-sealed.ts";
import { forgetPerson } from "./forget-person.ts";
import { sweepExpired } from "./sweep-expired.ts";

/** Who does each job. */
export const createWorkers = (needs: Needs): Workers => ({
  "send-sms": (message) => sendSms(needs, message),
  "send-mail": (message) => sendMail(needs, message),
  "send-line": (notice) => sendLine(needs, notice),
  "send-push": (notice) => sendPush(needs, notice),
  "send-captcha": (code) => sendCodeMessage(needs, code),
  "notify-customer": (notice) => sendNotice(needs, notice),
  "fetch-rates": () => fetchRates(needs),
  "close-unpaid-orders": () => closeUnpaidOrders(needs),
  "reckon-intervals": () => reckonIntervals(needs),
  "reckon-weights": () => reckonWeights(needs),
  "reckon-shop-records": () => reckonShopRecords(needs),
  "match-purchase-payments": () => matchPurchasePayments(needs),
  "keep-estimates": () => keepEstimates(needs),
  "judge-estimates": () => judgeEstimates(needs),
  "ask-trackers": () => askTrackers(needs),
  "watch-last-mile": () => watchLastMile(needs),
  "watch-stuck-parcels": () => watchStuckParcels(needs),
  "hand-over-carried": () => handOverCarried(needs),
  "complete-signed-orders": () => completeSignedOrders(needs),
  "end-price-questions": () => endPriceQuestions(needs, balances),
  "cancel-unbought": () => cancelUnbought(needs),
  "watch-wire-orders": () => watchWireOrders(needs),
  "let-parts-go": () => letPartsGo(needs),
  "end-rehearsals": () => endRehearsals(needs),
  "escalate-late-claims": () => escalateLateClaims(needs),
  "watch-clearances": () => watchClearances(needs),
  "cover-delays": () => coverDelays(needs),
  "open-silent-claims": () => openSilentClaims(needs),
  "decide-sure-claims": () => decideSureClaims(needs),
  "escalate-late-refunds": () => escalateLateRefunds(needs),
  "issue-receipts": () => issueReceipts(needs, { areOver, refundedOf: refundedOfPayment }),
  "seal-ledger": () => sealLedger(needs),
  "close-books": () => closeBooks(needs),
  "settle-online-topups": () => closeOnlineTopups(needs),
  "watch-coupons": () => watchCoupons(needs),
  "watch-services": () => watchServices(needs),
  "watch-storage": () => watchStorage(needs),
  "watch-work-orders": () => watchWorkOrders(needs),
  "settle-invitations": () => settleInvitations(needs),
  "lapse-parcel-claims": () => lapseParcelClaims(needs),
  "end-awaited-consignments": () => endAwaitedConsignments(needs),
  "watch-captchas": () => watchSendings(needs),
  "sweep-expired": () => sweepExpired(needs),
  "export-person": (person) => exportPerson(needs, person, gatherSealed),
  "erase-cancelled": () => eraseCancelled(needs, forgetPerson),
  "translate-goods": () => translateGoods(needs),
  "rename-goods": (text) => renameGoodsWith(needs, text),
  "sweep-search-pages": () => sweepSearchPages(needs),
});
