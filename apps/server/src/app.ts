import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import formbody from "@fastify/formbody";
import underPressure from "@fastify/under-pressure";
import type { Call } from "@sampan/contract/call";
import fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { accountRoutes } from "./accounts/account-routes.ts";
import { createStepUp } from "./accounts/create-step-up.ts";
import { addressRoutes } from "./addresses/address-routes.ts";
import { fileRoutes } from "./files/file-routes.ts";
import { captchaRoutes } from "./captchas/captcha-routes.ts";
import { cartRoutes } from "./carts/cart-routes.ts";
import { catalogueRoutes } from "./catalogue/catalogue-routes.ts";
import { staffCatalogueRoutes } from "./catalogue/staff-catalogue-routes.ts";
import { configurationRoutes } from "./configuration/configuration-routes.ts";
import { contentRoutes } from "./content/content-routes.ts";
import { customerRoutes } from "./customers/customer-routes.ts";
import { couponRoutes } from "./coupons/coupon-routes.ts";
import { noticeRoutes } from "./notices/notice-routes.ts";
import { orderRoutes } from "./orders/order-routes.ts";
import { paymentRoutes } from "./payments/payment-routes.ts";
import { rateRoutes } from "./rates/rate-routes.ts";
import { reviewRoutes } from "./reviews/review-routes.ts";
import { sessionRoutes } from "./sessions/session-routes.ts";
import { sourcingRoutes } from "./sourcing/sourcing-routes.ts";
import { shippabilityRoutes } from "./shippability/shippability-routes.ts";
import { staffRoutes } from "./staff/staff-routes.ts";
import { textRoutes } from "./texts/text-routes.ts";
import { translationRoutes } from "./translation/translation-routes.ts";
import { topupRoutes } from "./topups/topup-routes.ts";
import { walletRoutes } from "./wallet/wallet-routes.ts";
import { setAnswerHeaders } from "./http/answer-headers.ts";
import { belowGateway } from "./http/below-gateway.ts";
import { closeForMaintenance } from "./http/close-for-maintenance.ts";
import { busyRetry_s, type Refusal } from "./http/envelope.ts";
import { answerFaults, refuseAddress } from "./http/faults.ts";
import { serveHealth } from "./http/health.ts";
import { serveMetrics } from "./http/metrics.ts";
import { limitRequests } from "./http/limit-requests.ts";
import type { Edge } from "./http/mount.ts";
import { serveOpenApi } from "./http/openapi-page.ts";
import { shareAnswers } from "./http/share-answers.ts";
import { leaveFilesUnread } from "./http/read-upload.ts";
import { settleLanguage } from "./http/request-language.ts";
import type { Needs } from "./needs.ts";
import { purchaseRoutes } from "./purchases/purchase-routes.ts";
import { warehouseRoutes } from "./warehouse/warehouse-routes.ts";
import { billingRoutes } from "./billing/billing-routes.ts";
import { shippingRoutes } from "./shipping/shipping-routes.ts";
import { parcelRoutes } from "./parcels/parcel-routes.ts";
import { peopleRoutes } from "./people/people-routes.ts";
import { pictureRoutes } from "./pictures/picture-routes.ts";
import { createIdentify } from "./sessions/identify.ts";

/** The table of contents of the server: every slice is mounted here, by hand. */
function mountSlices(edge: Edge, needs: Needs): void {
  sessionRoutes(edge, needs);
  accountRoutes(edge, needs);
  captchaRoutes(edge, needs);
  peopleRoutes(edge, needs);
  addressRoutes(edge, needs);
  configurationRoutes(edge, needs);
  rateRoutes(edge, needs);
  catalogueRoutes(edge, needs);
  staffCatalogueRoutes(edge, needs);
  sourcingRoutes(edge, needs);
  translationRoutes(edge, needs);
  textRoutes(edge, needs);
  cartRoutes(edge, needs);
  couponRoutes(edge, needs);
  orderRoutes(edge, needs);
  shippabilityRoutes(edge, needs);
  reviewRoutes(edge, needs);
  paymentRoutes(edge, needs);
  walletRoutes(edge, needs);
  topupRoutes(edge, needs);
  noticeRoutes(edge, needs);
  fileRoutes(edge, needs);
  contentRoutes(edge, needs);
  parcelRoutes(edge, needs);
  staffRoutes(edge, needs);
  customerRoutes(edge, needs);
  shippingRoutes(edge, needs);
  billingRoutes(edge, needs);
  warehouseRoutes(edge, needs);
  purchaseRoutes(edge, needs);
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
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  setAnswerHeaders(app, needs.config.publicUrl);
  await app.register(cookie);
  settleLanguage(app, () => needs.settings.at(needs.clock()).default_language);
  await app.register(formbody);
  leaveFilesUnread(app);
  await app.register(underPressure, {
    maxEventLoopDelay: needs.config.overloadDelay_ms,
    exposeStatusRoute: false,
    retryAfter: busyRetry_s,
  });
  closeForMaintenance(app, needs);
  await limitRequests(app, needs.config.requestsPerMinute);

  answerFaults(app, words);
  serveHealth(app, needs.database);
  serveMetrics(app, needs.database);

  const calls: Call[] = [];
  const { publicUrl } = needs.config;
  const identify = createIdentify(needs);
  const stepUp = createStepUp(needs);
  const shared = shareAnswers(needs.clock);
  const { db } = needs.database;
  mountSlices({ app, db, publicUrl, mounted: calls, shared, identify, stepUp, words }, needs);
  pictureRoutes(app, needs);
  await serveOpenApi(app, { calls, publicUrl });
  return app;
}
