import type { ShippingProvider } from "@sampan/connectors/carriers/shipping-provider";
import { lastMileWays } from "@sampan/domain/logistics/last-mile/last-mile-ways";
import { refuse } from "@sampan/domain/kernel/result";

const silent = () =>
  Promise.resolve(
    refuse({ code: "unavailable", source: "quiet_carrier", detail: "nobody is there" } as const),
  );

/** A carrier that offers every way and answers nothing that is asked over the wire. */
export const quietCarrier: ShippingProvider = {
  ways: lastMileWays,
  mapForm: ({ visit }) => ({ url: "https://map.example/", fields: { ExtraData: visit } }),
  readMapAnswer: () => undefined,
  listStores: silent,
  order: silent,
  find: silent,
  labelForm: () => ({ url: "https://label.example/", fields: {} }),
  moveStore: silent,
  readPush: () => undefined,
  thanks: { contentType: "text/plain", body: "1|OK" },
};
