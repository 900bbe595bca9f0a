import type { Order1688, Parcel1688 } from "./order-book.ts";

export type TraceStep = { readonly at: Date; readonly remark: string };

const HOUR_MS = 3_600_000;

/** Hours after it was sent, and what the courier writes then. */
const WAY: readonly (readonly [hours: number, remark: string])[] = [
  [0, "【义乌市】圆通速递 已收取快件"],
  [4, "【义乌市】快件离开 义乌集散中心，下一站 广州转运中心"],
  [20, "【广州市】快件到达 广州转运中心"],
  [26, "【广州市】快递员 正在派件"],
];

/** What was scanned of a parcel until now, the oldest first: on its way by the clock, signed for once it was received. */
export function traceOf(
  { status }: Pick<Order1688, "status">,
  { sentAt }: Pick<Parcel1688, "sentAt">,
  now: Date,
): readonly TraceStep[] {
  const steps = WAY.map(([hours, remark]) => ({
    at: new Date(sentAt.getTime() + hours * HOUR_MS),
    remark,
  })).filter(({ at }) => at <= now);
  return status === "success" ? [...steps, { at: now, remark: "【广州市】快件已签收" }] : steps;
}
