import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import formbody from "@fastify/formbody";
import underPressure from "@fastify/under-pressure";
import type { Call } from "@sampan/contract/kernel/call";
import fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { accountRoutes } from "./people/accounts/account-routes.ts";
import { createStepUp } from "./people/accounts/create-step-up.ts";
import { addressRoutes } from "./people/addresses/address-routes.ts";
import { fileRoutes } from "./kernel/files/file-routes.ts";
import { createMayReadFile } from "./people/identities/may-read-file.ts";
import { codeRoutes } from "./people/codes/code-routes.ts";
import { cartRoutes } from "./trade/carts/cart-routes.ts";
import { catalogueRoutes } from "./goods/catalogue/catalogue-routes.ts";
import { staffCatalogueRoutes } from "./goods/catalogue/staff-catalogue-routes.ts";
import { configurationRoutes } from "./office/configuration/configuration-routes.ts";
import { dashboardRoutes } from "./office/dashboard/dashboard-routes.ts";
import { orderSearchRoutes } from "./office/order-search/order-search-routes.ts";
import { campaignRoutes } from "./shop/campaigns/campaign-routes.ts";
import { popupRoutes } from "./shop/popups/popup-routes.ts";
import { invitationRoutes } from "./shop/invitations/invitation-routes.ts";
import { recordInvitation } from "./shop/invitations/record-invitation.ts";
import { pageRoutes } from "./shop/pages/page-routes.ts";
import { markRoutes } from "./shop/marks/mark-routes.ts";
import { contentRoutes } from "./shop/content/content-routes.ts";
import { feeRoutes } from "./shop/fees/fee-routes.ts";
import { cardRoutes } from "./shop/found/card-routes.ts";
import { foundRoutes } from "./shop/found/found-routes.ts";
import { installingRoutes } from "./shop/installing/installing-routes.ts";
import { lineAccountRoutes } from "./shop/line-account/line-account-routes.ts";
import { workOrderRoutes } from "./shop/work-orders/work-order-routes.ts";
import { customerRoutes } from "./people/customers/customer-routes.ts";
import { couponRoutes } from "./money/coupons/coupon-routes.ts";
import { statementRoutes } from "./money/statements/statement-routes.ts";
import { receiptRoutes } from "./money/receipts/receipt-routes.ts";
import { closeRoutes } from "./money/closes/close-routes.ts";
import { bankRoutes } from "./money/banks/bank-routes.ts";
import { correctionRoutes } from "./money/corrections/correction-routes.ts";
import { grantRoutes } from "./money/grants/grant-routes.ts";
import { linkNewcomer } from "./people/linked-log-ins/link-newcomer.ts";
import { pushRoutes } from "./people/pushes/push-routes.ts";
import { linkedLogInRoutes } from "./people/linked-log-ins/linked-log-in-routes.ts";
import { noticeRoutes } from "./people/notices/notice-routes.ts";
import { doorPriceRoutes } from "./trade/door-price/door-price-routes.ts";
import { buyerRoutes } from "./trade/buyers/buyer-routes.ts";
import { purchasePaymentRoutes } from "./trade/purchase-payments/purchase-payment-routes.ts";
import { shopRecordRoutes } from "./trade/shop-records/shop-record-routes.ts";
import { orderRoutes } from "./trade/orders/order-routes.ts";
import { payables } from "./payables.ts";
import { paymentRoutes } from "./money/payments/payment-routes.ts";
import { rateRoutes } from "./money/rates/rate-routes.ts";
import { approvalRoutes } from "./trade/approvals/approval-routes.ts";
import { sessionRoutes } from "./people/sessions/session-routes.ts";
import { sourcingRoutes } from "./goods/sourcing/sourcing-routes.ts";
import { segmentRoutes } from "./people/segments/segment-routes.ts";
import { dutyRoutes } from "./goods/duties/duty-routes.ts";
import { shippabilityRoutes } from "./goods/shippability/shippability-routes.ts";
import { measureChain } from "./kernel/audit/measure-chain.ts";
import { staffRoutes } from "./people/staff/staff-routes.ts";
import { textRoutes } from "./goods/texts/text-routes.ts";
import { translationRoutes } from "./goods/translation/translation-routes.ts";
import { topupRoutes } from "./money/topups/topup-routes.ts";
import { bankCardRoutes } from "./money/bank-cards/card-routes.ts";
import { giveUpBalance } from "./money/withdrawals/give-up-balance.ts";
import { withdrawalRoutes } from "./money/withdrawals/withdrawal-routes.ts";
import { findBalances } from "./money/ledger/find-balances.ts";
import { listLedgerRows } from "./money/ledger/list-ledger-rows.ts";
import { walletRoutes } from "./money/ledger/wallet-routes.ts";
import { setAnswerHeaders } from "./kernel/http/answer-headers.ts";
import { belowGateway } from "./kernel/http/below-gateway.ts";
import { closeForMaintenance } from "./kernel/http/close-for-maintenance.ts";
import { busyRetry_s, type Refusal } from "./kernel/http/envelope.ts";
import { answerFaults, refuseAddress } from "./kernel/http/faults.ts";
import { serveHealth } from "./kernel/http/health.ts";
import { serveMetrics } from "./kernel/http/metrics.ts";
import { createLive } from "./kernel/live/create-live.ts";
import { liveRoutes } from "./kernel/live/live-routes.ts";
import { limitRequests } from "./kernel/http/limit-requests.ts";
import type { Edge } from "./kernel/http/mount.ts";
import { serveOpenApi } from "./kernel/http/openapi-page.ts";
import { shareAnswers } from "./kernel/http/share-answers.ts";
import { leaveFilesUnread } from "./kernel/http/read-upload.ts";
import { readLanguage } from "./kernel/http/request-language.ts";
import { prepareLeave } from "./kernel/http/take-leave.ts";
import { watchBodies } from "./kernel/http/watch-bodies.ts";
import type { Needs } from "./kernel/needs.ts";
import { refundRoutes } from "./trade/refunds/refund-routes.ts";
import { balances } from "./balances.ts";
import { instructionRoutes } from "./trade/instructions/instruction-routes.ts";
import { priceChangeRoutes } from "./trade/price-changes/price-change-routes.ts";
import { purchaseRoutes } from "./trade/purchases/purchase-routes.ts";
import { wireOrderRoutes } from "./trade/wire-orders/wire-order-routes.ts";
import { labelRoutes } from "./logistics/labels/label-routes.ts";
import { stockRoutes } from "./logistics/stock/stock-routes.ts";
import { cameraRoutes } from "./logistics/cameras/camera-routes.ts";
import { unclaimedRoutes } from "./logistics/unclaimed/unclaimed-routes.ts";
import { warehouseRoutes } from "./logistics/warehouse/warehouse-routes.ts";
import { billingRoutes } from "./logistics/billing/billing-routes.ts";
import { paperRoutes } from "./logistics/papers/paper-routes.ts";
import { freightRoutes } from "./logistics/freight/freight-routes.ts";
import { tariffRoutes } from "./logistics/tariffs/tariff-routes.ts";
import { voyageRoutes } from "./logistics/voyages/voyage-routes.ts";
import { shippingRoutes } from "./logistics/boxes/shipping-routes.ts";
import { handOverParcels } from "./logistics/parcels/hand-over-parcels.ts";
import { claimRoutes } from "./logistics/claims/claim-routes.ts";
import { mergingRoutes } from "./logistics/merging/merging-routes.ts";
import { carrierCostRoutes } from "./logistics/carrier-costs/carrier-cost-routes.ts";
import { clearanceRoutes } from "./logistics/clearance/clearance-routes.ts";
import { serviceRoutes } from "./logistics/services/service-routes.ts";
import { shipPlanRoutes } from "./logistics/ship-plans/ship-plan-routes.ts";
import { forecastRoutes } from "./logistics/forecast/forecast-routes.ts";
import { intervalRoutes } from "./logistics/intervals/interval-routes.ts";
import { trackingRoutes } from "./logistics/tracking/tracking-routes.ts";
import { carryStore, letStoreGo } from "./logistics/last-mile/carry-store.ts";
import { lastMileRoutes } from "./logistics/last-mile/last-mile-routes.ts";
import { rehearsalRoutes } from "./logistics/rehearsals/rehearsal-routes.ts";
import { parcelRoutes } from "./logistics/parcels/parcel-routes.ts";
import { consignmentRoutes } from "./logistics/consignments/consignment-routes.ts";
import { storageRoutes } from "./logistics/storage/storage-routes.ts";
import { shipmentRoutes } from "./logistics/shipments/shipment-routes.ts";
import { peopleRoutes } from "./people/personal-data/people-routes.ts";
import { pictureRoutes } from "./goods/pictures/picture-routes.ts";
import { createIdentify } from "./identify.ts";
import { liveSessions } from "./people/sessions/live-sessions.ts";

