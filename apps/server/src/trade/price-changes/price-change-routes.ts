import { declinePriceRise as declineCall } from "@sampan/contract/trade/orders/price-questions";
import {
  acceptChoice as acceptCall,
  declineChoice as declineChoiceCall,
} from "@sampan/contract/trade/orders/choice-questions";
import * as calls from "@sampan/contract/trade/purchases/staff-price-changes";
import * as choiceCalls from "@sampan/contract/trade/purchases/staff-second-choices";
import { ok } from "@sampan/domain/kernel/result";
import { createQuestionBudgets } from "../../goods/sourcing/create-question-budgets.ts";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { askPriceToday } from "../purchases/ask-price-today.ts";
import { listItems } from "../purchases/list-purchases.ts";
import { acceptChoice, declineChoice, withdrawChoice } from "./answer-choice.ts";
import { askOtherChoices } from "./ask-other-choices.ts";
import type { BalancesDue } from "./balances-due.ts";
import { declinePriceRise } from "./decline-price-rise.ts";
import { enterPriceChange } from "./enter-price-change.ts";
import { enterSecondChoice } from "./enter-second-choice.ts";
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

  mount(edge, choiceCalls.askOtherChoices, (_db, input, caller) =>
    askOtherChoices(needs, budgets, input, caller),
  );

  mount(edge, choiceCalls.enterSecondChoice, async (db, input, caller) => {
    const entered = await enterSecondChoice(db, input, { caller, jobs, chance, balances });
    if (!entered.ok) return entered;
    const datalist = await listItems(db, [input.oid], caller.language);
    return ok({ state: entered.value, datalist });
  });

  mount(edge, choiceCalls.withdrawChoice, async (db, { key }, caller) => {
    const withdrawn = await withdrawChoice(db, key, { caller, balances });
    if (!withdrawn.ok) return withdrawn;
    return ok({ datalist: await listItems(db, [withdrawn.value], caller.language) });
  });

  mount(edge, acceptCall, async (db, { key }, caller) => {
    const accepted = await acceptChoice(db, key, { caller, jobs });
    return accepted.ok ? ok({}) : accepted;
  });

  mount(edge, declineChoiceCall, async (db, { key }, caller) => {
    const declined = await declineChoice(db, key, { caller, jobs, balances });
    return declined.ok ? ok({}) : declined;
  });

  mount(edge, declineCall, async (db, { child_tid }, caller) => {
    const declined = await declinePriceRise(db, child_tid, { caller, jobs, balances });
    return declined.ok ? ok({}) : declined;
  });
}
