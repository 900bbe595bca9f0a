import { cancelBalanceDue } from "@sampan/contract/logistics/billing/staff-billing";
import { payConfirm } from "@sampan/contract/money/payments";
import * as banks from "@sampan/contract/money/staff-banks";
import * as closes from "@sampan/contract/money/staff-closes";
import * as corrections from "@sampan/contract/money/staff-corrections";
import { askReceiptAgain } from "@sampan/contract/money/staff-receipts";
import { explainArrival } from "@sampan/contract/money/staff-statements";
import { acceptChoice, declineChoice } from "@sampan/contract/trade/orders/choice-questions";
import { declinePriceRise } from "@sampan/contract/trade/orders/price-questions";
import { withdrawPriceQuestion } from "@sampan/contract/trade/purchases/staff-price-changes";
import { withdrawChoice } from "@sampan/contract/trade/purchases/staff-second-choices";
import type { DeskThings } from "./make-desk-things.ts";
import { draw, type Drawn } from "./move-things.ts";

const TWD = { currency: "TWD" } as const;
const reason = "說明";

/** What a seller asks more, and other goods in place of ordered ones: answered once. [ORD-60] [BO-10] */
export function questionMoves({ rise, choice }: DeskThings): Drawn[] {
  const { child_tid } = rise;
  const asked = { at: "asked", from: ["asked"] } as const;
  const price = { ...asked, machine: "priceChange", key: String(rise.id) } as const;
  const { key } = choice;
  const other = { ...asked, machine: "secondChoice", key } as const;
  return [
    draw("pay a rise", { ...price, by: "owner" }, (by) =>
      by.call(payConfirm, { tids: [child_tid], ...TWD }),
    ),
    draw("decline a rise", { ...price, by: "owner" }, (by) =>
      by.call(declinePriceRise, { child_tid }),
    ),
    draw("withdraw a rise", { ...price, by: ["buyer"] }, (by) =>
      by.call(withdrawPriceQuestion, { child_tid }),
    ),
    draw("accept other goods", { ...other, by: "owner" }, (by) => by.call(acceptChoice, { key })),
    draw("decline other goods", { ...other, by: "owner" }, (by) => by.call(declineChoice, { key })),
    draw("withdraw other goods", { ...other, by: ["buyer"] }, (by) =>
      by.call(withdrawChoice, { key }),
    ),
  ];
}

/** What is still to be paid of an order. [ORD-40] [ORD-43] [PAY-19] */
export function balanceMoves({ due: { child_tid } }: DeskThings): Drawn[] {
  return (["balanceDue", "balancePayment"] as const).flatMap((machine) => {
    const open = { machine, key: child_tid, at: 0, from: [0] } as const;
    return [
      draw("pay a balance due", { ...open, by: "owner" }, (by) =>
        by.call(payConfirm, { tids: [child_tid], ...TWD }),
      ),
      draw("take a balance due back", { ...open, by: ["billing"] }, (by) =>
        by.call(cancelBalanceDue, { child_tid, reason }),
      ),
    ];
  });
}

/** What two of finance sign, and what finance finds out about books and banks. [BO-32] [BO-33] [BO-35] */
export function bookMoves(made: DeskThings): Drawn[] {
  const { correction: number, bankChange: id, arrival, difference } = made;
  const finance = { by: ["finance"] } as const;
  const waiting = { ...finance, at: "waiting", from: ["waiting"] } as const;
  const open = { ...finance, at: "open", from: ["open"] } as const;
  const corrected = { ...waiting, machine: "correction", key: number } as const;
  const changed = { ...waiting, machine: "bankChange", key: id } as const;
  const differs = { ...open, machine: "difference", key: difference } as const;
  const refused = made.receipts.find(({ state }) => state === "refused")?.key ?? "";
  return [
    draw("confirm a correction", corrected, (by) =>
      by.call(corrections.confirmCorrection, { number }),
    ),
    draw("drop a correction", corrected, (by) => by.call(corrections.dropCorrection, { number })),
    draw("confirm a bank", changed, (by) => by.call(banks.confirmBankChange, { id })),
    draw("drop a bank", changed, (by) => by.call(banks.dropBankChange, { id })),
    draw("explain an arrival", { ...open, machine: "arrival", key: arrival }, (by) =>
      by.call(explainArrival, { key: arrival, note: reason }),
    ),
    draw("take a difference", differs, (by) => by.call(closes.takeDifference, { key: difference })),
    draw("explain a difference", differs, (by) =>
      by.call(closes.explainDifference, { key: difference, note: reason }),
    ),
    draw(
      "ask for a receipt again",
      { ...finance, machine: "receipt", key: refused, at: "refused", from: ["refused"] },
      (by) => by.call(askReceiptAgain, { key: refused }),
    ),
  ];
}