/**
 * The table of contents of the server: every slice is mounted here, by hand. What a slice needs of a wing above
 * its own is handed in, as a verb.
 */
function mountSlices(edge: Edge, needs: Needs): void {
  sessionRoutes(edge);
  accountRoutes(edge, needs, { linkNewcomer, recordInvitation });
  linkedLogInRoutes(edge, needs);
  pushRoutes(edge, needs);
  codeRoutes(edge, needs);
  peopleRoutes(edge, needs, { findBalances, giveUpBalance });
  addressRoutes(edge, needs);
  configurationRoutes(edge, needs);
  rateRoutes(edge, needs);
  catalogueRoutes(edge, needs);
  staffCatalogueRoutes(edge, needs);
  sourcingRoutes(edge, needs);
  translationRoutes(edge, needs);
  textRoutes(edge, needs);
  cartRoutes(edge, needs);
  mountMoney(edge, needs);
  instructionRoutes(edge);
  doorPriceRoutes(edge);
  shopRecordRoutes(edge);
  purchasePaymentRoutes(edge);
  buyerRoutes(edge);
  orderRoutes(edge, needs, { handOverParcels });
  shippabilityRoutes(edge, needs);
  dutyRoutes(edge, needs);
  approvalRoutes(edge, needs);
  orderSearchRoutes(edge, needs);
  dashboardRoutes(edge);
  noticeRoutes(edge, needs);
  fileRoutes(edge, needs, createMayReadFile(needs));
  contentRoutes(edge, needs);
  feeRoutes(edge, needs);
  workOrderRoutes(edge, needs);
  lineAccountRoutes(edge, needs);
  campaignRoutes(edge, needs);
  popupRoutes(edge, needs);
  invitationRoutes(edge);
  pageRoutes(edge, needs);
  markRoutes(edge);
  parcelRoutes(edge, needs);
  forecastRoutes(edge);
  intervalRoutes(edge);
  trackingRoutes(edge, needs);
  lastMileRoutes(edge, needs);
  mergingRoutes(edge, needs, { carryStore, letStoreGo });
  clearanceRoutes(edge, needs);
  serviceRoutes(edge, needs);
  shipPlanRoutes(edge, needs, { carryStore, letStoreGo });
  rehearsalRoutes(edge, needs);
  staffRoutes(edge, needs);
  customerRoutes(edge, needs, { listLedgerRows });
  segmentRoutes(edge);
  mountFreight(edge, needs);
  shippingRoutes(edge, needs);
  voyageRoutes(edge, needs);
  billingRoutes(edge, needs);
  paperRoutes(edge, needs);
  shipmentRoutes(edge);
  storageRoutes(edge, needs);
  consignmentRoutes(edge, needs);
  claimRoutes(edge, needs);
  cameraRoutes(edge, needs);
  unclaimedRoutes(edge, needs);
  warehouseRoutes(edge, needs);
  stockRoutes(edge);
  labelRoutes(edge, needs);
  mountPurchases(edge, needs);
  refundRoutes(edge, needs);
}

