import { resolve } from "node:path";
import type { MarketplaceCustom } from "@sampan/domain/goods/sourcing/marketplaces/marketplace";
import { askingOf } from "@sampan/domain/goods/sourcing/marketplaces/marketplaces";
import type { PlatformName } from "@sampan/domain/goods/sourcing/platforms";

/** The environment, read once. Everything an operator can set is here and in docs/operating.md. */
export interface Config {
  readonly mode: "demo" | "live";
  readonly port: number;
  readonly host: string;
  /** The address people use, without a slash at the end. Cookies are Secure when it is https. */
  readonly publicUrl: string;
  /** Folder for the embedded database and uploaded files. */
  readonly dataDir: string;
  /** PostgreSQL; absent means the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly connections_max: number;
  /** Seals id-card data; 32 bytes. */
  readonly sealKey: Buffer;
  readonly staffOneTimePasswords: boolean;
  /** Trust X-Forwarded-For of this many proxies in front. */
  readonly proxies: number;
  /** What one address may ask for in a minute, pages and calls together. */
  readonly requestsPerMinute: number;
  /** Above this delay of the event loop requests are refused until it recovers; 0 refuses none. */
  readonly overloadDelay_ms: number;
  readonly logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "silent";
  /** Built pages; absent in tests that need no pages. */
  readonly storefrontDir: string | undefined;
  readonly consoleDir: string | undefined;
  /** Address and credentials of each outside service; a service without its credentials is switched off. */
  readonly services: Readonly<Record<ServiceName, Readonly<Record<string, string>> | undefined>>;
  /** Who translates goods; a name without its settings is refused, and nobody translates without any. */
  readonly translator: TranslatorName | undefined;
  /** Demo only: marketplace hosts that are answered by the sandbox, as host=origin pairs. */
  readonly hostMap: Readonly<Record<string, string>>;
  /** Hosts whose product pictures we fetch, shrink and serve. A leading dot means any host below it, which waits until it has answered once. */
  readonly pictureHosts: readonly string[];
}

