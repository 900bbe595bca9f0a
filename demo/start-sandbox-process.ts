import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { sandboxCredentials as known } from "@sampan/sandbox/credentials";

export interface SandboxProcess {
  readonly url: string;
  readonly smtpPort: number;
  /** Settings under which the server finds the sandbox: addresses and credentials, as an environment. */
  readonly settings: Readonly<Record<string, string>>;
  readonly onEnd: (act: () => void) => void;
  readonly stop: () => Promise<void>;
}

interface Ready {
  readonly port: number;
  readonly smtpPort: number;
}

/** The pictures of the demo stand on a marketplace's picture host, as real ones do. */
const pictureHost = "cbu01.alicdn.com";
const mappedHosts = [
  pictureHost,
  "img.alicdn.com",
  "qr.1688.com",
  "dj.1688.com",
  "detail.1688.com",
  "m.tb.cn",
  "e.tb.cn",
  "s.click.taobao.com",
  "world.taobao.com",
  "item.taobao.com",
  "detail.tmall.com",
  "3.cn",
  "u.jd.com",
  "union-click.jd.com",
  "item.jd.com",
  "p.pinduoduo.com",
  "mobile.yangkeduo.com",
  ...known.webPush.hosts,
];

/** Starts the sandbox world on a free port of this machine and waits until it listens. */
export async function startSandboxProcess(options: {
  readonly dataDir: string;
  /** The address of the shop, which 1688 tells of orders. */
  readonly notifyUrl: string;
}): Promise<SandboxProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "run-sandbox.ts")], {
    // The channel closes when we end, however that comes, and the sandbox ends with it.
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    env: {
      ...process.env,
      SANDBOX_PORT: process.env["SANDBOX_PORT"] ?? "0",
      SANDBOX_DATA_DIR: join(options.dataDir, "sandbox"),
      SANDBOX_SHOP_URL: options.notifyUrl,
      SANDBOX_PICTURE_URL: `https://${pictureHost}`,
    },
  });
  const { stdout } = child;
  if (!stdout) throw new Error("the sandbox was started without an output to read");
  const ready = await new Promise<Ready>((listening, failed) => {
    child.once("exit", (code) =>
      failed(new Error(`the sandbox ended with ${code} before it listened`)),
    );
    createInterface({ input: stdout }).once("line", (line) => listening(JSON.parse(line)));
  });
  const url = `http://127.0.0.1:${ready.port}`;
  return {
    url,
    smtpPort: ready.smtpPort,
    settings: sandboxSettings(url, ready.smtpPort),
    onEnd: (act) => void child.once("exit", act),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

/**
 * The sandbox world that another process of the demo has started, for several processes on one database: two worlds would
 * not know of each other's orders and payments. It goes on when we end.
 */
export const joinSandbox = (url: string, smtpPort: number): SandboxProcess => ({
  url,
  smtpPort,
  settings: sandboxSettings(url, smtpPort),
  onEnd: () => undefined,
  stop: async () => undefined,
});

/** The key of messages to browsers, and the services that the sandbox stands for. */
const pushSettings = {
  WEB_PUSH_PRIVATE_KEY: known.webPush.privateKey,
  WEB_PUSH_SUBJECT: known.webPush.subject,
  WEB_PUSH_HOSTS: known.webPush.hosts.join(","),
};

/** Who takes payments, and who numbers invoices. */
const moneySettings = (url: string): Record<string, string> => ({
  ECPAY_BASE_URL: `${url}/ecpay`,
  ECPAY_MERCHANT_ID: known.ecpay.merchantId,
  ECPAY_HASH_KEY: known.ecpay.hashKey,
  ECPAY_HASH_IV: known.ecpay.hashIv,
  ECPAY_INVOICE_BASE_URL: `${url}/ecpay-invoice`,
  ECPAY_INVOICE_MERCHANT_ID: known.ecpayInvoice.merchantId,
  ECPAY_INVOICE_HASH_KEY: known.ecpayInvoice.hashKey,
  ECPAY_INVOICE_HASH_IV: known.ecpayInvoice.hashIv,
  OMISE_BASE_URL: `${url}/omise`,
  OMISE_PUBLIC_KEY: known.omise.publicKey,
  OMISE_SECRET_KEY: known.omise.secretKey,
  OMISE_WEBHOOK_SECRET: known.omise.webhookSecret,
});

/** Who tells where parcels of couriers are. */
const trackingSettings = (url: string): Record<string, string> => ({
  KUAIDI_100_BASE_URL: `${url}/kuaidi100`,
  KUAIDI_100_CUSTOMER: known.kuaidi100.customer,
  KUAIDI_100_KEY: known.kuaidi100.key,
  SEVENTEEN_TRACK_BASE_URL: `${url}/17track`,
  SEVENTEEN_TRACK_KEY: known.seventeenTrack.key,
  HCT_BASE_URL: `${url}/hct`,
  HCT_IV: known.hct.iv,
  HCT_V: known.hct.v,
  HCT_KEY_DAYS: String(known.hct.keyDays),
  FLASH_BASE_URL: `${url}/flash`,
  FLASH_MERCHANT_ID: known.flash.mchId,
  FLASH_KEY: known.flash.key,
  THAILAND_POST_BASE_URL: `${url}/thailand-post`,
  THAILAND_POST_HOOK_URL: `${url}/thailand-post`,
  THAILAND_POST_KEY: known.thailandPost.key,
  THAILAND_POST_HOOK_KEY: known.thailandPost.hookKey,
});

/** Who brings parcels to stores and doors in Taiwan. */
const shippingSettings = (url: string): Record<string, string> => ({
  ECPAY_STORES_BASE_URL: `${url}/ecpay-logistics`,
  ECPAY_STORES_MERCHANT_ID: known.ecpayStores.merchantId,
  ECPAY_STORES_HASH_KEY: known.ecpayStores.hashKey,
  ECPAY_STORES_HASH_IV: known.ecpayStores.hashIv,
  ECPAY_STORES_SENDER_NAME: "三板集運",
  ECPAY_STORES_SENDER_MOBILE: "0912345678",
  ECPAY_HOME_BASE_URL: `${url}/ecpay-logistics`,
  ECPAY_HOME_MERCHANT_ID: known.ecpayHome.merchantId,
  ECPAY_HOME_HASH_KEY: known.ecpayHome.hashKey,
  ECPAY_HOME_HASH_IV: known.ecpayHome.hashIv,
  ECPAY_HOME_SENDER_NAME: "三板集運",
  ECPAY_HOME_SENDER_MOBILE: "0912345678",
  ECPAY_HOME_SENDER_ZIP: "114",
  ECPAY_HOME_SENDER_ADDRESS: "臺北市內湖區瑞光路100號",
});

/** The settings under which the server finds a sandbox at these places. */
export const sandboxSettings = (url: string, smtpPort: number): Record<string, string> => ({
  ALIBABA_1688_BASE_URL: url,
  ALIBABA_1688_APP_KEY: known.alibaba.appKey,
  ALIBABA_1688_APP_SECRET: known.alibaba.appSecret,
  ALIBABA_1688_ACCESS_TOKEN: known.alibaba.accessToken,
  ALIBABA_1688_REFRESH_TOKEN: known.alibaba.refreshToken,
  TAOBAO_GLOBAL_BASE_URL: url,
  TAOBAO_GLOBAL_APP_KEY: known.taobaoGlobal.appKey,
  TAOBAO_GLOBAL_APP_SECRET: known.taobaoGlobal.appSecret,
  TAOBAO_GLOBAL_ACCESS_TOKEN: known.taobaoGlobal.accessToken,
  TAOBAO_GLOBAL_REFRESH_TOKEN: known.taobaoGlobal.refreshToken,
  TAOBAO_TOP_BASE_URL: url,
  TAOBAO_TOP_APP_KEY: known.top.appKey,
  TAOBAO_TOP_APP_SECRET: known.top.appSecret,
  JD_UNION_BASE_URL: url,
  JD_UNION_APP_KEY: known.jdUnion.appKey,
  JD_UNION_APP_SECRET: known.jdUnion.appSecret,
  PINDUODUO_BASE_URL: url,
  PINDUODUO_CLIENT_ID: known.pinduoduo.clientId,
  PINDUODUO_CLIENT_SECRET: known.pinduoduo.clientSecret,
  PINDUODUO_PID: known.pinduoduo.pid,
  PINDUODUO_CUSTOM_PARAMETERS: known.pinduoduo.customParameters,
  AGGREGATOR_BASE_URL: `${url}/onebound`,
  AGGREGATOR_KEY: known.aggregator.key,
  AGGREGATOR_SECRET: known.aggregator.secret,
  GROUP_BUY_BASE_URL: `${url}/tuan`,
  GROUP_BUY_KEY: known.groupBuying.key,
  GROUP_BUY_SECRET: known.groupBuying.secret,
  ...moneySettings(url),
  ...trackingSettings(url),
  ...shippingSettings(url),
  TWILIO_BASE_URL: `${url}/twilio`,
  TWILIO_ACCOUNT_SID: known.twilio.accountSid,
  TWILIO_AUTH_TOKEN: known.twilio.authToken,
  TWILIO_FROM: known.twilio.from,
  ALIYUN_SMS_BASE_URL: `${url}/aliyun`,
  ALIYUN_SMS_ACCESS_KEY_ID: known.aliyun.accessKeyId,
  ALIYUN_SMS_ACCESS_KEY_SECRET: known.aliyun.accessKeySecret,
  ALIYUN_SMS_FROM: known.aliyun.from,
  LINE_MESSAGES_BASE_URL: `${url}/line-messages`,
  LINE_MESSAGES_ACCESS_TOKEN: known.lineMessages.accessToken,
  LINE_MESSAGES_CHANNEL_SECRET: known.lineMessages.channelSecret,
  ...pushSettings,
  LINE_LOG_IN_ISSUER: `${url}/line-log-in`,
  LINE_LOG_IN_CLIENT_ID: known.lineLogIn.clientId,
  LINE_LOG_IN_CLIENT_SECRET: known.lineLogIn.clientSecret,
  GOOGLE_LOG_IN_ISSUER: `${url}/google-log-in`,
  GOOGLE_LOG_IN_CLIENT_ID: known.googleLogIn.clientId,
  GOOGLE_LOG_IN_CLIENT_SECRET: known.googleLogIn.clientSecret,
  SMTP_HOST: "127.0.0.1",
  SMTP_PORT: String(smtpPort),
  SMTP_USER: known.mail.user,
  SMTP_PASSWORD: known.mail.password,
  SMTP_FROM: known.mail.from,
  BANK_OF_TAIWAN_BASE_URL: `${url}/bot`,
  OPEN_ER_API_BASE_URL: `${url}/er-api`,
  GOOGLE_TRANSLATE_BASE_URL: `${url}/google-translate`,
  GOOGLE_TRANSLATE_API_KEY: known.translation.googleKey,
  DEEPL_BASE_URL: `${url}/deepl`,
  DEEPL_AUTH_KEY: known.translation.deeplKey,
  LIBRETRANSLATE_BASE_URL: `${url}/libretranslate`,
  LIBRETRANSLATE_API_KEY: known.translation.libretranslateKey,
  SANDBOX_HOST_MAP: mappedHosts.map((host) => `${host}=${url}`).join(","),
});
