/**
 * The credentials this world accepts. They open nothing anywhere else: ECPay's are the ones
 * it publishes for everybody's tests, all others are made up here.
 */
export const sandboxCredentials = {
  alibaba: {
    appKey: "4168168",
    appSecret: "sandbox-1688-app-secret",
    accessToken: "sandbox-1688-access-token",
    refreshToken: "sandbox-1688-refresh-token",
  },
  taobaoGlobal: {
    appKey: "504168",
    appSecret: "sandbox-taobao-global-app-secret",
    accessToken: "sandbox-taobao-global-access-token",
    refreshToken: "sandbox-taobao-global-refresh-token",
  },
  top: { appKey: "21684168", appSecret: "sandbox-top-app-secret" },
  jdUnion: {
    appKey: "jd4168168",
    appSecret: "sandbox-jd-union-app-secret",
    siteId: "4168001",
  },
  pinduoduo: {
    clientId: "4168pdd4168",
    clientSecret: "sandbox-pinduoduo-client-secret",
    /** Both are registered together; every other pair is refused. */
    pid: "4168168_304168168",
    customParameters: '{"uid":"sampan"}',
  },
  /** The aggregator that answers for four marketplaces, and the group-buying site in its shape. */
  aggregator: { key: "t4168168", secret: "sandbox-aggregator-secret" },
  groupBuying: { key: "tuan4168", secret: "sandbox-group-buying-secret" },
  ecpay: {
    merchantId: "3002607",
    hashKey: "pwFHCqoQZGmho4w6",
    hashIv: "EkRm7iFT261dpevs",
  },
  /** Its invoices have keys of their own. */
  ecpayInvoice: {
    merchantId: "2000132",
    hashKey: "ejCk326UnaZWKisg",
    hashIv: "q9jcZX8Ib9LM8wYk",
  },
  /** Its logistics have two accounts: for parcels between stores, and to doors. */
  ecpayStores: {
    merchantId: "2000933",
    hashKey: "XBERn1YOvpM9nfZc",
    hashIv: "h1ONHk4P4yqbl5LK",
  },
  ecpayHome: {
    merchantId: "2000132",
    hashKey: "5294y06JbISpM5x9",
    hashIv: "v77hoKGq4kWxNNIS",
  },
  omise: {
    publicKey: "pkey_test_sandbox4168",
    secretKey: "skey_test_sandbox4168",
    /** Base64, as Omise hands it out. */
    webhookSecret: "c2FtcGFuLXNhbmRib3gtb21pc2Utd2ViaG9vaw==",
  },
  twilio: {
    accountSid: "AC00000000000000000000000000004168",
    authToken: "sandbox-twilio-auth-token",
    from: "+15005550006",
  },
  aliyun: {
    accessKeyId: "LTAI5tSandbox4168",
    accessKeySecret: "sandbox-aliyun-access-key-secret",
    from: "Sampan",
  },
  translation: {
    googleKey: "sandbox-google-translate-key",
    deeplKey: "sandbox-deepl-key:fx",
    libretranslateKey: "sandbox-libretranslate-key",
  },
  s3: {
    region: "ap-northeast-1",
    bucket: "sampan-files",
    accessKeyId: "AKIASANDBOX41684168",
    secretAccessKey: "sandbox-s3-secret-access-key",
  },
  /** Who tells where parcels are. */
  kuaidi100: { customer: "SANDBOXCUSTOMER4168", key: "sandbox-kuaidi100-key" },
  seventeenTrack: { key: "sandbox-17track-key" },
  /** The second is the shop's: with it Thailand Post says that it is Thailand Post. */
  hct: { iv: "ABCDEFGH", v: "0123456789abcdef0123456789abcdef", keyDays: 0 },
  flash: { mchId: "AA0051", key: "sandbox-flash-key" },
  thailandPost: { key: "sandbox-thailand-post-key", hookKey: "sandbox-thailand-post-hook" },
  /** A channel of LINE Login, and a client of Google's. */
  lineLogIn: { clientId: "1654168168", clientSecret: "sandbox-line-channel-secret-0123" },
  googleLogIn: {
    clientId: "4168168-sandbox.apps.googleusercontent.com",
    clientSecret: "sandbox-google-client-secret",
  },
  /** The shop's official account at LINE. */
  lineMessages: {
    accessToken: "sandbox-line-access-token",
    channelSecret: "sandbox-line-messages-secret",
  },
  /** The key of a shop that sends to browsers, and the services that this world stands for. */
  webPush: {
    privateKey: "sandbox-push-key-sandbox-push-key-sandbox-p",
    subject: "mailto:push@sampan.test",
    hosts: ["fcm.googleapis.com", "updates.push.services.mozilla.com"],
  },
  mail: { user: "sandbox", password: "sandbox-mail-password", from: "Sampan <hello@sampan.test>" },
} as const;

export type SandboxCredentials = typeof sandboxCredentials;
