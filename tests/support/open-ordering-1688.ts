import { createAlibaba1688 } from "@sampan/connectors/marketplaces/alibaba-1688/create-alibaba-1688";
import { openOutbound, testTime } from "./open-outbound.ts";
import { type Behaviour, startFakeSource } from "./start-fake-source.ts";

/** Our ordering at 1688 against a server that behaves as told, with what that one was asked. */
export async function openOrdering(behave: Behaviour) {
  const fake = await startFakeSource(behave);
  const config = {
    baseUrl: fake.baseUrl,
    appKey: "1000000",
    appSecret: "test123",
    tokens: { access_token: "access-1", refresh_token: "refresh-1" },
    country: "en",
    now: () => testTime,
  };
  return { ...createAlibaba1688(config, openOutbound()).ordering, received: fake.received };
}
