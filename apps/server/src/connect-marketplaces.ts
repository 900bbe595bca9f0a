import {
  aggregatedPlatforms,
  type AggregatorConfig,
} from "@sampan/connectors/marketplaces/aggregator/aggregator-config";
import {
  createAggregator,
  type Aggregator,
} from "@sampan/connectors/marketplaces/aggregator/create-aggregator";
import { createAlibaba1688 } from "@sampan/connectors/marketplaces/alibaba-1688/create-alibaba-1688";
import { createShareResolver } from "@sampan/connectors/marketplaces/create-share-resolver";
import type { AccountTokens } from "@sampan/connectors/marketplaces/token-store";
import { createJdUnion } from "@sampan/connectors/marketplaces/jd-union/create-jd-union";
import type { Marketplace } from "@sampan/connectors/marketplaces/marketplace";
import { createPinduoduoDdk } from "@sampan/connectors/marketplaces/pinduoduo-ddk/create-pinduoduo-ddk";
import { createTaobaoGlobal } from "@sampan/connectors/marketplaces/taobao-global/create-taobao-global";
import { withFallback } from "@sampan/connectors/marketplaces/with-fallback";
import { withVariants } from "@sampan/connectors/marketplaces/with-variants";
import {
  platformId,
  platformIds,
  platformNames,
  type PlatformId,
  type PlatformName,
} from "@sampan/domain/goods/sourcing/platforms";
import type { Needs } from "./kernel/needs.ts";
import { setting, type ServiceValues, type Way } from "./way.ts";

/**
 * The marketplaces that have credentials and, over them, what resolves shared texts. A platform of its own
 * connector takes the aggregator as its fallback; one without is the aggregator's alone.
 */
export function connectMarketplaces(way: Way): Pick<Needs, "marketplaces" | "shareResolver"> {
  const aggregators = connectAggregator(way);
  const connected = platformIds.flatMap(
    (id) => connectorOf[platformNames[id]](way, aggregators.get(id)) ?? [],
  );
  return {
    marketplaces: new Map(connected.map((marketplace) => [marketplace.platform, marketplace])),
    shareResolver: connectShareResolver(way, aggregators),
  };
}

type Perhaps<T> = T | undefined;

/** Who speaks to each marketplace; one that is missing here does not compile. */
const connectorOf: Readonly<
  Record<PlatformName, (way: Way, aggregator: Perhaps<Aggregator>) => Perhaps<Marketplace>>
> = {
  alibaba: (way, aggregator) => join(connect1688(way), aggregator),
  taobao: (way, aggregator) => join(connectTaobao(way), aggregator),
  jd: (way, aggregator) => joinAffiliate(connectJd(way), aggregator),
  pdd: (way, aggregator) => joinAffiliate(connectPinduoduo(way), aggregator),
  group: connectGroupBuy,
};

const join = (own: Perhaps<Marketplace>, aggregator: Perhaps<Aggregator>): Perhaps<Marketplace> =>
  own && aggregator ? withFallback(own, aggregator) : (own ?? aggregator);

/** Affiliate programmes tell no variants; the aggregator does. */
const joinAffiliate = (
  own: Perhaps<Marketplace>,
  aggregator: Perhaps<Aggregator>,
): Perhaps<Marketplace> =>
  own && aggregator ? withVariants(own, aggregator) : (own ?? aggregator);

const tokensOf = (values: ServiceValues): AccountTokens => ({
  access_token: setting(values, "ACCESS_TOKEN"),
  refresh_token: setting(values, "REFRESH_TOKEN"),
});

function connect1688({ config, outbound, now, storeOf }: Way): Perhaps<Marketplace> {
  const { alibaba1688: values } = config.services;
  if (!values) return undefined;
  const tokens = tokensOf(values);
  return createAlibaba1688(
    {
      baseUrl: setting(values, "BASE_URL"),
      appKey: setting(values, "APP_KEY"),
      appSecret: setting(values, "APP_SECRET"),
      tokens,
      store: storeOf("alibaba1688", tokens),
      country: "en",
      now,
    },
    outbound,
  );
}

function connectTaobao({ config, outbound, now, storeOf }: Way): Perhaps<Marketplace> {
  const { taobaoGlobal: values } = config.services;
  if (!values) return undefined;
  const tokens = tokensOf(values);
  return createTaobaoGlobal(
    {
      baseUrl: setting(values, "BASE_URL"),
      appKey: setting(values, "APP_KEY"),
      appSecret: setting(values, "APP_SECRET"),
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token,
      store: storeOf("taobaoGlobal", tokens),
      language: "en",
      now,
    },
    outbound,
  );
}

function connectJd({ config, outbound, now }: Way): Perhaps<Marketplace> {
  const { jdUnion: values } = config.services;
  if (!values) return undefined;
  const baseUrl = setting(values, "BASE_URL");
  const appKey = setting(values, "APP_KEY");
  const appSecret = setting(values, "APP_SECRET");
  return createJdUnion({ baseUrl, appKey, appSecret, now }, outbound);
}

function connectPinduoduo({ config, outbound, now }: Way): Perhaps<Marketplace> {
  const { pinduoduo: values } = config.services;
  if (!values) return undefined;
  return createPinduoduoDdk(
    {
      baseUrl: setting(values, "BASE_URL"),
      clientId: setting(values, "CLIENT_ID"),
      clientSecret: setting(values, "CLIENT_SECRET"),
      pid: setting(values, "PID"),
      customParameters: setting(values, "CUSTOM_PARAMETERS"),
      now,
    },
    outbound,
  );
}

/** The aggregator of each platform that the operator bought there: all it sells, unless some are named. */
function connectAggregator({ config, outbound }: Way): ReadonlyMap<PlatformId, Aggregator> {
  const { aggregator: values } = config.services;
  if (!values) return new Map();
  const bought = values["PLATFORMS"]?.split(",");
  const shape = aggregatorShape(values);
  return new Map(
    aggregatedPlatforms
      .filter(({ folder }) => !bought || bought.includes(folder))
      .map((of) => [of.platform, createAggregator(shape, of, outbound)]),
  );
}

function connectGroupBuy({ config, outbound }: Way): Perhaps<Marketplace> {
  const { groupBuy: values } = config.services;
  if (!values) return undefined;
  const folder = values["FOLDER"] ?? "groupbuy";
  return createAggregator(
    aggregatorShape(values),
    { platform: platformId.group, folder },
    outbound,
  );
}

/** Vendors call the same two things differently. */
const aggregatorShape = (values: ServiceValues): AggregatorConfig => ({
  baseUrl: setting(values, "BASE_URL"),
  credentials: {
    [values["KEY_NAME"] ?? "key"]: setting(values, "KEY"),
    [values["SECRET_NAME"] ?? "secret"]: setting(values, "SECRET"),
  },
});

/** Short links need no credentials; share passwords do. */
function connectShareResolver(
  { config, outbound, now }: Way,
  aggregators: ReadonlyMap<PlatformId, Aggregator>,
): Needs["shareResolver"] {
  const { taobaoTop: values } = config.services;
  const { hostMap } = config;
  if (!values) return createShareResolver({ hostMap, aggregators }, outbound);
  const taobaoTop = {
    baseUrl: setting(values, "BASE_URL"),
    appKey: setting(values, "APP_KEY"),
    appSecret: setting(values, "APP_SECRET"),
    signMethod: "hmac-sha256",
    now,
  } as const;
  return createShareResolver({ hostMap, aggregators, taobaoTop }, outbound);
}
