import { queryFees } from "@sampan/contract/shop/fees";
import { ok } from "@sampan/domain/kernel/result";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { describeFees } from "./describe-fees.ts";

export function feeRoutes(edge: Edge, needs: Needs): void {
  mount(edge, queryFees, async (db, _input, caller) => ok(await describeFees(db, needs, caller)));
}
