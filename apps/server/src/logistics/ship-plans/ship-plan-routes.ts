import * as calls from "@sampan/contract/logistics/ship-plans/ship-plans";
import { ok } from "@sampan/domain/kernel/result";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import type { StoresOfMerged } from "../merging/stores-of-merged.ts";
import { proposeShipPlans } from "./propose-ship-plans.ts";
import { takeShipPlan } from "./take-ship-plan.ts";

export function shipPlanRoutes(
  edge: Edge,
  { chance, jobs }: Pick<Needs, "chance" | "jobs">,
  stores: StoresOfMerged,
): void {
  mount(edge, calls.queryShipPlans, async (db, input, caller) => {
    const plans = await proposeShipPlans(db, input, caller);
    return plans.ok ? ok({ data: plans.value }) : plans;
  });

  mount(edge, calls.takeShipPlan, async (db, input, caller) => {
    const tids = await takeShipPlan(db, input, { caller, chance, jobs, stores });
    return tids.ok ? ok({ data: { tids: tids.value } }) : tids;
  });
}
