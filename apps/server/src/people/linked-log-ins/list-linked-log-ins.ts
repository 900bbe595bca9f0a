import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryLinkedLogIns as call } from "@sampan/contract/people/linked-log-ins";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { logInProviders } from "@sampan/domain/people/linked-log-ins/linked-log-in";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findLinked } from "./linked-log-in-queries.ts";

/** Those that are linked, switched off or not, and those that could be. */
export async function listLinkedLogIns(
  db: Db,
  { customer }: CustomerCaller,
  { identityProviders, line }: Pick<Needs, "identityProviders" | "line">,
): Promise<Result<OutputOf<typeof call>, never>> {
  const linked = await findLinked(db, customer.id);
  const datalist = logInProviders.map((provider) => {
    const own = linked.find((one) => one.provider === provider);
    return {
      provider,
      is_on: identityProviders.has(provider),
      is_linked: own !== undefined,
      name: own?.name ?? "",
      takes_notices: provider === "line" && line && own ? own.takes_notices : null,
      linked_at: own ? formatWireTime(own.linked_at, customer.region) : "",
    };
  });
  return ok({ datalist: datalist.filter(({ is_on, is_linked }) => is_on || is_linked) });
}
