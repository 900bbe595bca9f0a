import * as calls from "@sampan/contract/logistics/claims/claims";
import { ok, refuse } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { askAgain } from "./ask-again.ts";
import { closeClaim } from "./close-claim.ts";
import { createClaim } from "./create-claim.ts";
import { describeClaim } from "./describe-claim.ts";
import { selectOwnClaims, selectShownClaim } from "./shown-claim-queries.ts";
import { simulateClaim } from "./simulate-claim.ts";
import { staffClaimRoutes } from "./staff-claim-routes.ts";
import { staffDelayRoutes } from "./staff-delay-routes.ts";

export function claimRoutes(edge: Edge, needs: Needs): void {
  const { jobs } = needs;
  mount(edge, calls.createClaim, async (db, input, caller) => {
    const made = await createClaim(db, input, { caller, jobs });
    if (!made.ok) return made;
    const shown = await showOwn(db, made.value.number, caller);
    if (!shown.ok) throw new Error(`claim ${made.value.number} is gone`);
    return shown;
  });

  mount(edge, calls.simulateClaim, simulateClaim);

  mount(edge, calls.queryClaimList, async (db, { tid, page, page_size }, caller) => {
    const { rows, total } = await selectOwnClaims(db, {
      accountId: caller.customer.id,
      tid,
      limit: page_size,
      offset: (page - 1) * page_size,
    });
    return ok({ datalist: rows.map((row) => describeClaim(row, readerOf(caller))), total });
  });

  mount(edge, calls.getClaimDetail, async (db, { id }, caller) => showOwn(db, id, caller));

  mount(edge, calls.closeClaim, async (db, { id }, caller) => {
    const closed = await closeClaim(db, id, caller);
    return closed.ok ? showOwn(db, id, caller) : closed;
  });

  mount(edge, calls.askClaimAgain, async (db, input, caller) => {
    const asked = await askAgain(db, input, { caller, jobs });
    return asked.ok ? showOwn(db, input.id, caller) : asked;
  });
  staffClaimRoutes(edge, needs);
  staffDelayRoutes(edge, needs);
}

const readerOf = ({ settings, now }: CustomerCaller) => ({ limits: settings, now });

async function showOwn(db: Db, number: string, caller: CustomerCaller) {
  const row = await selectShownClaim(db, { number, accountId: caller.customer.id });
  return row
    ? ok({ data: describeClaim(row, readerOf(caller)) })
    : refuse({ code: "claim_unknown" } as const);
}