/** Of them, those of the wing of money. */
function mountMoney(edge: Edge, needs: Needs): void {
  couponRoutes(edge, needs);
  grantRoutes(edge, needs);
  bankRoutes(edge);
  correctionRoutes(edge, needs);
  statementRoutes(edge, needs);
  closeRoutes(edge, needs);
  receiptRoutes(edge, needs);
  paymentRoutes(edge, needs, payables);
  walletRoutes(edge, needs);
  topupRoutes(edge, needs);
  bankCardRoutes(edge, needs);
  withdrawalRoutes(edge, needs);
}

/** What freight costs, them and us. */
function mountFreight(edge: Edge, needs: Needs): void {
  freightRoutes(edge);
  tariffRoutes(edge, needs);
  carrierCostRoutes(edge);
}

/** What buyers do, by hand and by wire. */
function mountPurchases(edge: Edge, needs: Needs): void {
  purchaseRoutes(edge, needs);
  wireOrderRoutes(edge, needs);
  priceChangeRoutes(edge, needs, balances);
}

/** Builds the server without listening: tests inject requests, start.ts listens. */
export async function buildApp(needs: Needs): Promise<FastifyInstance> {
  const words = (refusal: Refusal, request: FastifyRequest) =>
    needs.say(request.language, `errors.${refusal.code}`, { ...refusal.values });
  const app = fastify({
    loggerInstance: needs.log,
    frameworkErrors: refuseAddress(words),
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = "/" }) => belowGateway(url),
    trustProxy: (_address, hop) => hop < needs.config.proxies,
    bodyLimit: 1_000_000,
    // Heads come at once or not at all; the largest upload takes a slow phone ten minutes.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    requestTimeout: 15 * 60_000,
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  setAnswerHeaders(app, needs.config.publicUrl);
  await app.register(cookie);
  readLanguage(app, () => needs.settings.at(needs.clock()).default_language);
  await app.register(formbody);
  leaveFilesUnread(app);
  await app.register(underPressure, {
    maxEventLoopDelay: needs.config.overloadDelay_ms,
    exposeStatusRoute: false,
    retryAfter: busyRetry_s,
  });
  prepareLeave(app);
  watchBodies(app);
  closeForMaintenance(app, needs);
  await limitRequests(app, needs.config.requestsPerMinute);

  answerFaults(app, words);
  serveHealth(app, needs.database);
  serveMetrics(app, needs.database, [() => measureChain(needs)]);

  const calls: Call[] = [];
  const { publicUrl } = needs.config;
  const identify = createIdentify(needs);
  const stepUp = createStepUp(needs);
  const shared = shareAnswers(needs.clock);
  const { db, isAway: isDatabaseAway } = needs.database;
  const edge = {
    app,
    db,
    isDatabaseAway,
    publicUrl,
    mounted: calls,
    shared,
    identify,
    stepUp,
    words,
  };
  mountSlices(edge, needs);
  liveRoutes(edge, createLive({ ...needs, areLive: liveSessions }));
  const askPicture = pictureRoutes(app, needs, words);
  foundRoutes(app, needs);
  installingRoutes(app, needs);
  cardRoutes(app, { ...needs, askPicture }, words);
  await serveOpenApi(app, { calls, publicUrl });
  return app;
}
