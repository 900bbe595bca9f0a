import { paysCents } from "@sampan/domain/kernel/by-region";
import * as online from "@sampan/contract/money/topups/online-topups";
import * as staff from "@sampan/contract/money/topups/staff-topups";
import * as wallet from "@sampan/contract/money/ledger/wallet";
import { wholeUnits } from "@sampan/domain/kernel/money";
import { ok } from "@sampan/domain/kernel/result";
import { shownTopupStates } from "@sampan/domain/money/topups/topup-state";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { mountNotification } from "../../kernel/http/mount-notification.ts";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { applyTopup } from "./apply-topup.ts";
import { askCancelTopup } from "./ask-cancel-topup.ts";
import { askNotification } from "./ask-notification.ts";
import { askStartTopup } from "./ask-start-topup.ts";
import { askTopupOrder } from "./ask-topup-order.ts";
import { creditByHand } from "./credit-by-hand.ts";
import { shownReview, shownTopup } from "./list-topups.ts";
import { priceOnlineTopup } from "./price-online-topup.ts";
import { rejectTopup } from "./review-topup.ts";
import { findReviewedTopup, selectTopups, selectTopupsToReview } from "./topup-queries.ts";

export function topupRoutes(edge: Edge, needs: Needs): void {
  bankTopups(edge, needs);
  onlineTopups(edge, needs);
  reviews(edge, needs);
}

function bankTopups(edge: Edge, { limits, chance, say }: Needs): void {
  mount(edge, wallet.rechargeApply, async (db, { param }, caller) => {
    const applied = await applyTopup(db, param, { caller, limits, chance });
    if (!applied.ok) return applied;
    return ok({ data: { number: applied.value.number, state: "under_review" as const } });
  });

  mount(edge, wallet.queryRechargeList, async (db, { page, page_size }, caller) => {
    const { id: accountId, region } = caller.customer;
    const offset = (page - 1) * page_size;
    const { rows, total } = await selectTopups(db, { accountId, region, limit: page_size, offset });
    return ok({
      datalist: rows.map((row) => shownTopup(row, { language: caller.language, region, say })),
      total,
    });
  });
}

function onlineTopups(edge: Edge, needs: Needs): void {
  const { limits, providers } = needs;

  mount(edge, online.rechargeChannels, async (_db, _input, { customer }) => {
    const usable = [...providers.values()].filter(({ currency }) => currency === customer.currency);
    return ok({
      datalist: usable.map(({ kind, currency }) => ({
        channel: kind,
        currency,
        minimum: wholeUnits(limits.topup_min_units),
        maximum: wholeUnits(limits.topup_max_units),
        whole_units: !paysCents(currency),
      })),
    });
  });

  mount(edge, online.rechargeFee, async (_db, wish, caller) => {
    const priced = priceOnlineTopup(needs, wish, caller);
    if (!priced.ok) return priced;
    const { amount, fee } = priced.value;
    const { currency } = caller.customer;
    return ok({ data: { amount, fee, total: amount + fee, currency } });
  });

  mount(edge, online.rechargePay, async (_db, wish, caller) => {
    const started = await askStartTopup(needs, wish, caller);
    return started.ok ? ok({ data: started.value }) : started;
  });

  mount(edge, online.rechargeQueryOrder, async (_db, input, caller) => {
    const asked = await askTopupOrder(needs, input, caller);
    return asked.ok ? ok({ data: asked.value }) : asked;
  });

  mount(edge, online.rechargeCancel, async (_db, input, caller) => {
    const ended = await askCancelTopup(needs, input, caller);
    if (!ended.ok) return ended;
    return ok({ data: { order_no: input.order_no, state: shownTopupStates[ended.value] } });
  });

  mountNotification(edge, online.rechargeNotify, (notification) =>
    askNotification(needs, notification, notification.params["channel"]),
  );
  mountNotification(edge, online.rechargeNotifyOnly, (notification) =>
    askNotification(needs, notification, undefined),
  );
}

function reviews(edge: Edge, { jobs, say }: Needs): void {
  const readAs = ({ language, settings }: StaffCaller) => ({ language, say, limits: settings });
  mount(edge, staff.listTopups, async (db, { page, page_size, state }, caller) => {
    const offset = (page - 1) * page_size;
    const { rows, total, has_more } = await selectTopupsToReview(db, {
      state,
      limit: page_size,
      offset,
    });
    return ok({ datalist: rows.map((row) => shownReview(row, readAs(caller))), total, has_more });
  });

  mount(edge, staff.approveTopup, async (db, input, caller) => {
    const credited = await creditByHand(db, input, { caller, jobs });
    if (!credited.ok) return credited;
    return ok({ data: shownReview(await findReviewedTopup(db, input.number), readAs(caller)) });
  });

  mount(edge, staff.rejectTopup, async (db, input, caller) => {
    const rejected = await rejectTopup(db, input, { caller, jobs });
    if (!rejected.ok) return rejected;
    return ok({ data: shownReview(await findReviewedTopup(db, input.number), readAs(caller)) });
  });
}
