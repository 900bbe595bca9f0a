import { newTid } from "@sampan/domain/kernel/ids";
import type { Region } from "@sampan/domain/kernel/regions";

interface Moment {
  readonly now: Date;
  readonly region: Region;
}

/** A withdrawal's number: `WD` and the day and chance of a tid, so that nobody takes it for an order. */
export const newWithdrawalNumber = ({ now, region }: Moment, random: Uint8Array): string =>
  `WD${newTid(now, region, random).slice(2)}`;

/** Likewise that of a file of payouts. */
export const newPayoutFile = ({ now, region }: Moment, random: Uint8Array): string =>
  `PO${newTid(now, region, random).slice(2)}`;
