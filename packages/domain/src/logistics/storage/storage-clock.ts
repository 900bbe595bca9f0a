import { businessDay } from "../../kernel/business-time.ts";
import type { WithClosedDays } from "../../kernel/closed-days.ts";
import type { Region } from "../../kernel/regions.ts";
import type { Limits } from "../../kernel/settings/limits.ts";
import type { BillingState, TransportState } from "../parcels/package-state.ts";

/** What a parcel's days are counted from. Days are those on the calendar of its owner's region. */
export interface StoredSince {
  readonly received_at: Date;
  readonly region: Region;
  /** Days that it lies for nothing. */
  readonly free_days: number;
  /** Days that were added since, paid or given. */
  readonly added_days: number;
}

/**
 * How near the end is: nothing to do; soon, with reminders; over, while it is kept for its owner all the same; due, when
 * two people may give it up.
 */
export const storageStages = ["free", "soon", "over", "due"] as const;
export type StorageStage = (typeof storageStages)[number];

export interface StorageClock {
  /** The last day it is kept, `YYYY-MM-DD`. */
  readonly last_day: string;
  /** Days of the calendar until then: 0 on the last of them, below zero after it. */
  readonly days_left: number;
  /** The last day on which nobody may give it up. */
  readonly deadline: string;
  readonly stage: StorageStage;
}

export type StorageTerms = WithClosedDays & Pick<Limits, "storage_grace_days">;

/** So many days before the end its owner is told, and on the first day after it. */
export const reminderDays = [14, 7, 3, 1] as const;
const firstReminder = reminderDays[0];

/** Without so many words to its owner about one end, nothing is given up. */
export const noticesNeeded = 3;

/**
 * Until when a parcel is kept. The day it came is no day of storage, and a day on which its warehouse is closed counts
 * for nothing: it moves the end (decision 98).
 */
export function storageClock(
  { received_at, region, free_days, added_days }: StoredSince,
  terms: StorageTerms,
  now: Date,
): StorageClock {
  const closed = terms.closed_days.mainland;
  const last_day = dayAfter(businessDay(received_at, region), free_days + added_days, closed);
  const deadline = dayAfter(last_day, terms.storage_grace_days, closed);
  const today = businessDay(now, region);
  const days_left = daysBetween(today, last_day);
  return {
    last_day,
    days_left,
    deadline,
    stage: stageOf({ today, days_left, deadline }),
  };
}

function stageOf(at: { today: string; days_left: number; deadline: string }): StorageStage {
  if (at.days_left > firstReminder) return "free";
  if (at.days_left >= 0) return "soon";
  return at.today <= at.deadline ? "over" : "due";
}

/**
 * Which word its owner is owed now, by the days before the end that it is for; undefined for none. A day that the job
 * missed is made up for by the nearest word alone. After the end it is the day itself (-1, ...): one at once, further ones
 * a week after the last, until there were as many as giving up needs.
 */
export function noticeDue(
  { days_left }: Pick<StorageClock, "days_left">,
  told: readonly number[],
): number | undefined {
  const isToldLater = (days: number) => told.some((one) => one <= days);
  if (days_left >= 0) {
    const days = reminderDays.findLast((one) => one >= days_left);
    return days === undefined || isToldLater(days) ? undefined : days;
  }
  if (!isToldLater(-1)) return days_left;
  const isOwed = told.length < noticesNeeded && !isToldLater(days_left + 6);
  return isOwed ? days_left : undefined;
}

/** It lies in a warehouse, waits for nobody but its owner, and goes nowhere yet: its days count. */
export const isStoring = (parcel: {
  readonly billing: BillingState;
  readonly transport_state: TransportState;
  readonly is_merged: boolean;
}): boolean =>
  parcel.billing === 3 &&
  !parcel.is_merged &&
  storingStates.some((state) => state === parcel.transport_state);

export const storingStates = ["arrived_at_mainland", "waiting_to_be_sent"] as const;

const day_ms = 86_400_000;
const writtenDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day that lies so many open days after another; closed ones are passed over. */
function dayAfter(day: string, count: number, closed: readonly string[]): string {
  let end = writtenDay(timeOf(day) + count * day_ms);
  for (const one of [...new Set(closed)].toSorted())
    if (one > day && one <= end) end = writtenDay(timeOf(end) + day_ms);
  return end;
}

/** Days of the calendar from one to another, below zero where the other lies before it. */
const daysBetween = (from: string, to: string): number =>
  Math.round((timeOf(to) - timeOf(from)) / day_ms);
