import * as calls from "@sampan/contract/logistics/rehearsals/rehearsals";
import { ok } from "@sampan/domain/kernel/result";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { acceptRehearsal } from "./accept-rehearsal.ts";
import { showRehearsal } from "./show-rehearsal.ts";

export function rehearsalRoutes(edge: Edge, { jobs, chance }: Needs): void {
  mount(edge, calls.queryRehearsal, async (db, input, caller) => {
    const shown = await showRehearsal(db, input, caller);
    return shown.ok ? ok({ data: shown.value }) : shown;
  });

  mount(edge, calls.acceptRehearsal, async (db, input, caller) => {
    const accepted = await acceptRehearsal(db, input, { caller, jobs, chance });
    return accepted.ok ? ok({ data: accepted.value }) : accepted;
  });
}
