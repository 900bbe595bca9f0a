import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { createMailSmtp } from "@sampan/connectors/messages/mail-smtp/create-mail-smtp";
import type { SmsSender } from "@sampan/connectors/messages/senders";
import { createSmsAliyun } from "@sampan/connectors/messages/sms-aliyun/create-sms-aliyun";
import { smsInTurn } from "@sampan/connectors/messages/sms-in-turn";
import { createSmsTwilio } from "@sampan/connectors/messages/sms-twilio/create-sms-twilio";
import { createOutbound } from "@sampan/connectors/outbound/create-outbound";
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
import type { Config } from "./kernel/config.ts";
import { createDiskFileStore } from "./kernel/files/disk-file-store.ts";
import { createS3FileStore } from "./kernel/files/s3-file-store.ts";
import { connectMarketplaces } from "./connect-marketplaces.ts";
import type { Needs } from "./kernel/needs.ts";
import { setting, type Way } from "./way.ts";

type Services = Pick<
  Needs,
  | "marketplaces"
  | "shareResolver"
  | "providers"
  | "rateFeeds"
  | "translator"
  | "sms"
  | "mail"
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
      rateFeeds: connectRateFeeds(way),
      translator: connectTranslator(way),
      sms: connectSms(way),
      mail,
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
