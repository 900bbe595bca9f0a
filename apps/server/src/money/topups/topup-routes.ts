import * as online from "@sampan/contract/online-topups";
import * as staff from "@sampan/contract/staff-topups";
import * as wallet from "@sampan/contract/wallet";
import { wholeUnits } from "@sampan/domain/money";
import { ok, refuse } from "@sampan/domain/result";
import { shownTopupStates } from "@sampan/domain/topup-state";
import { mountNotification } from "../http/mount-notification.ts";
import { type Edge, mount } from "../http/mount.ts";
import type { Needs } from "../needs.ts";
import { findBalances } from "../wallet/find-balances.ts";
import { applyTopup } from "./apply-topup.ts";
import { askNotification } from "./ask-notification.ts";
import { askStartTopup } from "./ask-start-topup.ts";
import { askTopupState } from "./ask-topup-state.ts";
import { shownReview, shownTopup } from "./list-topups.ts";
import { priceOnlineTopup, takesCents } from "./price-online-topup.ts";
import { approveTopup, rejectTopup } from "./review-topup.ts";
import {
  findReviewedTopup,
  findTopup,
  selectTopups,
  selectTopupsToReview,
} from "./topup-queries.ts";

export function topupRoutes(edge: Edge, needs: Needs): void {
  bankTopups(edge, needs);
  onlineTopups(edge, needs);
  reviews(edge, needs);
}

function bankTopups(edge: Edge, { limits, chance }: Needs): void {
  mount(edge, wallet.rechargeApply, async (db, { param }, caller) => {
    const applied = await applyTopup(db, param, { caller, limits, chance });
    if (!applied.ok) return applied;
    return ok({ data: { number: applied.value.number, state: "under_review" as const } });
  });

  mount(edge, wallet.queryRechargeList, async (db, { page, page_size }, caller) => {
    const { id: accountId, region } = caller.customer;
    const offset = (page - 1) * page_size;
    const { rows, total } = await selectTopups(db, { accountId, region, limit: page_size, offset });
    return ok({ datalist: rows.map((row) => shownTopup(row, caller)), total });
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
        whole_units: !takesCents(currency),
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

  mount(edge, online.rechargeQueryOrder, async (db, { order_no }, { customer }) => {
    const topup = await findTopup(db, { number: order_no, accountId: customer.id });
    if (!topup || topup.way !== "online") return refuse({ code: "topup_unknown" });
    const isDecided = topup.state === "success" || topup.state === "failed";
    const asked = isDecided ? ok(topup.state) : await askTopupState(needs, topup);
    const { cash } = await findBalances(db, {
      accountId: customer.id,
      currency: customer.currency,
    });
    const { amount, fee, currency, channel, reason } = topup;
    const state = shownTopupStates[asked.ok ? asked.value : topup.state];
    return ok({
      data: { order_no, state, amount, fee, currency, channel, reason, balance: cash },
    });
  });

  mountNotification(edge, online.rechargeNotify, (notification) =>
    askNotification(needs, notification, notification.params["channel"]),
  );
  mountNotification(edge, online.rechargeNotifyOnly, (notification) =>
    askNotification(needs, notification, undefined),
  );
}

function reviews(edge: Edge, { jobs }: Needs): void {
  mount(edge, staff.listTopups, async (db, { page, page_size, state }, caller) => {
    const offset = (page - 1) * page_size;
    const { rows, total } = await selectTopupsToReview(db, { state, limit: page_size, offset });
    return ok({ datalist: rows.map((row) => shownReview(row, caller)), total });
  });

  mount(edge, staff.approveTopup, async (db, { number }, caller) => {
    const approved = await approveTopup(db, number, { caller, jobs });
    if (!approved.ok) return approved;
    return ok({ data: shownReview(await findReviewedTopup(db, number), caller) });
  });

  mount(edge, staff.rejectTopup, async (db, input, caller) => {
    const rejected = await rejectTopup(db, input, { caller, jobs });
    if (!rejected.ok) return rejected;
    return ok({ data: shownReview(await findReviewedTopup(db, input.number), caller) });
  });
}
