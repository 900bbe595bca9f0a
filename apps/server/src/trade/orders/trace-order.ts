import type { Order, Stage } from "@sampan/contract/trade/orders/order-shapes";
import { addDays, businessDay } from "@sampan/domain/kernel/business-time";
import type { WithClosedDays } from "@sampan/domain/kernel/closed-days";
import type { Instructions } from "@sampan/domain/trade/instructions/instructions";
import { bizAttributes } from "@sampan/domain/trade/orders/order-state";
import {
  calendarOfLeg,
  daysOf,
  expectLegs,
  type JourneyLeg,
  type LegIntervals,
} from "@sampan/domain/trade/orders/journey-legs";
import { isLiveItem } from "@sampan/domain/trade/orders/item-state";
import type { OfferedLine } from "../../money/price-book/find-tariff-lines.ts";
import type { PartOfInstructions } from "../instructions/part-of-order.ts";
import { timeIn } from "./describe-order-card.ts";
import { billedOf } from "./explain-order.ts";
import type { OrderWithParts } from "./order-part-queries.ts";
import type { OpenChoice } from "./find-open-choices.ts";
import type { findPackageSteps, PackageRow } from "./order-queries.ts";

export interface Journey extends OrderWithParts {
  readonly packages: readonly PackageRow[];
  readonly steps: Awaited<ReturnType<typeof findPackageSteps>>;
  readonly instructions: Instructions | null;
  readonly part: PartOfInstructions;
  readonly delays: Order["delays"];
  readonly choices: readonly OpenChoice[];
  readonly tariff: readonly OfferedLine[];
  /** What past parcels of its line needed. */
  readonly intervals: LegIntervals;
  readonly settings: WithClosedDays;
  readonly now: Date;
}

interface Stop {
  readonly stage: Stage["stage"];
  readonly isDone: boolean;
  readonly at: Date | null;
  readonly figures?: Stage["figures"];
}

/**
 * One line from the seller to the door: what is done and when, what happens now, what is ahead, and when
 * the goods are expected once that can be said honestly. A closed order shows how far it came.
 */
export function traceOrder(journey: Journey): Stage[] {
  const { order } = journey;
  const time = timeIn(order.region);
  const stops = stopsOf(journey);
  if (order.closed_at !== null)
    return [
      ...stops.filter(({ isDone }) => isDone).map((stop) => describeStop(stop, "done", time)),
      describeStop({ stage: "closed", isDone: true, at: order.closed_at }, "done", time),
    ];
  const current = stops.findIndex(({ isDone }) => !isDone);
  const expected = { signed: expectedDays(journey), ...expectedByHistory(journey, stops) };
  return stops.map((stop, position) => {
    const state = stop.isDone ? "done" : position === current ? "now" : "ahead";
    const described = describeStop(stop, state, time);
    const days = stop.isDone ? undefined : expected[stop.stage];
    return days ? { ...described, ...days } : described;
  });
}

type ExpectedDays = Pick<Stage, "expected_from" | "expected_to">;

/** The stop at which a leg of the way ends. */
const legOfStop: Partial<Record<Stage["stage"], JourneyLeg>> = {
  dispatched: "load",
  customs: "sail",
  destination: "clear",
  delivering: "bring",
  signed: "deliver",
};

/**
 * Ranges of days for the stops ahead once freight is paid, from what past parcels of the line needed. A customer who
 * picks up comes when they like.
 */
function expectedByHistory(
  { order, packages, intervals, settings, now }: Journey,
  stops: readonly Stop[],
): Partial<Record<Stage["stage"], ExpectedDays>> {
  const next = stops.findIndex(({ isDone }) => !isDone);
  const [before, stop] = [stops[next - 1], stops[next]];
  const leg = stop && legOfStop[stop.stage];
  const isPickedUp = packages.some(
    ({ transport_state }) => transport_state === "waiting_for_pickup",
  );
  if (!leg || !before?.at || isPickedUp) return {};
  const legs = expectLegs(
    { leg, begun_at: before.at, now },
    intervals,
    calendarOfLeg(order.region, settings),
  );
  const stages = Object.entries(legOfStop) as [Stage["stage"], JourneyLeg][];
  return Object.fromEntries(
    legs.flatMap(({ leg: ahead, from, to }) =>
      stages
        .filter(([, each]) => each === ahead)
        .map(([stage]) => [stage, daysOf({ from, to }, order.region)]),
    ),
  );
}

const withoutGoods: readonly Stage["stage"][] = ["placed", "reviewed", "first_paid", "completed"];

/** What is paid on somebody's behalf passes no warehouse and no port; for what they bought elsewhere nothing is paid first. */
function stopsOf(journey: Journey): Stop[] {
  const stops = [...stopsBeforePort(journey), ...stopsAfterPort(journey)];
  const { biz_attribute: kind } = journey.order;
  if (kind === bizAttributes.payment_on_behalf)
    return stops.filter(({ stage }) => withoutGoods.includes(stage));
  return kind === bizAttributes.consignment
    ? stops.filter(({ stage }) => stage !== "first_paid")
    : stops;
}

