import * as staff from "@sampan/contract/money/withdrawals/staff-withdrawals";
import * as calls from "@sampan/contract/money/withdrawals/withdrawals";
import { ok } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { applyWithdrawal } from "./apply-withdrawal.ts";
import { failWithdrawal, passWithdrawal } from "./audit-withdrawal.ts";
import { describeTerms } from "./describe-terms.ts";
import { shownAtDesk, shownWithdrawal } from "./describe-withdrawal.ts";
import { findAtDesk, selectAtDesk } from "./desk-queries.ts";
import { listPayouts, makePayoutFile, readPayoutFile } from "./payout-files.ts";
import { recordPayout } from "./record-payout.ts";
import { confirmReturn, dropReturn, enterReturn } from "./return-payout.ts";
import { selectWithdrawals } from "./withdrawal-queries.ts";

export function withdrawalRoutes(edge: Edge, needs: Needs): void {
  applications(edge, needs);
  audits(edge, needs);
  payouts(edge, needs);
}

function applications(edge: Edge, needs: Needs): void {
  mount(edge, calls.getWithdrawTerms, async (db, _input, caller) =>
    ok({ data: await describeTerms(db, caller, needs) }),
  );

  mount(edge, calls.createWithdraw, (db, input, caller) =>
    applyWithdrawal(db, input, caller, needs),
  );

  mount(edge, calls.queryWithdrawList, async (db, { page, page_size }, caller) => {
    const { id: accountId, region } = caller.customer;
    const offset = (page - 1) * page_size;
    const part = { accountId, region, limit: page_size, offset };
    const { rows, total } = await selectWithdrawals(db, part);
    return ok({ datalist: rows.map((row) => shownWithdrawal(row, caller)), total });
  });
}

/** A withdrawal as it stands after an act. */
const shown = async (db: Db, number: string, caller: StaffCaller, { limits }: Needs) =>
  ok({ data: shownAtDesk(await findAtDesk(db, number), caller, limits) });

function audits(edge: Edge, needs: Needs): void {
  const { jobs, limits } = needs;

  mount(edge, staff.listWithdrawals, async (db, { page, page_size, tab }, caller) => {
    const part = { tab, limit: page_size, offset: (page - 1) * page_size };
    const { rows, total } = await selectAtDesk(db, part);
    return ok({ datalist: rows.map((row) => shownAtDesk(row, caller, limits)), total });
  });

  mount(edge, staff.passWithdrawal, async (db, { number }, caller) => {
    const passed = await passWithdrawal(db, number, { caller, jobs, limits });
    return passed.ok ? shown(db, number, caller, needs) : passed;
  });

  mount(edge, staff.failWithdrawal, async (db, input, caller) => {
    const failed = await failWithdrawal(db, input, { caller, jobs, limits });
    return failed.ok ? shown(db, input.number, caller, needs) : failed;
  });
}

function payouts(edge: Edge, needs: Needs): void {
  const { jobs } = needs;

  mount(edge, staff.listPayouts, async (db, _input, caller) =>
    ok({ data: await listPayouts(db, caller) }),
  );

  mount(edge, staff.makePayoutFile, async (db, input, caller) => {
    const made = await makePayoutFile(db, input, { ...needs, caller });
    return made.ok ? ok({ data: made.value }) : made;
  });

  mount(edge, staff.readPayoutFile, async (db, { file }, caller) => {
    const read = await readPayoutFile(db, file, { ...needs, caller });
    return read.ok ? ok({ data: read.value }) : read;
  });

  mount(edge, staff.recordPayout, async (db, input, caller) => {
    const recorded = await recordPayout(db, input, { caller, jobs });
    return recorded.ok ? shown(db, input.number, caller, needs) : recorded;
  });

  mount(edge, staff.enterReturn, async (db, input, caller) => {
    const entered = await enterReturn(db, input, caller);
    return entered.ok ? shown(db, input.number, caller, needs) : entered;
  });

  mount(edge, staff.confirmReturn, async (db, { number }, caller) => {
    const confirmed = await confirmReturn(db, number, { caller, jobs });
    return confirmed.ok ? shown(db, number, caller, needs) : confirmed;
  });

  mount(edge, staff.dropReturn, async (db, { number }, caller) => {
    const dropped = await dropReturn(db, number, caller);
    return dropped.ok ? shown(db, number, caller, needs) : dropped;
  });
}
