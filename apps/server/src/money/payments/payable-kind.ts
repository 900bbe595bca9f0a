import type { Language } from "@sampan/domain/kernel/language";
import type { Conversion } from "@sampan/domain/kernel/money";
import type { Result } from "@sampan/domain/kernel/result";
import type { RawBuilder } from "kysely";
import type { PayInfo } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Sendable } from "../../kernel/db/prepare.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import type { ClearingKind, TransferKind } from "../ledger/ledger-account.ts";
import type { Share } from "./compose-payment.ts";
import type { Payable, PayableName } from "./payable.ts";

/** Tids of one customer. */
export interface WantedTids {
  readonly accountId: number;
  readonly tids: readonly string[];
}

export interface Pricing<Facts> {
  /** Read once per payment; there for every kind that says `needsRate`. */
  readonly at: Conversion | undefined;
  readonly language: Language;
  /** What the kind had read. */
  readonly facts: readonly Facts[];
}

export interface Paying<Facts> {
  readonly caller: CustomerCaller;
  readonly jobs: Needs["jobs"];
  readonly at: Conversion | undefined;
  /** What this payable was paid with. */
  readonly pay_info: PayInfo;
  /** What the kind had read behind the lock. */
  readonly facts: readonly Facts[];
}

/**
 * One kind of thing that customers pay. Each is written in the slice it belongs to, and composition hands all of them
 * in (`payables.ts`): a payment knows this much of them and no more. A kind is given back what it read itself.
 */
export interface PayableKind<Facts = unknown> {
  readonly kind: PayableName;
  /** What the ledger calls its payment, and where the money goes. */
  readonly transfer: TransferKind;
  readonly clearing: ClearingKind;
  /** Where a customer sees what becomes of it. */
  readonly page: "order" | "box";
  /** True where it is priced in yuan. */
  readonly needsRate: boolean;
  /** Only freight is reduced by freight coupons. [CPN-10] */
  readonly takesFreightCoupon: boolean;

  /**
   * The things to pay that a tid names, as rows `tid, account_id, kind, id`: the id is null where the thing is known
   * and waits for no payment. They may be of another kind, as a parcel leads to its bill. Whoever looks one up by a
   * key says `limit 1`, which keeps it a lookup (decision 40).
   */
  find(tid: RawBuilder<string>): RawBuilder<unknown>;
  /** The ids of the orders that a payment of these ids touches; the payment holds them until it ends. */
  lock(ids: RawBuilder<readonly number[]>): RawBuilder<unknown>;
  /** What a preview is priced by, read with the names of these tids in one statement. */
  readNamed?(wanted: WantedTids): Sendable<Facts>;
  /** What a payment of these tids is priced and recorded by, read in one packet behind the lock. */
  readHeld?(wanted: WantedTids): Sendable<Facts>;
  /** Prices one in cents of the payment currency. Refuses `not_payable` for what does not wait for payment. */
  price(
    db: Db,
    id: number,
    pricing: Pricing<Facts>,
  ): Promise<Result<Payable, Refusal<"not_payable">>>;
  /** Everything that follows from a payment but the money, which has moved; tells the customer. [PAY-14] */
  pay(
    db: Db,
    share: Share,
    paying: Paying<Facts>,
  ): Promise<Result<null, Refusal<"coupon_unusable" | "not_payable">>>;
}
