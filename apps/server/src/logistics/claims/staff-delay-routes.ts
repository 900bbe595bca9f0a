import * as calls from "@sampan/contract/logistics/claims/staff-delay-covers";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok } from "@sampan/domain/kernel/result";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { staffOfAccounts } from "../../people/staff/is-own-account.ts";
import { describeSignatures } from "../../trade/refunds/describe-signatures.ts";
import { findSignatures } from "../../trade/refunds/find-signatures.ts";
import { declineCover, payCoverByHand } from "./decide-delay-cover.ts";
import { selectShownWaiting } from "./delay-queries.ts";

export function staffDelayRoutes(edge: Edge, { jobs }: Needs): void {
  mount(edge, calls.listDelayCovers, async (db, { page, page_size }, { staff, settings }) => {
    const offset = (page - 1) * page_size;
    const { rows, total } = await selectShownWaiting(db, { limit: page_size, offset });
    const owners = await staffOfAccounts(
      db,
      rows.map(({ account_id }) => account_id),
    );
    const signatures = await findSignatures(
      db,
      "delay_cover",
      rows.map(({ id }) => id),
    );
    const datalist = rows.map(({ account_id, region, found_at, cny, ...cover }) => {
      const { shown: signed, hasSigned } = describeSignatures(
        signatures.get(cover.id) ?? [],
        { cny, isDue: true, region },
        { limits: settings, staffId: staff.id },
      );
      const needs_other = hasSigned || (owners.get(account_id) ?? []).includes(staff.id);
      const may = staff.rights.has("execute_refunds") && !needs_other;
      return {
        ...cover,
        found_at: formatWireTime(found_at, region),
        ...signed,
        acts: may ? [...calls.delayCoverActs] : [],
        needs_other,
      };
    });
    return ok({ datalist, total });
  });
  mount(edge, calls.payDelayCover, async (db, { id }, caller) => {
    const paid = await payCoverByHand(db, id, { caller, jobs });
    return paid.ok ? ok({ paid: paid.value }) : paid;
  });
  mount(edge, calls.declineDelayCover, async (db, input, caller) => {
    const declined = await declineCover(db, input, { caller });
    return declined.ok ? ok({}) : declined;
  });
}
