import { createHash } from "node:crypto";
import type { AccountTokens, TokenStore } from "@sampan/connectors/marketplaces/token-store";
import { z } from "zod";
import { seal, unseal } from "../../kernel/seals/seal.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findSourceTokens, upsertSourceTokens } from "./source-token-queries.ts";

const Tokens = z.object({ access_token: z.string(), refresh_token: z.string() });

/**
 * Keeps the renewed tokens of one source, sealed. They belong to the tokens they descend from: as soon as an
 * operator gives others, what was kept before is no longer read.
 */
export function createTokenStore(
  {
    database: { db },
    config,
    clock,
    chance,
  }: Pick<Needs, "database" | "config" | "clock" | "chance">,
  source: string,
  given: AccountTokens,
): TokenStore {
  const origin = createHash("sha256").update(given.refresh_token).digest("hex");
  const owner = `source_tokens:${source}`;
  return {
    async read() {
      const kept = await findSourceTokens(db, { source, origin });
      return kept && Tokens.parse(JSON.parse(unseal(config.sealKey, { ...kept, owner })));
    },
    async keep(tokens) {
      const sealed = seal(config.sealKey, { text: JSON.stringify(tokens), owner }, chance);
      await upsertSourceTokens(db, { source, origin, sealed, renewed_at: clock() });
    },
  };
}
