import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type {
  getProductVerdicts as call,
  StaffVerdict,
} from "@sampan/contract/goods/shippability/staff-shippability";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { transportIds } from "@sampan/domain/goods/shippability/transports";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { correctionsOf } from "./corrections-of.ts";
import { describeVerdict, judgeGoods, type GoodsJudgement } from "./judge-goods.ts";
import { findGoods } from "./shippability-queries.ts";
import { shippingBookOf } from "./shipping-book.ts";

type Call = typeof call;

/** What each transport that a region offers makes of one product. Refuses `item_not_found`. */
export async function getProductVerdicts(
  db: Db,
  { spu_id, region }: InputOf<Call>,
  caller: StaffCaller,
): Promise<Result<OutputOf<Call>, Refusal<"item_not_found">>> {
  const product = await findGoods(db, Number(spu_id));
  if (!product) return refuse({ code: "item_not_found" });
  const corrections = await correctionsOf(db, product.id).execute();
  const book = shippingBookOf(caller, region);
  const tariff = caller.prices.tariffs[region];
  const transports = transportIds.filter((id) => tariff.some(({ transport }) => transport === id));
  const judged = judgeGoods({ ...product, corrections }, { region, num: 1, transports }, book);
  const verdicts = judged.map((judgement): StaffVerdict => ({
    ...describeVerdict(judgement, caller),
    ...whoSays(judgement),
  }));
  return ok({ data: { item_name: product.item_name, verdicts } });
}

function whoSays({ because, limit }: GoodsJudgement): Pick<StaffVerdict, "by" | "rule_name"> {
  if (typeof because === "string") return { by: because, rule_name: limit?.name ?? "" };
  return "rule" in because
    ? { by: "rule", rule_name: because.rule.name }
    : { by: "correction", rule_name: "" };
}
