import type { OutputOf } from "@sampan/contract/call";
import type { listTopups } from "@sampan/contract/staff-topups";
import type { queryRechargeList } from "@sampan/contract/wallet";
import { formatWireTime } from "@sampan/domain/business-time";
import type { Language } from "@sampan/domain/language";
import { shownTopupStates } from "@sampan/domain/topup-state";
import type { Region } from "@sampan/domain/regions";
import type { ListedTopup, ReviewedTopup } from "./topup-queries.ts";

interface Reader {
  readonly language: Language;
  readonly region: Region;
}

/** A top-up as its owner reads it. [WAL-04] [WAL-39] */
export const shownTopup = (
  topup: ListedTopup,
  reader: Reader,
): OutputOf<typeof queryRechargeList>["datalist"][number] => ({
  ...sharedFields(topup, reader),
  way: topup.way,
  fee: topup.fee,
  channel: topup.channel,
});

/** A declared transfer as finance compares it with the bank's statement. [BO-29] */
export const shownReview = (
  topup: ReviewedTopup,
  { language }: Pick<Reader, "language">,
): OutputOf<typeof listTopups>["datalist"][number] => ({
  ...sharedFields(topup, { language, region: topup.region }),
  uid: topup.uid,
  customer: topup.customer,
  region: topup.region,
  decided_at: topup.decided_at && formatWireTime(topup.decided_at, topup.region),
  decided_by: topup.decided_by_name,
});

const sharedFields = (topup: ListedTopup, { language, region }: Reader) => ({
  number: topup.number,
  amount: topup.amount,
  currency: topup.currency,
  bank: topup.bank,
  bank_name: topup.bank_name?.[language] ?? topup.bank,
  pay_no: topup.pay_no,
  pay_time: topup.pay_time && formatWireTime(topup.pay_time, region),
  imgs: topup.imgs,
  state: shownTopupStates[topup.state],
  reason: topup.reason,
  cdate: formatWireTime(topup.created_at, region),
});
