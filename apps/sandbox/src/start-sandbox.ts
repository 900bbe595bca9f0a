import formbody from "@fastify/formbody";
import Fastify, { type FastifyInstance } from "fastify";
import { gatewayAggregator, gatewayGroupBuying } from "./aggregator/gateway-aggregator.ts";
import { gateway1688 } from "./alibaba/gateway-1688.ts";
import { cashier1688 } from "./alibaba/trade/cashier-1688.ts";
import { control1688 } from "./alibaba/trade/control-1688.ts";
import type { SandboxCatalogue } from "./catalogue-shape.ts";
import { sandboxCredentials } from "./credentials.ts";
import { controlRoutes } from "./faults/control-routes.ts";
import { controlShipping } from "./logistics/control-shipping.ts";
import { ecpayLogisticsRoutes } from "./logistics/ecpay-logistics-routes.ts";
import { ecpayPaperRoutes } from "./logistics/ecpay-paper-routes.ts";
import { googleLogInRoutes, lineLogInRoutes } from "./identity/identity-routes.ts";
import { ecpayInvoiceRoutes } from "./invoices/ecpay-invoice-routes.ts";
import { gatewayJdUnion } from "./jd/gateway-jd-union.ts";
import { shortLinkRoutes } from "./links/short-link-routes.ts";
import { lineMessageRoutes } from "./messages/line-message-routes.ts";
import { lineWriterRoutes } from "./messages/line-writer-routes.ts";
import { pushRoutes } from "./messages/push-routes.ts";
import { receiveMail } from "./messages/mail-receiver.ts";
import { aliyunSmsRoutes } from "./messages/aliyun-sms-routes.ts";
import { smsRoutes } from "./messages/sms-routes.ts";
import { sandboxRoutes } from "./pages/sandbox-routes.ts";
import { ecpayRoutes } from "./payments/ecpay/ecpay-routes.ts";
import { omiseRoutes } from "./payments/omise/omise-routes.ts";
import { pictureRoutes } from "./pictures/picture-routes.ts";
import { openPictureStore, type PictureSource } from "./pictures/picture-store.ts";
import { gatewayPinduoduo } from "./pinduoduo/gateway-pinduoduo.ts";
import { bankOfTaiwanRoutes } from "./rates/bank-of-taiwan-routes.ts";
import { openErApiRoutes } from "./rates/open-er-api-routes.ts";
import { s3Routes } from "./storage/s3-routes.ts";
import { gatewayTaobaoGlobal } from "./taobao/gateway-taobao-global.ts";
import { gatewayTop } from "./taobao/gateway-top.ts";
import { controlTracking } from "./tracking/control-tracking.ts";
import { flashRoutes } from "./tracking/flash-routes.ts";
import { hctRoutes } from "./tracking/hct-routes.ts";
import { kuaidi100Routes } from "./tracking/kuaidi100-routes.ts";
import { seventeenTrackRoutes } from "./tracking/seventeen-track-routes.ts";
import { thailandPostRoutes } from "./tracking/thailand-post-routes.ts";
import { translationRoutes } from "./translation/translation-routes.ts";
import { createWorld, type Example, type World } from "./world.ts";

export type SandboxOptions = {
  readonly catalogue: SandboxCatalogue;
  readonly pictures: PictureSource;
  /** Texts people can try, shown at `/sandbox`. */
  readonly examples?: readonly Example[];
  /** Where pictures drawn on request are kept. */
  readonly cacheFolder: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly smtpPort: number;
  /** The origin under which answers name pictures, if not the one this world listens on. */
  readonly pictureOrigin?: string;
  /** The address of the shop, which 1688 tells of orders and trackers of parcels; nobody is told without one. */
  readonly shopUrl?: string;
  readonly now?: () => Date;
};

export type Sandbox = {
  readonly url: string;
  readonly port: number;
  readonly smtpPort: number;
  readonly close: () => Promise<void>;
};

/** One uploaded picture in base64 is the largest thing anybody sends here. */
const BODY_MAX_BYTES = 12 * 1024 * 1024;

/** Starts the outside world on loopback: marketplaces, payments, messages, rates, pictures. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  let url = "";
  const world = createWorld({
    catalogue: options.catalogue,
    credentials: sandboxCredentials,
    pictures: openPictureStore(options.pictures, options.cacheFolder),
    examples: options.examples ?? [],
    now: options.now ?? (() => new Date()),
    url: () => url,
    pictureOrigin: () => options.pictureOrigin ?? url,
    messagesUrl: options.shopUrl ? `${options.shopUrl}/gateway/1688/messages` : "",
    shopUrl: options.shopUrl ?? "",
  });
  const app = await mountWorld(world);
  const mail = await receiveMail(world, options.smtpPort);
  url = await app.listen({ host: "127.0.0.1", port: options.port });
  return {
    url,
    port: Number(new URL(url).port),
    smtpPort: mail.port,
    close: async () => {
      await app.close();
      await mail.close();
    },
  };
}

async function mountWorld(world: World): Promise<FastifyInstance> {
  const app = Fastify({ bodyLimit: BODY_MAX_BYTES, forceCloseConnections: true });
  await app.register(formbody, { bodyLimit: BODY_MAX_BYTES });
  for (const part of [
    gateway1688,
    cashier1688,
    control1688,
    gatewayTaobaoGlobal,
    gatewayTop,
    gatewayJdUnion,
    gatewayPinduoduo,
    gatewayAggregator,
    gatewayGroupBuying,
    shortLinkRoutes,
    pictureRoutes,
    ecpayRoutes,
    ecpayInvoiceRoutes,
    ecpayLogisticsRoutes,
    ecpayPaperRoutes,
    controlShipping,
    omiseRoutes,
    lineLogInRoutes,
    lineMessageRoutes,
    lineWriterRoutes,
    pushRoutes,
    googleLogInRoutes,
    smsRoutes,
    aliyunSmsRoutes,
    bankOfTaiwanRoutes,
    openErApiRoutes,
    translationRoutes,
    s3Routes,
    kuaidi100Routes,
    seventeenTrackRoutes,
    thailandPostRoutes,
    flashRoutes,
    hctRoutes,
    controlTracking,
    controlRoutes,
    sandboxRoutes,
  ]) {
    // A scope of its own for each, so that the hooks of one do not meet the others.
    await app.register(async (scope) => part(scope, world));
  }
  return app;
}
