import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import { readJsonMap } from "@sampan/domain/kernel/json-text";
import {
  isHiddenBalanceDue,
  balanceDueStateOf,
  type BalanceDueState,
  type BalanceDueStatus,
} from "@sampan/domain/trade/charges/balance-due-state";

/** What was or will be paid beside the first instalment. */
export interface BalanceDueToShow {
  /** The number it is paid under, apart from its order's. */
  readonly tid: string;
  readonly kind: "freight" | "goods";
  readonly reason: string;
  readonly cdate: string;
  /** Cents: what was paid, or what is asked. */
  readonly cents: number;
  /** Cents of yuan that a difference of goods came to; 0 for freight. */
  readonly yuan: number;
  readonly state: Exclude<BalanceDueState, "cancelled">;
}

/** The supplements a customer sees; a cancelled one is hidden. [ORD-40..43] [ORD-86] */
export const balancesDueOf = ({ supplement_list }: Pick<Order, "supplement_list">) =>
  supplement_list
    .filter((supplement) => !isHiddenBalanceDue(supplement as BalanceDueStatus))
    .flatMap((supplement): BalanceDueToShow[] => {
      const state = balanceDueStateOf(supplement as BalanceDueStatus);
      if (state === undefined || state === "cancelled") return [];
      const { kind, reason, cdate, amount, pay_real } = supplement;
      const [part] = supplement.supplement_order_list;
      const asked = part?.hd_fee || amount;
      return [
        {
          tid: part?.child_tid ?? "",
          kind,
          reason,
          cdate,
          cents: state === "succeeded" ? pay_real : asked,
          yuan: part?.item_fee ?? 0,
          state,
        },
      ];
    });

/** Cents that something else paid in the first instalment; unreadable text counts as none. [ORD-73] [ORD-91] */
export function usedInPayment({ pay_info }: Pick<Order, "pay_info">) {
  const used = readJsonMap(pay_info.pay_remark_string);
  const centsOf = (key: string): number =>
    typeof used[key] === "number" ? used[key] : Number(used[key] ?? 0) || 0;
  return { bonus: centsOf("HONGBAO"), coupon: centsOf("COUPON"), points: centsOf("POINTS") };
}
