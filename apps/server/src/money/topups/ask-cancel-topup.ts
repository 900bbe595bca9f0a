import type { TopupState } from "@sampan/domain/money/topups/topup-state";
import { refuse, type Result } from "@sampan/domain/kernel/result";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { askTopupState, endTopup } from "./ask-topup-state.ts";
import { findTopup } from "./topup-queries.ts";

/**
 * Gives up an online top-up. The provider is asked before: one that was paid meanwhile is credited, and its state
 * is the answer. Where the provider gives no answer it ends all the same; whatever was paid is credited as soon as
 * the provider says so. Refuses `topup_unknown` and `topup_not_in_state`.
 */
export async function askCancelTopup(
  needs: Needs,
  { order_no }: { readonly order_no: string },
  { customer }: CustomerCaller,
): Promise<Result<TopupState, Refusal<"topup_unknown" | "topup_not_in_state">>> {
  const key = { number: order_no, accountId: customer.id };
  const topup = await findTopup(needs.database.db, key);
  if (!topup || topup.way !== "online") return refuse({ code: "topup_unknown" });
  if (!isPayable(topup.state)) return refuse({ code: "topup_not_in_state" });

  const asked = await askTopupState(needs, topup);
  if (asked.ok && !isPayable(asked.value)) return asked;
  const ended = await endTopup(needs, topup, { event: "give_up" });
  return ended.ok ? ended : refuse({ code: "topup_unknown" });
}

const isPayable = (state: TopupState): boolean => state === "created" || state === "paying";
