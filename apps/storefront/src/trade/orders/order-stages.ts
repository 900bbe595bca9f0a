import type { Order, Stage } from "@sampan/contract/trade/orders/order-shapes";
import { formatAmount, type Currency } from "@sampan/domain/kernel/money";
import { formatDayRange, formatMinute } from "@sampan/ui/format/dates";
import type { TimelineStep } from "@sampan/ui/timeline";
import type { useTranslations } from "use-intl";

type SayOrders = ReturnType<typeof useTranslations<"orders">>;

/** Names the words of a stage need. */
export interface StageNames {
  readonly warehouse: string;
  readonly transport: string;
  /** Empty while nobody is chosen to bring it. */
  readonly carrier: string;
}

const stateOf = { done: "done", now: "now", ahead: "expected" } as const satisfies Record<
  Stage["state"],
  TimelineStep["stage"]
>;

/** A stop of the way in words: what, and when it was or is expected. */
export function wordStage(
  say: SayOrders,
  stop: Stage,
  order: Pick<Order, "due" | "currency">,
  names: StageNames,
): Omit<TimelineStep, "evidence"> {
  const isDone = stop.state === "done";
  const values = { ...names, amount: amountOfStage(stop, order) };
  const title = say(`stages.${stop.stage}.${isDone ? "done" : "ahead"}`, values).trim();
  const when = isDone ? whenDone(say, stop) : whenExpected(say, stop);
  return { key: stop.stage, stage: stateOf[stop.state], title, ...(when ? { when } : {}) };
}

function amountOfStage(
  { stage, figures }: Stage,
  { due, currency }: Pick<Order, "due" | "currency">,
): string {
  const told = figures["amount"];
  if (typeof told === "number")
    return formatAmount(told, (figures["currency"] as Currency | undefined) ?? currency);
  return stage === "second_paid" && due ? formatAmount(due.amount, due.currency) : "";
}

function whenDone(say: SayOrders, { at, figures }: Stage): string {
  if (at === "") return "";
  const time = formatMinute(at);
  const rate = figures["exchange_rate"];
  return typeof rate === "string" ? say("rateLocked", { time, rate }) : time;
}

const whenExpected = (say: SayOrders, { expected_from, expected_to }: Stage): string =>
  expected_from === "" ? "" : say("expected", { days: formatDayRange(expected_from, expected_to) });
