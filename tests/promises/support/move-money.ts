import * as topups from "@sampan/contract/money/topups/staff-topups";
import * as payouts from "@sampan/contract/money/withdrawals/staff-withdrawals";
import { closeReverse } from "@sampan/contract/trade/refunds/refunds";
import * as refunds from "@sampan/contract/trade/refunds/staff-refunds";
import type { Made } from "./make-things.ts";
import { draw, type Drawn } from "./move-things.ts";

const reason = "說明";

/** [REF-17] [REF-19] [REF-20] */
export function refundMoves({ asked, accepted }: Made): Drawn[] {
  const { number } = asked;
  const open = { machine: "refund", key: number, at: 1, from: [1, 5, 257, 261] } as const;
  return [
    draw("accept", { ...open, by: ["service", "finance"] }, (by) =>
      by.call(refunds.acceptRefund, { number, num: 1, fault: "us" }),
    ),
    draw("reject", { ...open, by: ["service", "finance"] }, (by) =>
      by.call(refunds.rejectRefund, { number, reason }),
    ),
    draw("close", { ...open, from: [...open.from, 2049, 2053], by: "owner" }, (by) =>
      by.call(closeReverse, { number }),
    ),
    draw("record a return", { ...open, at: 1281, from: [1281], by: ["warehouse"] }, (by) =>
      by.call(refunds.recordReturn, { number }),
    ),
    draw(
      "execute",
      {
        machine: "refund",
        key: accepted.number,
        at: 1025,
        from: [1025, 1029, 1793],
        by: ["finance"],
      },
      (by) => by.call(refunds.executeRefund, { number: accepted.number }),
    ),
  ];
}

/** [WAL-30] [WAL-34] */
export function walletMoves({ declared, applied, passed, paidOut, returned }: Made): Drawn[] {
  const topup = { machine: "topup", key: declared, at: "under_review" } as const;
  const withdrawal = { machine: "withdrawal", by: ["finance"] } as const;
  const audit = { ...withdrawal, from: ["waiting"] } as const;
  const review = { ...topup, from: ["under_review"], by: ["finance"] } as const;
  return [
    draw("approve", review, (by) => by.call(topups.approveTopup, { number: declared, reason })),
    draw("reject", review, (by) => by.call(topups.rejectTopup, { number: declared, reason })),
    // A state that was passed by the audit only an audit writes, so there is one of each.
    ...[
      { key: applied, at: "waiting" },
      { key: passed, at: undefined },
    ].flatMap(({ key, at }): Drawn[] => [
      draw("pass", { ...audit, key, at }, (by) => by.call(payouts.passWithdrawal, { number: key })),
      draw("fail", { ...audit, key, at }, (by) =>
        by.call(payouts.failWithdrawal, { number: key, reason }),
      ),
    ]),
    ...[
      { key: applied, at: undefined },
      { key: passed, at: "passed" },
    ].map(({ key, at }): Drawn =>
      draw("record the payout", { ...withdrawal, key, at, from: ["passed"] }, (by) =>
        by.call(payouts.recordPayout, { number: key, reference: "R1" }),
      ),
    ),
    ...returnMoves({ passed, paidOut, returned }),
  ];
}

/** What a bank sent back is entered of what was paid out, and decided by another of what was entered. [BO-31] */
function returnMoves({
  passed,
  paidOut,
  returned,
}: Pick<Made, "passed" | "paidOut" | "returned">): Drawn[] {
  const withdrawal = { machine: "withdrawal", by: ["finance"] } as const;
  const entered = { ...withdrawal, key: returned, at: "passed", from: ["passed"] } as const;
  const said = { fault: "theirs", reason } as const;
  return [
    ...[
      { key: paidOut, at: "passed", from: ["passed"] },
      { key: passed, at: undefined, from: [] },
      { key: returned, at: undefined, from: [] },
    ].map(({ key: number, at, from }) =>
      draw("enter a return", { ...withdrawal, key: number, at, from }, (by) =>
        by.call(payouts.enterReturn, { number, ...said }),
      ),
    ),
    draw("confirm a return", entered, (by) => by.call(payouts.confirmReturn, { number: returned })),
    draw("drop a return", entered, (by) => by.call(payouts.dropReturn, { number: returned })),
    ...[payouts.confirmReturn, payouts.dropReturn].map((call) =>
      draw(
        "decide a return of nothing",
        { ...withdrawal, key: paidOut, at: undefined, from: [] },
        (by) => by.call(call, { number: paidOut }),
      ),
    ),
  ];
}
