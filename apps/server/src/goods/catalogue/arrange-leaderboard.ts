import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type {
  arrangeLeaderboard as call,
  getLeaderboard,
} from "@sampan/contract/goods/catalogue/staff-catalogue";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { changedMeanwhile } from "../../kernel/audit/changed-meanwhile.ts";
import {
  countOwnGoods,
  findLeaderboard,
  findLeaders,
  holdList,
  replaceLeaders,
} from "./place-queries.ts";
import { describeRow } from "./read-own-goods.ts";

/** The goods that staff put at the head, in their order. [BO-41] */
export async function readLeaderboard(
  db: Db,
): Promise<Result<OutputOf<typeof getLeaderboard>, never>> {
  return ok({ list: (await findLeaderboard(db)).map(describeRow) });
}

/**
 * Sets which goods head the leaderboard. Refuses `changed_meanwhile` when the order is not the one that was
 * read, and `goods_unknown` for goods that are not ours or stand there twice. [BO-41]
 */
export async function arrangeLeaderboard(
  db: Db,
  { ids, seen }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<Record<never, never>, Refusal<(typeof call)["refusals"][number]>>> {
  await holdList(db, "leaderboard_places");
  const stored = await findLeaders(db);
  const object = { object_kind: "leaderboard", object_id: "own_goods" } as const;
  if (String(stored) !== String(seen)) return changedMeanwhile(db, object, caller);
  if ((await countOwnGoods(db, ids)) !== ids.length) return refuse({ code: "goods_unknown" });
  await replaceLeaders(db, ids);
  await recordAudit(db, caller, {
    action: "arrange_leaderboard",
    ...object,
    old_value: stored,
    new_value: ids,
  });
  return ok({});
}
