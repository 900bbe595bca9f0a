import { randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import { createOidc } from "@sampan/connectors/identity/create-oidc";
import { googleOidc, lineOidc } from "@sampan/connectors/identity/oidc-customs";
import { createLineAccount } from "@sampan/connectors/messages/line/create-line-account";
import { createMailSmtp } from "@sampan/connectors/messages/mail-smtp/create-mail-smtp";
import { createWebPush } from "@sampan/connectors/messages/web-push/create-web-push";
import { pushServices } from "@sampan/connectors/messages/web-push/push-service";
import type { SmsSender } from "@sampan/connectors/messages/senders";
import { createSmsAliyun } from "@sampan/connectors/messages/sms-aliyun/create-sms-aliyun";
import { smsInTurn } from "@sampan/connectors/messages/sms-in-turn";
import { createSmsTwilio } from "@sampan/connectors/messages/sms-twilio/create-sms-twilio";
import { createOutbound } from "@sampan/connectors/outbound/create-outbound";
import { createEcpayInvoice } from "@sampan/connectors/invoices/ecpay/create-ecpay-invoice";
import { createEcpay } from "@sampan/connectors/payments/ecpay/create-ecpay";
import { createOmise } from "@sampan/connectors/payments/omise/create-omise";
import type { PaymentProvider } from "@sampan/connectors/payments/payment-provider";
import { createBankOfTaiwan } from "@sampan/connectors/rates/bank-of-taiwan/create-bank-of-taiwan";
import { createOpenErApi } from "@sampan/connectors/rates/open-er-api/create-open-er-api";
import type { RateFeed } from "@sampan/connectors/rates/rate-feed";
import { createS3Store } from "@sampan/connectors/storage/s3/create-s3-store";
import { createDeepl } from "@sampan/connectors/translation/deepl/create-deepl";
import { createGoogleV2 } from "@sampan/connectors/translation/google-v2/create-google-v2";
import { createLibretranslate } from "@sampan/connectors/translation/libretranslate/create-libretranslate";
import type { Translator } from "@sampan/connectors/translation/translator";
import { connectCarriers } from "./connect-carriers.ts";
import { connectTrackers } from "./connect-trackers.ts";
import type { Config } from "./kernel/config.ts";
import { createDiskFileStore } from "./kernel/files/disk-file-store.ts";
import { createS3FileStore } from "./kernel/files/s3-file-store.ts";
import { connectMarketplaces } from "./connect-marketplaces.ts";
import type { Needs } from "./kernel/needs.ts";
import { setting, type ServiceValues, type Way } from "./way.ts";

type Services = Pick<
  Needs,
  | "marketplaces"
  | "shareResolver"
  | "providers"
  | "identityProviders"
  | "rateFeeds"
  | "translator"
  | "sms"
  | "mail"
  | "line"
  | "webPush"
  | "invoices"
  | "trackers"
  | "shipping"
  | "files"
  | "outbound"
>;

/** Opens the way to each outside service that has credentials; the others stay away and say so. */
export function connectServices(
  config: Config,
  world: Pick<Way, "now" | "storeOf">,
): {
  readonly services: Services;
  readonly close: () => Promise<void>;
} {
  const outbound = createOutbound({ now: world.now });
  const way: Way = { config, outbound, ...world };
  const mail = connectMail(config);
  return {
    services: {
      outbound,
      ...connectMarketplaces(way),
      providers: new Map(connectProviders(way).map((provider) => [provider.kind, provider])),
      identityProviders: connectIdentityProviders(way),
      rateFeeds: connectRateFeeds(way),
      translator: connectTranslator(way),
      sms: connectSms(way),
      mail,
      line: connectLine(way),
      webPush: connectWebPush(way),
      invoices: connectInvoices(way),
      trackers: connectTrackers(way),
      shipping: connectCarriers(way),
      files: connectFiles(way),
    },
    close: async () => {
      mail?.close();
      await outbound.close();
    },
  };
}

/** In a bucket where one is set, else in a folder. */
function connectFiles({ config, outbound, now }: Way): Needs["files"] {
  const { objectStore } = config.services;
  if (!objectStore) return createDiskFileStore(join(config.dataDir, "files"));
  const bucket = {
    baseUrl: setting(objectStore, "BASE_URL"),
    region: setting(objectStore, "REGION"),
    bucket: setting(objectStore, "BUCKET"),
    accessKeyId: setting(objectStore, "ACCESS_KEY_ID"),
    secretAccessKey: setting(objectStore, "SECRET_ACCESS_KEY"),
  };
  return createS3FileStore(createS3Store(bucket, outbound, { now }));
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

function connectInvoices({ config, outbound, now }: Way): Needs["invoices"] {
  const { ecpayInvoice } = config.services;
  if (!ecpayInvoice) return undefined;
  const credentials = {
    baseUrl: setting(ecpayInvoice, "BASE_URL"),
    merchantId: setting(ecpayInvoice, "MERCHANT_ID"),
    hashKey: setting(ecpayInvoice, "HASH_KEY"),
    hashIv: setting(ecpayInvoice, "HASH_IV"),
  };
  return createEcpayInvoice({ ...credentials, now }, outbound);
}

function connectIdentityProviders({ config, outbound, now }: Way): Needs["identityProviders"] {
  const { lineLogIn, googleLogIn } = config.services;
  const credentialsOf = (values: ServiceValues) => ({
    issuer: setting(values, "ISSUER"),
    clientId: setting(values, "CLIENT_ID"),
    clientSecret: setting(values, "CLIENT_SECRET"),
  });
  return new Map([
    ...(lineLogIn
      ? [["line", createOidc(lineOidc, credentialsOf(lineLogIn), outbound, now)] as const]
      : []),
    ...(googleLogIn
      ? [["google", createOidc(googleOidc, credentialsOf(googleLogIn), outbound, now)] as const]
      : []),
  ]);
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

function connectTranslator({ config, outbound }: Way): Translator | undefined {
  const { googleTranslate, deepl, libretranslate } = config.services;
  if (config.translator === "googleTranslate" && googleTranslate)
    return createGoogleV2(
      {
        baseUrl: setting(googleTranslate, "BASE_URL"),
        apiKey: setting(googleTranslate, "API_KEY"),
      },
      outbound,
    );
  if (config.translator === "deepl" && deepl)
    return createDeepl(
      { baseUrl: setting(deepl, "BASE_URL"), authKey: setting(deepl, "AUTH_KEY") },
      outbound,
    );
  if (config.translator === "libretranslate" && libretranslate)
    return createLibretranslate(
      { baseUrl: setting(libretranslate, "BASE_URL"), apiKey: setting(libretranslate, "API_KEY") },
      outbound,
    );
  return undefined;
}

/** Twilio first where both have credentials. */
function connectSms(way: Way): Needs["sms"] {
  const [first, ...others] = [connectTwilio(way), connectAliyun(way)].filter(
    (carrier) => carrier !== undefined,
  );
  return first && smsInTurn(first, ...others);
}

function connectTwilio({ config, outbound }: Way): SmsSender | undefined {
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

function connectAliyun({ config, outbound, now }: Way): SmsSender | undefined {
  const { aliyunSms } = config.services;
  if (!aliyunSms) return undefined;
  return createSmsAliyun(
    {
      baseUrl: setting(aliyunSms, "BASE_URL"),
      accessKeyId: setting(aliyunSms, "ACCESS_KEY_ID"),
      accessKeySecret: setting(aliyunSms, "ACCESS_KEY_SECRET"),
      from: setting(aliyunSms, "FROM"),
    },
    outbound,
    { clock: now, nonce: randomUUID },
  );
}

function connectLine({ config, outbound, now }: Way): Needs["line"] {
  const { lineMessages } = config.services;
  if (!lineMessages) return undefined;
  return createLineAccount(
    {
      baseUrl: setting(lineMessages, "BASE_URL"),
      accessToken: setting(lineMessages, "ACCESS_TOKEN"),
      channelSecret: setting(lineMessages, "CHANNEL_SECRET"),
    },
    outbound,
    now,
  );
}

function connectWebPush({ config, outbound, now }: Way): Needs["webPush"] {
  const { webPush } = config.services;
  if (!webPush) return undefined;
  const wish = {
    privateKey: setting(webPush, "PRIVATE_KEY"),
    subject: setting(webPush, "SUBJECT"),
    services: webPush["HOSTS"]?.split(",") ?? pushServices,
    hostMap: config.hostMap,
  };
  const chance = (bytes: number) => new Uint8Array(randomBytes(bytes));
  return createWebPush(wish, outbound, { now, chance });
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
