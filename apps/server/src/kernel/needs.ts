import type { LogInProvider } from "@sampan/domain/people/linked-log-ins/linked-log-in";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import type { Marketplace } from "@sampan/connectors/marketplaces/marketplace";
import type { IdentityProvider } from "@sampan/connectors/identity/identity-provider";
import type { ShareResolver } from "@sampan/connectors/marketplaces/share-resolver";
import type { LineAccount } from "@sampan/connectors/messages/line/line-account";
import type { WebPush } from "@sampan/connectors/messages/web-push/web-push";
import type { MailSender, SmsSender } from "@sampan/connectors/messages/senders";
import type { InvoiceProvider } from "@sampan/connectors/invoices/invoice-provider";
import type { PaymentProvider } from "@sampan/connectors/payments/payment-provider";
import type { Outbound } from "@sampan/connectors/outbound/outbound";
import type { RateFeed } from "@sampan/connectors/rates/rate-feed";
import type { ShippingProvider } from "@sampan/connectors/carriers/shipping-provider";
import type { TrackingProvider } from "@sampan/connectors/tracking/tracking-provider";
import type { Tracker } from "@sampan/domain/logistics/tracking/trackers";
import type { Translator } from "@sampan/connectors/translation/translator";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "./config.ts";
import type { HeldSettings } from "./settings/held-settings.ts";
import type { Database } from "./db/db.ts";
import type { FileStore } from "./files/file-store.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { HeldPriceBook } from "./settings/price-book.ts";
import type { ChangedTexts } from "./say/changed-texts.ts";
import type { Say } from "./say/say.ts";

/**
 * Everything the server needs from outside itself, handed in once at start. Tests hand in the same with a
 * fixed clock and a counted chance; nothing reads the environment, the time or randomness on its own.
 */
export interface Needs {
  readonly database: Database;
  readonly config: Config;
  /** What administrators set; a request has its own reading of them. */
  readonly settings: HeldSettings;
  /** Rates, tariffs and shipping rules; a request has its own reading of them, too. */
  readonly prices: HeldPriceBook;
  /** The limits among the settings, as they stand when they are looked at. */
  readonly limits: Limits;
  /** Read once per request or job. */
  readonly clock: () => Date;
  /** So many random bytes. */
  readonly chance: (bytes: number) => Uint8Array;
  readonly jobs: Jobs;
  readonly files: FileStore;
  /** By platform id; a marketplace without credentials is absent. */
  readonly marketplaces: ReadonlyMap<number, Marketplace>;
  /** Share passwords and short links. */
  readonly shareResolver: ShareResolver;
  /** By channel name; a channel without credentials is absent. */
  readonly providers: ReadonlyMap<string, PaymentProvider>;
  /** Who numbers invoices for us; absent without its credentials. */
  readonly invoices: InvoiceProvider | undefined;
  /** Who tells where parcels of couriers are; one without credentials is absent. */
  readonly trackers: ReadonlyMap<Tracker, TrackingProvider>;
  /** Who brings parcels to stores and doors; absent without credentials for either. */
  readonly shipping: ShippingProvider | undefined;
  /** Who may say who somebody is; one without credentials is absent. */
  readonly identityProviders: ReadonlyMap<LogInProvider, IdentityProvider>;
  readonly rateFeeds: readonly RateFeed[];
  /** Who puts goods into Thai and English; absent where nobody is configured. */
  readonly translator: Translator | undefined;
  readonly sms: SmsSender | undefined;
  readonly mail: MailSender | undefined;
  /** Our official account there; absent without its credentials. */
  readonly line: LineAccount | undefined;
  /** Messages to browsers; absent without a key of ours. */
  readonly webPush: WebPush | undefined;
  /** Texts of the catalogue on the server: refusals, notices, mails. */
  readonly say: Say;
  /** What content staff wrote in the place of texts that were built. */
  readonly changedTexts: ChangedTexts;
  /** The one way out of the process. */
  readonly outbound: Outbound;
  readonly log: FastifyBaseLogger;
}
