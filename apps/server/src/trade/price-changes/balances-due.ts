import type { Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import type { LockedOrder } from "../orders/lock-order.ts";

/** What billing does for this slice: a difference of a line is a balance due like any other, paid under its own number. */
export interface BalancesDue {
  /** Opens one of a locked order and answers its row. Cents of the payment currency. */
  readonly open: (
    db: Db,
    wanted: {
      readonly child_tid: string;
      readonly order_id: number;
      readonly item_id: number;
      readonly kind: "goods";
      readonly amount: number;
      readonly words: string;
      readonly now: Date;
    },
  ) => Promise<number>;
  /**
   * Pays one whole from its customer's cash and tells them; the order is held. Answers whether there was enough, and
   * moves nothing where there was not.
   */
  readonly payFromWallet: (
    db: Db,
    due: {
      readonly supplement_id: number;
      readonly order: Pick<LockedOrder, "account_id" | "currency" | "region">;
      readonly jobs: Needs["jobs"];
      readonly now: Date;
    },
  ) => Promise<boolean>;
  /** Takes an unpaid one back. */
  readonly drop: (db: Db, supplementId: number) => Promise<Result<unknown, Refusal<"not_payable">>>;
}
