import type { OutputOf } from "@sampan/contract/kernel/call";
import type { listTopups } from "@sampan/contract/money/topups/staff-topups";
import type { queryRechargeList } from "@sampan/contract/money/ledger/wallet";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import {
  needsSecondPerson,
  shownTopupStates,
  type TopupState,
} from "@sampan/domain/money/topups/topup-state";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import type { Region } from "@sampan/domain/kernel/regions";
import type { ListedTopup, ReviewedTopup } from "./topup-queries.ts";
import { whyItFailed, type TopupReader } from "./why-it-failed.ts";
import { textIn } from "../../kernel/say/text-in.ts";

interface Reader extends TopupReader {
  readonly region: Region;
}

/** A top-up as its owner reads it. [WAL-04] [WAL-39] */
export const shownTopup = (
  topup: ListedTopup,
  reader: Reader,
): OutputOf<typeof queryRechargeList>["datalist"][number] => ({
  ...sharedFields(topup, reader),
  state: shownTopupStates[topup.state],
  way: topup.way,
  fee: topup.fee,
  channel: topup.channel,
});

interface WithLimits {
  readonly limits: Limits;
}

/** A declared transfer as finance compares it with the bank's statement. [BO-29] */
export const shownReview = (
  topup: ReviewedTopup,
  { limits, ...reader }: TopupReader & WithLimits,
): OutputOf<typeof listTopups>["datalist"][number] => ({
  ...sharedFields(topup, { ...reader, region: topup.region }),
  state: shownTransferState(topup.state),
  uid: topup.uid,
  customer: topup.customer,
  region: topup.region,
  decided_at: topup.decided_at && formatWireTime(topup.decided_at, topup.region),
  decided_by: topup.decided_by_name,
  needs_second: needsSecondPerson(topup.amount, limits),
  exception: topup.exception,
  vouched_at: topup.vouched_at && formatWireTime(topup.vouched_at, topup.region),
  vouched_by: topup.vouched_by_name,
});

/** Only online top-ups expire. */
function shownTransferState(state: TopupState) {
  const shown = shownTopupStates[state];
  return shown === "expired" ? "failed" : shown;
}

const sharedFields = (topup: ListedTopup, reader: Reader) => ({
  number: topup.number,
  amount: topup.amount,
  currency: topup.currency,
  bank: topup.bank,
  bank_name: topup.bank_name ? textIn(topup.bank_name, reader.language) : topup.bank,
  pay_no: topup.pay_no,
  pay_time: topup.pay_time && formatWireTime(topup.pay_time, reader.region),
  imgs: topup.imgs,
  reason: whyItFailed(topup, reader),
  cdate: formatWireTime(topup.created_at, reader.region),
});