const describeStop = (
  { stage, at, figures = {} }: Stop,
  state: Stage["state"],
  time: (moment: Date | null) => string,
): Stage => ({ stage, state, at: time(at), expected_from: "", expected_to: "", figures });

/** Statuses an item has once it is past each point of the way. */
const past = {
  seller: [5, 6, 7, 8, 9, 10, 11, 12, 14, 17, 18, 21],
  warehouse: [6, 7, 8, 9, 10, 11, 12, 14, 17, 18],
  port: [8, 9, 10, 11, 12, 14, 17, 18],
  customs: [10, 11, 12, 14, 17, 18],
  destination: [11, 12, 14, 17, 18],
  lastMile: [12, 14, 17, 18],
} as const;

function isPast({ items, order }: Journey, point: keyof typeof past): boolean {
  const live = items.filter(({ status }) => isLiveItem(status));
  const reached: readonly number[] = past[point];
  const isUnderWay = order.pay_time !== null || order.biz_attribute === bizAttributes.consignment;
  return isUnderWay && live.length > 0 && live.every(({ status }) => reached.includes(status));
}

function stopsBeforePort(journey: Journey): Stop[] {
  const { order, shipments, packages, supplements } = journey;
  const billed = billedOf(journey).reduce((total, { amount }) => total + amount, 0);
  const isPaid =
    order.billed_at !== null && supplements.every(({ pay_status }) => pay_status === 2);
  return [
    { stage: "placed", isDone: true, at: order.created_at },
    { stage: "reviewed", isDone: order.reviewed_at !== null, at: order.reviewed_at },
    {
      stage: "first_paid",
      isDone: order.pay_time !== null,
      at: order.pay_time,
      figures: paidFigures(journey),
    },
    {
      stage: "seller_shipped",
      isDone: isPast(journey, "seller"),
      at: latest(shipments.map(({ recorded_at }) => recorded_at)),
    },
    {
      stage: "warehouse",
      isDone: isPast(journey, "warehouse"),
      at: latest(packages.map(({ created_at }) => created_at)),
      figures: {
        packages: packages.length,
        weight_g: packages.reduce((total, { weight_g }) => total + (weight_g ?? 0), 0),
      },
    },
    {
      stage: "billed",
      isDone: order.billed_at !== null,
      at: order.billed_at,
      ...(billed > 0 ? { figures: { amount: billed, currency: order.currency } } : {}),
    },
    {
      stage: "second_paid",
      isDone: isPaid,
      at: isPaid ? (latest(supplements.map(({ paid_at }) => paid_at)) ?? order.billed_at) : null,
    },
  ];
}

const paidFigures = ({ order }: Journey): Stage["figures"] =>
  order.pay_time === null
    ? {}
    : {
        amount: order.pay_info.cash ?? order.pay_real,
        currency: order.currency,
        ...(order.pay_info.exchange_rate ? { exchange_rate: order.pay_info.exchange_rate } : {}),
      };

function stopsAfterPort(journey: Journey): Stop[] {
  const { order, steps } = journey;
  const when = (...states: readonly string[]) =>
    latest(
      steps.filter(({ transport_state }) => states.includes(transport_state)).map(({ at }) => at),
    );
  const isDone = {
    port: isPast(journey, "port"),
    customs: isPast(journey, "customs"),
    destination: isPast(journey, "destination"),
    lastMile: isPast(journey, "lastMile"),
  };
  const atDestination = when("arrived_at_destination");
  return [
    { stage: "dispatched", isDone: isDone.port, at: order.offshore_time },
    { stage: "customs", isDone: isDone.customs, at: when("customs") },
    {
      stage: "destination",
      isDone: isDone.destination,
      at: isDone.destination ? atDestination : null,
    },
    {
      stage: "delivering",
      isDone: isDone.lastMile,
      at: isDone.lastMile ? when("delivering", "waiting_for_pickup") : null,
    },
    { stage: "signed", isDone: order.receive_time !== null, at: order.receive_time },
    { stage: "completed", isDone: order.completed_at !== null, at: order.completed_at },
  ];
}

const latest = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce<Date | null>(
    (last, moment) => (moment !== null && (last === null || moment > last) ? moment : last),
    null,
  );

/** The tariff's days, counted from the departure, or from today once nothing stands before it. */
function expectedDays({ order, tariff, now }: Journey): ExpectedDays {
  const isCleared = order.status === 3 || order.offshore_time !== null;
  const lines = tariff.filter(({ transport }) => transport === order.transport);
  if (!isCleared || lines.length === 0) return { expected_from: "", expected_to: "" };
  const start = order.offshore_time ?? now;
  const day = (days: number) => businessDay(addDays(start, days), order.region);
  return {
    expected_from: day(Math.min(...lines.map(({ days_min }) => days_min))),
    expected_to: day(Math.max(...lines.map(({ days_max }) => days_max))),
  };
}
