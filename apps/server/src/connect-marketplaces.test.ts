import { describe, expect, test } from "vitest";
import { openOutbound, testTime } from "../../../tests/support/open-outbound.ts";
import { startFakeSource } from "../../../tests/support/start-fake-source.ts";
import { valueOf } from "../../../tests/support/value-of.ts";
import { readConfig, WrongSetting } from "./kernel/config.ts";
import { connectMarketplaces } from "./connect-marketplaces.ts";

const connect = (environment: Record<string, string>) =>
  connectMarketplaces({
    config: readConfig({ SAMPAN_MODE: "demo", ...environment }),
    outbound: openOutbound(),
    now: () => testTime,
    storeOf: () => ({ read: async () => undefined, keep: async () => {} }),
  });

const platformsOf = (environment: Record<string, string>) => [
  ...connect(environment).marketplaces.keys(),
];

const aggregator = {
  AGGREGATOR_BASE_URL: "http://127.0.0.1:9",
  AGGREGATOR_KEY: "k",
  AGGREGATOR_SECRET: "s",
};

const groupBuy = {
  GROUP_BUY_BASE_URL: "http://127.0.0.1:9",
  GROUP_BUY_KEY: "k",
  GROUP_BUY_SECRET: "s",
};

describe("the marketplaces of a server", () => {
  test("are none without credentials", () => {
    expect(platformsOf({})).toEqual([]);
  });

  test("are all four of the aggregator's, unless some are named", () => {
    expect(platformsOf(aggregator)).toEqual([3, 4, 5, 6]);
    expect(platformsOf({ ...aggregator, AGGREGATOR_PLATFORMS: "1688,jd" })).toEqual([3, 5]);
  });

  test("include the group-buying site as 7 once it has credentials", () => {
    expect(platformsOf(groupBuy)).toEqual([7]);
  });

  test("are asked with the names a vendor gives to its key", async () => {
    const item = { title: "锅", price: "99" };
    const fake = await startFakeSource(() => ({ body: { error_code: "0000", item } }));
    const { marketplaces } = connect({
      ...groupBuy,
      GROUP_BUY_BASE_URL: fake.baseUrl,
      GROUP_BUY_KEY_NAME: "apikey",
      GROUP_BUY_SECRET_NAME: "token",
      GROUP_BUY_FOLDER: "tuan",
    });
    const listing = valueOf(await marketplaces.get(7)!.getListing("7"));
    expect(listing.skus).toMatchObject([{ price: 9900 }]);
    expect(fake.received[0]?.path).toMatch(/^\/tuan\/item_get\/\?apikey=k&token=s&/);
  });
});

describe("the settings of a marketplace", () => {
  const live = { SAMPAN_MODE: "live", SEAL_KEY: "a".repeat(64) };

  test("are all there or none", () => {
    const { AGGREGATOR_SECRET: _, ...some } = aggregator;
    expect(() => readConfig(some)).toThrow("AGGREGATOR_SECRET must be set too");
    expect(() => readConfig({ JD_UNION_APP_KEY: "k" })).toThrow(WrongSetting);
  });

  test("name only platforms that there are", () => {
    expect(() => readConfig({ ...aggregator, AGGREGATOR_PLATFORMS: "1688, jd" })).toThrow('" jd"');
  });

  test("name an https address where the key travels in it", () => {
    expect(() => readConfig({ ...live, ...aggregator })).toThrow("must be an https address");
    const safe = { ...live, ...aggregator, AGGREGATOR_BASE_URL: "https://api-gw.onebound.cn" };
    expect(readConfig(safe).services.aggregator).toMatchObject({ KEY: "k" });
  });

  test("may not be the sandbox's in live mode", () => {
    const secret = {
      ...aggregator,
      AGGREGATOR_BASE_URL: "https://x.test",
      AGGREGATOR_SECRET: "sandbox-x",
    };
    expect(() => readConfig({ ...live, ...secret })).toThrow("sandbox credentials");
  });
});
