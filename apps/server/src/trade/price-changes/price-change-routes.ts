import { declinePriceRise as declineCall } from "@sampan/contract/trade/orders/price-questions";
import * as calls from "@sampan/contract/trade/purchases/staff-price-changes";
import { ok } from "@sampan/domain/kernel/result";
import { createQuestionBudgets } from "../../goods/sourcing/create-question-budgets.ts";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { askPriceToday } from "../purchases/ask-price-today.ts";
import { listItems } from "../purchases/list-purchases.ts";
import type { BalancesDue } from "./balances-due.ts";
import { declinePriceRise } from "./decline-price-rise.ts";
import { enterPriceChange } from "./enter-price-change.ts";
import { withdrawPriceQuestion } from "./withdraw-price-question.ts";

export function priceChangeRoutes(edge: Edge, needs: Needs, balances: BalancesDue): void {
  const { jobs, chance } = needs;
  const budgets = createQuestionBudgets(needs.database.db);
  mount(edge, calls.askPriceToday, (_db, input, caller) =>
    askPriceToday(needs, budgets, input, caller),
  );
  mount(edge, calls.enterPriceChange, async (db, input, caller) => {
    const entered = await enterPriceChange(db, input, { caller, jobs, chance, balances });
    if (!entered.ok) return entered;
    const datalist = await listItems(db, [input.oid], caller.language);
    return ok({ state: entered.value, datalist });
  });

  mount(edge, calls.withdrawPriceQuestion, async (db, { child_tid }, caller) => {
    const withdrawn = await withdrawPriceQuestion(db, child_tid, { caller, balances });
    if (!withdrawn.ok) return withdrawn;
    return ok({ datalist: await listItems(db, [withdrawn.value], caller.language) });
  });

  mount(edge, declineCall, async (db, { child_tid }, caller) => {
    const declined = await declinePriceRise(db, child_tid, { caller, jobs, balances });
    return declined.ok ? ok({}) : declined;
  });
}
