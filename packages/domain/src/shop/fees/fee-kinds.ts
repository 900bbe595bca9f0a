import type { ChargedKind } from "../../kernel/charge-kinds.ts";
import type { TransferKind } from "../../money/ledger/transfer-kinds.ts";

/** What is paid for by a charge: the goods are none of it, and an advance for freight is freight. */
type ChargedFee = Exclude<ChargedKind, "goods" | "freight_estimate">;

/**
 * What somebody is asked for where money of theirs moves. The compiler asks for each kind of movement there is, so that no new one
 * is paid without standing on the page of fees.
 */
interface AskedBy {
  readonly payment_order: ChargedFee;
  readonly payment_supplement: "supplement";
  readonly payment_freight: ChargedFee | "storage" | "rehearsal";
  readonly payment_service: "services";
  readonly topup_bank: "bank_topup";
  readonly topup_online: "online_topup";
  readonly refund: "refund" | "return_freight" | "cancellation";
  readonly compensation: "claim";
  readonly withdrawal: "withdrawal";
  readonly withdrawal_fee: "withdrawal";
  readonly freight_surplus: never;
  readonly service_returned: never;
  readonly delay_cover: never;
  readonly bonus_granted: never;
  readonly points_granted: never;
  readonly points_given: never;
  readonly points_used: never;
  readonly points_returned: never;
  readonly points_taken_back: never;
  readonly invite_reward: never;
  readonly invite_taken_back: never;
  readonly freeze: never;
  readonly unfreeze: never;
  readonly withdrawal_returned: never;
  readonly given_up: never;
  readonly correction: never;
}

/**
 * Everything people can be asked to pay beside the goods: each kind of charge and of paying there is, what they pay elsewhere or in
 * the price of something else, and what they expect to pay for and do not.
 */
export type FeeKind = AskedBy[TransferKind] | "rate_margin" | "import_tax";

/** In the order in which they are read. An object, so that the compiler finds one that is missing. */
const places = {
  rate_margin: true,
  service_fee: true,
  international_freight: true,
  local_freight: true,
  mainland_freight: true,
  import_tax: true,
  insurance: true,
  storage: true,
  rehearsal: true,
  services: true,
  warehouse: true,
  other: true,
  supplement: true,
  online_topup: true,
  withdrawal: true,
  return_freight: true,
  bank_topup: true,
  cancellation: true,
  refund: true,
  claim: true,
} as const satisfies Record<FeeKind, true>;
export const feeKinds = Object.keys(places) as readonly FeeKind[];

export const feeTimes = ["always", "sometimes", "never"] as const;
export type FeeTime = (typeof feeTimes)[number];
