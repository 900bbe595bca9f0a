import type { InputOf } from "@sampan/contract/kernel/call";
import type * as calls from "@sampan/contract/goods/shippability/staff-shippability";
import { businessDay } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { hasAllWords } from "./has-all-words.ts";
import {
  deleteCorrection,
  findCorrection,
  findGoods,
  putCorrection,
} from "./shippability-queries.ts";

type Nothing = Record<never, never>;

/**
 * A person's word on what one transport makes of one product; the rules no longer count there.
 * Refuses `item_not_found` and `rule_reason_needed`.
 */
export async function correctVerdict(
  db: Db,
  { spu_id, reason, ...correction }: InputOf<typeof calls.correctShippingVerdict>,
  caller: StaffCaller,
): Promise<Result<Nothing, Refusal<"item_not_found" | "rule_reason_needed">>> {
  if (!hasAllWords(reason)) return refuse({ code: "rule_reason_needed" });
  const product = await findGoods(db, Number(spu_id));
  if (!product) return refuse({ code: "item_not_found" });
  const key = { product_id: product.id, ...correction };
  const before = await findCorrection(db, key);
  await putCorrection(db, {
    ...key,
    reason: JSON.stringify(reason),
    decided_on: businessDay(caller.now, caller.region),
  });
  await recordAudit(db, caller, {
    action: "correct_shipping_verdict",
    object_kind: "product",
    object_id: spu_id,
    ...(before ? { old_value: before } : {}),
    new_value: { ...correction, reason },
  });
  return ok({});
}

/** Lets the rules decide again; harmless where nobody had decided. Refuses `item_not_found`. */
export async function dropCorrection(
  db: Db,
  { spu_id, region, transport }: InputOf<typeof calls.dropShippingCorrection>,
  caller: StaffCaller,
): Promise<Result<Nothing, Refusal<"item_not_found">>> {
  const product = await findGoods(db, Number(spu_id));
  if (!product) return refuse({ code: "item_not_found" });
  const key = { product_id: product.id, region, transport };
  const before = await findCorrection(db, key);
  if (!before) return ok({});
  await deleteCorrection(db, key);
  await recordAudit(db, caller, {
    action: "drop_shipping_correction",
    object_kind: "product",
    object_id: spu_id,
    old_value: { region, transport, ...before },
  });
  return ok({});
}