/** A wrong setting. The message is one sentence that says which and what is expected. */
export class WrongSetting extends Error {
  override readonly name = "WrongSetting";
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables of each service; all of them must be set for it to be on. A marketplace says its own. */
const serviceVariables = {
  taobaoTop: ["BASE_URL", "APP_KEY", "APP_SECRET"],
  aggregator: ["BASE_URL", "KEY", "SECRET"],
  ecpay: ["BASE_URL", "MERCHANT_ID", "HASH_KEY", "HASH_IV"],
  ecpayInvoice: ["BASE_URL", "MERCHANT_ID", "HASH_KEY", "HASH_IV"],
  ecpayStores: ["BASE_URL", "MERCHANT_ID", "HASH_KEY", "HASH_IV", "SENDER_NAME", "SENDER_MOBILE"],
  ecpayHome: [
    "BASE_URL",
    "MERCHANT_ID",
    "HASH_KEY",
    "HASH_IV",
    "SENDER_NAME",
    "SENDER_MOBILE",
    "SENDER_ZIP",
    "SENDER_ADDRESS",
  ],
  omise: ["BASE_URL", "PUBLIC_KEY", "SECRET_KEY", "WEBHOOK_SECRET"],
  twilio: ["BASE_URL", "ACCOUNT_SID", "AUTH_TOKEN", "FROM"],
  aliyunSms: ["BASE_URL", "ACCESS_KEY_ID", "ACCESS_KEY_SECRET", "FROM"],
  lineMessages: ["BASE_URL", "ACCESS_TOKEN", "CHANNEL_SECRET"],
  webPush: ["PRIVATE_KEY", "SUBJECT"],
  lineLogIn: ["ISSUER", "CLIENT_ID", "CLIENT_SECRET"],
  googleLogIn: ["ISSUER", "CLIENT_ID", "CLIENT_SECRET"],
  smtp: ["HOST", "PORT", "USER", "PASSWORD", "FROM"],
  kuaidi100: ["BASE_URL", "CUSTOMER", "KEY"],
  seventeenTrack: ["BASE_URL", "KEY"],
  thailandPost: ["BASE_URL", "HOOK_URL", "KEY", "HOOK_KEY"],
  flash: ["BASE_URL", "MERCHANT_ID", "KEY"],
  hct: ["BASE_URL", "IV", "V", "KEY_DAYS"],
  bankOfTaiwan: ["BASE_URL"],
  openErApi: ["BASE_URL"],
  googleTranslate: ["BASE_URL", "API_KEY"],
  deepl: ["BASE_URL", "AUTH_KEY"],
  libretranslate: ["BASE_URL", "API_KEY"],
  objectStore: ["BASE_URL", "REGION", "BUCKET", "ACCESS_KEY_ID", "SECRET_ACCESS_KEY"],
} as const;
export type ServiceName =
  | keyof typeof serviceVariables
  | (typeof askingOf)[PlatformName]["service"]["name"];

/** Variables that a service has a default for. */
const optionalVariables: Readonly<Record<string, readonly string[]>> = {
  aggregator: ["KEY_NAME", "SECRET_NAME", "PLATFORMS"],
  groupBuy: ["KEY_NAME", "SECRET_NAME", "FOLDER"],
  webPush: ["HOSTS"],
  kuaidi100: ["PHONE"],
} satisfies Partial<Record<ServiceName, readonly string[]>>;

/** Services that are asked with their secret in the address itself. */
const spellsItsSecret: readonly string[] = ["aggregator", "groupBuy"];

const translatorNames = ["googleTranslate", "deepl", "libretranslate"] as const;
type TranslatorName = (typeof translatorNames)[number];

/** Where marketplaces keep pictures; new hosts below their domains are taken too, last and apart, since they may not be. */
const pictureHosts: readonly string[] = [
  ...["cbu01", "img", "gw", "gd1", "gd2", "gd3", "gd4", "g-search1", "g-search2", "g-search3"].map(
    (name) => `${name}.alicdn.com`,
  ),
  ...[10, 11, 12, 13, 14, 20, 30].map((number) => `img${number}.360buyimg.com`),
  "m.360buyimg.com",
  "img.pddpic.com",
  "t00img.yangkeduo.com",
  ".alicdn.com",
  ".360buyimg.com",
  ".pddpic.com",
];

const defaultSealKey = "sampan demo key: never seal real data";

/** Reads and checks the environment. Throws WrongSetting on the first value that cannot be right. */
export function readConfig(environment: Environment): Config {
  const env: Environment = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== ""),
  );
  const databaseUrl = env["DATABASE_URL"];
  const mode = oneOf(env, "SAMPAN_MODE", ["demo", "live"], databaseUrl ? "live" : "demo");
  const port = whole(env, "PORT", 3000, [0, 65_535]);
  const publicUrl = readPublicUrl(env, port);
  const services = readServices(env, mode);
  checkAggregatorPlatforms(env);
  checkPushKey(env);
  return {
    mode,
    port,
    host: env["HOST"] ?? "127.0.0.1",
    publicUrl,
    dataDir: resolve(env["DATA_DIR"] ?? ".data"),
    databaseUrl: readDatabaseUrl(databaseUrl),
    connections_max: whole(env, "DATABASE_CONNECTIONS", 10, [1, 200]),
    sealKey: readSealKey(env, mode),
    staffOneTimePasswords:
      oneOf(env, "STAFF_OTP", ["on", "off"], mode === "live" ? "on" : "off") === "on",
    proxies: whole(env, "TRUSTED_PROXIES", 0, [0, 10]),
    requestsPerMinute: whole(env, "REQUESTS_PER_MINUTE", 1200, [60, 10_000_000]),
    overloadDelay_ms: whole(env, "OVERLOAD_DELAY_MS", 2_000, [0, 60_000]),
    logLevel: oneOf(
      env,
      "LOG_LEVEL",
      ["fatal", "error", "warn", "info", "debug", "silent"],
      "info",
    ),
    storefrontDir: env["STOREFRONT_DIR"],
    consoleDir: env["CONSOLE_DIR"],
    services,
    translator: readTranslator(env, services),
    hostMap: readHostMap(env, mode),
    pictureHosts: env["PICTURE_HOSTS"]?.split(",") ?? pictureHosts,
  };
}

function whole(
  env: Environment,
  name: string,
  fallback: number,
  [least, most]: [number, number],
): number {
  const text = env[name];
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new WrongSetting(
      `${name} must be a whole number from ${least} to ${most}, not "${text}".`,
    );
  return value;
}

function oneOf<const T extends string>(
  env: Environment,
  name: string,
  allowed: readonly T[],
  fallback: T,
): T {
  const text = env[name];
  if (text === undefined) return fallback;
  const value = allowed.find((word) => word === text);
  if (value === undefined)
    throw new WrongSetting(`${name} must be one of ${allowed.join(", ")}, not "${text}".`);
  return value;
}

