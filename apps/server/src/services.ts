import { createAlibaba1688 } from "@sampan/connectors/marketplaces/alibaba-1688/create-alibaba-1688";
import { createShareResolver } from "@sampan/connectors/marketplaces/create-share-resolver";
import type { Marketplace } from "@sampan/connectors/marketplaces/marketplace";
import { createTaobaoGlobal } from "@sampan/connectors/marketplaces/taobao-global/create-taobao-global";
import { createMailSmtp } from "@sampan/connectors/messages/mail-smtp/create-mail-smtp";
import { createSmsTwilio } from "@sampan/connectors/messages/sms-twilio/create-sms-twilio";
import { createOutbound } from "@sampan/connectors/outbound/create-outbound";
import type { Outbound } from "@sampan/connectors/outbound/outbound";
import { createEcpay } from "@sampan/connectors/payments/ecpay/create-ecpay";
import { createOmise } from "@sampan/connectors/payments/omise/create-omise";
import type { PaymentProvider } from "@sampan/connectors/payments/payment-provider";
import { createBankOfTaiwan } from "@sampan/connectors/rates/bank-of-taiwan/create-bank-of-taiwan";
import { createOpenErApi } from "@sampan/connectors/rates/open-er-api/create-open-er-api";
import type { RateFeed } from "@sampan/connectors/rates/rate-feed";
import type { Config } from "./config.ts";
import type { Needs } from "./needs.ts";

type Services = Pick<
  Needs,
  "marketplaces" | "shareResolver" | "providers" | "rateFeeds" | "sms" | "mail" | "outbound"
>;

interface Way {
  readonly config: Config;
  readonly outbound: Outbound;
  readonly now: () => Date;
}

/** Opens the way to each outside service that has credentials; the others stay away and say so. */
export function connectServices(
  config: Config,
  now: () => Date,
): {
  readonly services: Services;
  readonly close: () => Promise<void>;
} {
  const outbound = createOutbound({ now });
  const way: Way = { config, outbound, now };
  const mail = connectMail(config);
  return {
    services: {
      outbound,
      marketplaces: new Map(connectMarketplaces(way).map((source) => [source.platform, source])),
      shareResolver: connectShareResolver(way),
      providers: new Map(connectProviders(way).map((provider) => [provider.kind, provider])),
      rateFeeds: connectRateFeeds(way),
      sms: connectSms(way),
      mail,
    },
    close: async () => {
      mail?.close();
      await outbound.close();
    },
  };
}

/** A setting that `readConfig` has made sure of. */
function setting(values: Readonly<Record<string, string>>, name: string): string {
  const value = values[name];
  if (value === undefined) throw new Error(`setting ${name} is missing`);
  return value;
}

function connectMarketplaces({ config, outbound, now }: Way): Marketplace[] {
  const { alibaba1688, taobaoGlobal } = config.services;
  return [
    alibaba1688 &&
      createAlibaba1688(
        {
          baseUrl: setting(alibaba1688, "BASE_URL"),
          appKey: setting(alibaba1688, "APP_KEY"),
          appSecret: setting(alibaba1688, "APP_SECRET"),
          tokens: {
            access_token: setting(alibaba1688, "ACCESS_TOKEN"),
            refresh_token: setting(alibaba1688, "REFRESH_TOKEN"),
          },
          country: "en",
          now,
        },
        outbound,
      ),
    taobaoGlobal &&
      createTaobaoGlobal(
        {
          baseUrl: setting(taobaoGlobal, "BASE_URL"),
          appKey: setting(taobaoGlobal, "APP_KEY"),
          appSecret: setting(taobaoGlobal, "APP_SECRET"),
          accessToken: setting(taobaoGlobal, "ACCESS_TOKEN"),
          refreshToken: setting(taobaoGlobal, "REFRESH_TOKEN"),
          language: "en",
          now,
        },
        outbound,
      ),
  ].filter((source) => source !== undefined);
}

/** Short links need no credentials; share passwords do. */
function connectShareResolver({ config, outbound, now }: Way): Needs["shareResolver"] {
  const { taobaoTop } = config.services;
  const { hostMap } = config;
  if (!taobaoTop) return createShareResolver({ hostMap }, outbound);
  return createShareResolver(
    {
      hostMap,
      taobaoTop: {
        baseUrl: setting(taobaoTop, "BASE_URL"),
        appKey: setting(taobaoTop, "APP_KEY"),
        appSecret: setting(taobaoTop, "APP_SECRET"),
        signMethod: "hmac-sha256",
        now,
      },
    },
    outbound,
  );
}

function connectProviders({ config, outbound, now }: Way): PaymentProvider[] {
  const { ecpay, omise } = config.services;
  return [
    ecpay &&
      createEcpay(
        {
          baseUrl: setting(ecpay, "BASE_URL"),
          merchantId: setting(ecpay, "MERCHANT_ID"),
          hashKey: setting(ecpay, "HASH_KEY"),
          hashIv: setting(ecpay, "HASH_IV"),
          now,
        },
        outbound,
      ),
    omise &&
      createOmise(
        {
          baseUrl: setting(omise, "BASE_URL"),
          secretKey: setting(omise, "SECRET_KEY"),
          webhookSecrets: setting(omise, "WEBHOOK_SECRET").split(","),
        },
        outbound,
      ),
  ].filter((provider) => provider !== undefined);
}

/** In the order they are asked: the first that quotes a currency decides it. */
function connectRateFeeds({ config, outbound, now }: Way): RateFeed[] {
  const { bankOfTaiwan, openErApi } = config.services;
  return [
    bankOfTaiwan &&
      createBankOfTaiwan({ baseUrl: setting(bankOfTaiwan, "BASE_URL"), now }, outbound),
    openErApi && createOpenErApi({ baseUrl: setting(openErApi, "BASE_URL") }, outbound),
  ].filter((feed) => feed !== undefined);
}

function connectSms({ config, outbound }: Way): Needs["sms"] {
  const { twilio } = config.services;
  if (!twilio) return undefined;
  return createSmsTwilio(
    {
      baseUrl: setting(twilio, "BASE_URL"),
      accountSid: setting(twilio, "ACCOUNT_SID"),
      authToken: setting(twilio, "AUTH_TOKEN"),
      from: setting(twilio, "FROM"),
    },
    outbound,
  );
}

function connectMail({ services: { smtp } }: Config) {
  if (!smtp) return undefined;
  const port = Number(setting(smtp, "PORT"));
  return createMailSmtp({
    host: setting(smtp, "HOST"),
    port,
    secure: port === 465,
    user: setting(smtp, "USER"),
    password: setting(smtp, "PASSWORD"),
    from: setting(smtp, "FROM"),
  });
}
