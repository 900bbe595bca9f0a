import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Needs } from "../needs.ts";
import { logFault } from "./faults.ts";
import { keptAddress } from "./kept-address.ts";
import type { KeptPage } from "./kept-page.ts";
import { keepPages, type KeptPages } from "./keep-pages.ts";
import { watchEdition } from "./page-edition.ts";
import { renderVisitorPage } from "./web-visitor-page.ts";
import { visitorRegion } from "./request-region.ts";
import type { Storefront } from "./web-pages.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** What this call changes shows on pages of visitors. */
    readonly changesPages?: boolean;
  }
}

export type KeptPagesNeed = Pick<Needs, "settings" | "prices" | "clock" | "log"> & {
  readonly changedTexts: Pick<Needs["changedTexts"], "compiledIn">;
  readonly config: Pick<Needs["config"], "publicUrl">;
};

export interface KeptPagesOfHouse {
  /** The page that is kept for this request; undefined where it has to be rendered for whoever asks. */
  readonly open: (request: FastifyRequest) => Promise<KeptPage | undefined>;
  readonly pages: KeptPages;
}

/**
 * Answers visitors by kept pages. Who they are has no part in it: the key is language, region and address, and the
 * page is rendered from these three. Whoever carries a session gets a page of their own.
 */
export function openKeptPages(
  app: FastifyInstance,
  storefront: Storefront,
  needs: KeptPagesNeed,
): KeptPagesOfHouse {
  const pages = keepPages(needs);
  const edition = watchEdition(needs);
  app.addHook("onSend", (request, _reply, payload, done) => {
    // Before the answer leaves, so that whoever made the change sees it.
    if (request.routeOptions.config.changesPages) edition.advance();
    done(null, payload);
  });
  app.addHook("onClose", pages.settled);

  return {
    pages,
    open: async (request) => {
      if (request.cookies["session_id"] !== undefined) return undefined;
      const asked = keptAddress(request.url);
      if (!asked) return undefined;
      const now = needs.clock();
      const { language } = request;
      const region = visitorRegion(request) ?? needs.settings.at(now).default_region;
      const { address, isOneOfFew } = asked;
      const key = `${language} ${region} ${address}`;
      const question = { key, edition: edition.at(now), now, isOneOfFew };
      return pages.open(question, () =>
        renderVisitorPage(app, storefront, {
          address,
          language,
          region,
          publicUrl: needs.config.publicUrl,
          textOverrides: needs.changedTexts.compiledIn(language),
          network: request.ip,
          noteFault: (fault) => logFault(request, fault),
        }),
      );
    },
  };
}