function readPublicUrl(env: Environment, port: number): string {
  const text = env["PUBLIC_URL"] ?? `http://localhost:${port}`;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new WrongSetting(`PUBLIC_URL must be an http or https address, not "${text}".`);
  return new URL(text).origin;
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  // The value holds a password, so it is not repeated in the sentence.
  if (text !== undefined && !/^postgres(ql)?:\/\//.test(text))
    throw new WrongSetting("DATABASE_URL must begin with postgres:// or postgresql://.");
  return text;
}

function readSealKey(env: Environment, mode: Config["mode"]): Buffer {
  const text = env["SEAL_KEY"];
  if (text === undefined && mode === "demo") return Buffer.from(defaultSealKey).subarray(0, 32);
  if (text === undefined || !/^[0-9a-fA-F]{64}$/.test(text))
    throw new WrongSetting("SEAL_KEY must be set to 64 hexadecimal digits in live mode.");
  return Buffer.from(text, "hex");
}

function readServices(env: Environment, mode: Config["mode"]): Config["services"] {
  const read = (name: string, variables: readonly string[]) => {
    const prefix = name.replace(/[A-Z]|\d+/g, (part) => `_${part}`).toUpperCase();
    const entries = variables.map((part) => [part, env[`${prefix}_${part}`]] as const);
    const given = entries.filter(([, value]) => value !== undefined);
    if (given.length === 0) return undefined;
    const missing = entries
      .filter(([, value]) => value === undefined)
      .map(([part]) => `${prefix}_${part}`);
    if (missing.length > 0)
      throw new WrongSetting(
        `${missing.join(", ")} must be set too, or none of the ${prefix} settings.`,
      );
    if (mode === "live" && given.some(([, value]) => value?.startsWith("sandbox-")))
      throw new WrongSetting(
        `The ${prefix} settings hold sandbox credentials, which live mode refuses.`,
      );
    if (
      mode === "live" &&
      spellsItsSecret.includes(name) &&
      !env[`${prefix}_BASE_URL`]?.startsWith("https://")
    )
      throw new WrongSetting(
        `${prefix}_BASE_URL must be an https address: the key travels in it as it is.`,
      );
    const chosen = (optionalVariables[name] ?? []).flatMap((part) => {
      const value = env[`${prefix}_${part}`];
      return value === undefined ? [] : [[part, value] as const];
    });
    return Object.fromEntries([...given, ...chosen]) as Record<string, string>;
  };
  const services: readonly (readonly [string, readonly string[]])[] = [
    ...Object.values(askingOf).map(({ service }) => [service.name, service.settings] as const),
    ...Object.entries(serviceVariables),
  ];
  return Object.fromEntries(
    services.map(([name, variables]) => [name, read(name, variables)]),
  ) as Record<ServiceName, Record<string, string> | undefined>;
}

/** A misspelt platform would stay switched off in silence. */
function checkAggregatorPlatforms(env: Environment): void {
  const customs: readonly MarketplaceCustom[] = Object.values(askingOf);
  const sold = customs.flatMap(({ aggregatorFolder }) => aggregatorFolder ?? []);
  const strange = env["AGGREGATOR_PLATFORMS"]?.split(",").find((name) => !sold.includes(name));
  if (strange !== undefined)
    throw new WrongSetting(
      `AGGREGATOR_PLATFORMS must hold some of ${sold.join(", ")}, not "${strange}".`,
    );
}

/** A key of another form would be noticed by the first message only. */
function checkPushKey(env: Environment): void {
  const { WEB_PUSH_PRIVATE_KEY: key, WEB_PUSH_SUBJECT: subject } = env;
  if (key !== undefined && !/^[\w-]{43}$/.test(key))
    throw new WrongSetting("WEB_PUSH_PRIVATE_KEY must be 32 bytes in base64url, 43 characters.");
  if (subject !== undefined && !/^(mailto:|https:\/\/)\S+$/.test(subject))
    throw new WrongSetting(
      `WEB_PUSH_SUBJECT must be a mailto: or https address, not "${subject}".`,
    );
}

/** The one that is named, else the first that has its settings. */
function readTranslator(
  env: Environment,
  services: Config["services"],
): TranslatorName | undefined {
  const named = env["TRANSLATOR"];
  if (named === undefined) return translatorNames.find((name) => services[name]);
  const name = oneOf(env, "TRANSLATOR", translatorNames, "googleTranslate");
  if (services[name]) return name;
  throw new WrongSetting(`TRANSLATOR is ${name}, so the settings of ${name} must be there too.`);
}

function readHostMap(env: Environment, mode: Config["mode"]): Record<string, string> {
  const text = env["SANDBOX_HOST_MAP"];
  if (text === undefined) return {};
  if (mode === "live") throw new WrongSetting("SANDBOX_HOST_MAP belongs to demo mode only.");
  return Object.fromEntries(
    text.split(",").map((pair) => {
      const [host, origin] = pair.split("=");
      if (!host || !origin || !URL.canParse(origin))
        throw new WrongSetting(`SANDBOX_HOST_MAP must hold host=origin pairs, not "${pair}".`);
      return [host, origin];
    }),
  );
}
