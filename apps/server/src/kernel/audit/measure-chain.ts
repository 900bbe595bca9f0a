import type { Needs } from "../needs.ts";
import { findChainState } from "./audit-link-queries.ts";

/** How far the chain of the log is behind, as lines for Prometheus. Alarm on seconds above 60. [BO-03] */
export async function measureChain({
  database,
  clock,
}: Pick<Needs, "database" | "clock">): Promise<string> {
  const { waiting, waiting_since } = await findChainState(database.db);
  const seconds = waiting_since ? (clock().getTime() - waiting_since.getTime()) / 1000 : 0;
  return [
    "# TYPE audit_acts_waiting gauge",
    `audit_acts_waiting ${waiting}`,
    "# TYPE audit_acts_waiting_seconds gauge",
    `audit_acts_waiting_seconds ${Math.max(0, seconds)}`,
    "",
  ].join("\n");
}
