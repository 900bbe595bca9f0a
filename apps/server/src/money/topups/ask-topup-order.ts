import type { OutputOf } from "@sampan/contract/kernel/call";
import type { rechargeQueryOrder } from "@sampan/contract/money/topups/online-topups";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { customerAsksEvery_ms } from "@sampan/domain/money/topups/topup-asking";
import { shownTopupStates } from "@sampan/domain/money/topups/topup-state";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findBalances } from "../ledger/find-balances.ts";
import { askTopupState } from "./ask-topup-state.ts";
import { takeQuestion } from "./online-topup-queries.ts";
import { findTopup } from "./topup-queries.ts";
import { whyItFailed } from "./why-it-failed.ts";

type Answer = OutputOf<typeof rechargeQueryOrder>["data"];

/**
 * Where somebody's online top-up stands, asked of the provider as long as money may come for it, and where to go on
 * paying. Whoever asks again within two seconds is told what is known. Refuses `topup_unknown`. [API-102]
 */
export async function askTopupOrder(
  needs: Needs,
  { order_no }: { readonly order_no: string },
  { customer, now, language }: CustomerCaller,
): Promise<Result<Answer, Refusal<"topup_unknown">>> {
  const { db } = needs.database;
  const key = { number: order_no, accountId: customer.id };
  const known = await findTopup(db, key);
  if (!known || known.way !== "online") return refuse({ code: "topup_unknown" });
  const mayAsk = await takeQuestion(db, { id: known.id, now, every_ms: customerAsksEvery_ms });
  if (mayAsk) await askTopupState(needs, known);

  const topup = (await findTopup(db, key)) ?? known;
  const { cash } = await findBalances(db, {
    accountId: customer.id,
    currency: customer.currency,
  });
  const { amount, fee, currency, channel, pay_page } = topup;
  const state = shownTopupStates[topup.state];
  return ok({
    order_no,
    state,
    amount,
    fee,
    currency,
    channel,
    reason: whyItFailed(topup, { language, say: needs.say }),
    balance: cash,
    pay: pay_page,
  });
}
