import type { Dashboard } from "@sampan/contract/office/dashboard/staff-dashboard";
import type { Right } from "@sampan/domain/kernel/rights";
import type { Texts } from "@sampan/locales/texts";
import { type AnyRoute, useRouter } from "@tanstack/react-router";
import type { IconName } from "./kit/icon.tsx";

export const deskGroups = [
  "overview",
  "orders",
  "goods",
  "warehouse",
  "finance",
  "service",
] as const;
type DeskGroup = (typeof deskGroups)[number];

/** A desk has words in the catalogues, or it does not compile. */
export type DeskName = keyof Texts["console"]["desks"];

/** What a place says of itself that is a desk: `staticData` of its route. */
export interface Desk {
  readonly name: DeskName;
  readonly group: DeskGroup;
  /** Who may sit at it; the server asks for the same right at every call of the desk. [BO-02] */
  readonly right: Right;
  readonly icon: IconName;
  /** The dashboard's count of what waits here. */
  readonly queue?: QueueName;
  /** Other counts of the dashboard that wait here, each with how the desk is asked for what it counts. */
  readonly otherQueues?: Readonly<Partial<Record<QueueName, Readonly<Record<string, string>>>>>;
  /** How the desk is asked for only what is late of it. */
  readonly lateSearch?: Readonly<Record<string, string>>;
}

type QueueName = keyof Dashboard["queues"];

export interface DeskAt extends Desk {
  readonly to: string;
}

/** All desks, in the order of the navigation, as the routes say. */
export function useDesks(): readonly DeskAt[] {
  const routes: readonly AnyRoute[] = Object.values(useRouter().routesById);
  return routes.flatMap(({ fullPath, options }) =>
    options.staticData?.desk ? [{ ...options.staticData.desk, to: String(fullPath) }] : [],
  );
}

/** The desk at which a count of the dashboard waits, and how it is asked for that. */
export function deskOfQueue(desks: readonly DeskAt[], name: QueueName) {
  const desk = desks.find(({ queue, otherQueues }) => queue === name || otherQueues?.[name]);
  return desk && { ...desk, search: desk.otherQueues?.[name] ?? {} };
}
