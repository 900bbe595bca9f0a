import type { InputOf } from "@sampan/contract/kernel/call";
import type { setGoodsOnSale as call } from "@sampan/contract/goods/catalogue/staff-catalogue";
import { checkOwnGoods } from "@sampan/domain/goods/catalogue/own-goods";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { loadOwnGoods } from "./load-own-goods.ts";
import { lockAsSeen } from "./lock-as-seen.ts";
import { updateOwnGoods } from "./goods-desk-queries.ts";

type Set = Result<Record<never, never>, Refusal<(typeof call)["refusals"][number]>>;

/** Refuses `goods_unknown`, `changed_meanwhile`, and `goods_not_sellable` for goods nobody could buy. [BO-41] */
export async function setGoodsOnSale(
  db: Db,
  { id, version, is_on_sale }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Set> {
  const locked = await lockAsSeen(db, { id, version }, caller);
  if (!locked.ok) return locked;
  const loaded = await loadOwnGoods(db, Number(id));
  if (!loaded) return refuse({ code: "goods_unknown" });
  if (is_on_sale && !checkOwnGoods({ ...loaded.goods, is_on_sale }).ok)
    return refuse({ code: "goods_not_sellable" });
  await updateOwnGoods(db, Number(id), { is_on_sale });
  await recordAudit(db, caller, {
    action: is_on_sale ? "put_goods_on_sale" : "take_goods_off_sale",
    object_kind: "own_goods",
    object_id: id,
    old_value: { is_on_sale: loaded.goods.is_on_sale },
    new_value: { is_on_sale },
  });
  return ok({});
}
