import * as calls from "@sampan/contract/trade/refunds/staff-refunds";
import { ok } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { acceptRefund, rejectRefund } from "./answer-refund.ts";
import { staffOfAccounts } from "../../people/staff/is-own-account.ts";
import { describeStaffRefund } from "./describe-staff-refund.ts";
import { enterCompensation } from "./enter-compensation.ts";
import { executeRefund } from "./execute-refund.ts";
import { findSignatures } from "./find-signatures.ts";
import { recordReturn } from "./record-return.ts";
import { recordSellerMoney } from "./record-seller-money.ts";
import { sumOwedBySeller } from "./sum-owed-by-seller.ts";
import { recordStockOut } from "./record-stock-out.ts";
import {
  countWaitingRefunds,
  selectRefundsOfTab,
  selectShownRefund,
  type ShownRefund,
} from "./shown-refund-queries.ts";

export function staffRefundRoutes(edge: Edge, { jobs }: Needs): void {
  mount(edge, calls.listRefunds, async (db, { tab, page, page_size }, caller) => {
    const offset = (page - 1) * page_size;
    const { rows, ...count } = await selectRefundsOfTab(db, {
      tab,
      limit: page_size,
      offset,
      now: caller.now,
    });
    const datalist = await describeAll(db, rows, caller);
    const sellers = tab === "owed" ? await sumOwedBySeller(db) : [];
    const waiting = await countWaitingRefunds(db, caller.now);
    return ok({ datalist, ...count, waiting, sellers });
  });

  mount(edge, calls.acceptRefund, async (db, input, caller) => {
    const accepted = await acceptRefund(db, input, { caller, jobs });
    return accepted.ok ? show(db, input.number, caller) : accepted;
  });
  mount(edge, calls.rejectRefund, async (db, input, caller) => {
    const rejected = await rejectRefund(db, input, { caller, jobs });
    return rejected.ok ? show(db, input.number, caller) : rejected;
  });
  mount(edge, calls.executeRefund, async (db, { number }, caller) => {
    const paid = await executeRefund(db, number, { caller, jobs });
    return paid.ok ? show(db, number, caller) : paid;
  });
  mount(edge, calls.recordSellerMoney, async (db, input, caller) => {
    const recorded = await recordSellerMoney(db, input, caller);
    return recorded.ok ? show(db, input.number, caller) : recorded;
  });
  mount(edge, calls.recordReturn, async (db, { number }, caller) => {
    const recorded = await recordReturn(db, number, { caller, jobs });
    return recorded.ok ? show(db, number, caller) : recorded;
  });
  mount(edge, calls.recordStockOut, async (db, input, caller) => {
    const recorded = await recordStockOut(db, input, { caller, jobs });
    return recorded.ok ? show(db, recorded.value.number, caller) : recorded;
  });
  mount(edge, calls.enterCompensation, async (db, input, caller) => {
    const entered = await enterCompensation(db, input, caller);
    return entered.ok ? show(db, entered.value.number, caller) : entered;
  });
}

async function show(db: Db, number: string, caller: StaffCaller) {
  const row = await selectShownRefund(db, { number });
  const [data] = row ? await describeAll(db, [row], caller) : [];
  if (!data) throw new Error(`refund ${number} is gone`);
  return ok({ data });
}

async function describeAll(db: Db, rows: readonly ShownRefund[], caller: StaffCaller) {
  const owners = await staffOfAccounts(
    db,
    rows.map(({ account_id }) => account_id),
  );
  const signatures = await findSignatures(
    db,
    "refund",
    rows.map(({ number }) => number),
  );
  return rows.map((row) => {
    const beside = {
      owners: owners.get(row.account_id) ?? [],
      signatures: signatures.get(row.number) ?? [],
    };
    return describeStaffRefund(row, beside, caller);
  });
}
