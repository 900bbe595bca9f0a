import { networkOf, widerNetworkOf } from "@sampan/domain/kernel/http/network-address";
import { platformNames, type PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import { shareOfCeiling } from "@sampan/domain/goods/sourcing/question-shares";
import type { Settings } from "../../kernel/settings/settings.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import type { QuestionBudget } from "./create-question-budgets.ts";

/** On whose behalf a marketplace is asked; a renewal is nobody's who waits for it. */
export type Asker =
  | { readonly kind: "renewal" }
  | { readonly kind: "visitor"; readonly address: string }
  | { readonly kind: "customer" | "staff"; readonly id: number };

export const renewal: Asker = { kind: "renewal" };

/** A network of so many homes or desks is worth so many visitors. */
const visitorsOfWiderNetwork = 5;

export const askerOf = ({ customer, address }: Pick<Visitor, "customer" | "address">): Asker =>
  customer ? { kind: "customer", id: customer.id } : { kind: "visitor", address };

/** What a question to a platform has to be taken out of: the asker's own budgets, then the whole shop's. */
export const budgetsOfQuestion = (
  asker: Asker,
  platform: PlatformId,
  settings: Settings,
): QuestionBudget[] => [
  ...budgetsOfAsker(asker, settings),
  ...budgetsOfPlatform(asker.kind, platform, settings),
];

function budgetsOfAsker(asker: Asker, settings: Settings): QuestionBudget[] {
  switch (asker.kind) {
    case "renewal":
      return [];
    case "visitor": {
      const network = `network:${networkOf(asker.address)}`;
      const perDay = settings.questions_per_visitor_day;
      const wider = `wider:${widerNetworkOf(asker.address)}`;
      return [
        perMinute(network, settings.questions_per_visitor_minute),
        perDayOf(network, perDay),
        perDayOf(wider, perDay * visitorsOfWiderNetwork),
      ];
    }
    case "customer":
    case "staff": {
      const asking = `${asker.kind}:${asker.id}`;
      return [
        perMinute(asking, settings.questions_per_customer_minute),
        perDayOf(asking, settings.questions_per_customer_day),
      ];
    }
  }
}

/** Up to where of the shop's ceilings one of this kind may still ask. */
export function budgetsOfPlatform(
  kind: Asker["kind"],
  platform: PlatformId,
  settings: Settings,
): QuestionBudget[] {
  const name = platformNames[platform];
  const { minute, day } = budgetNamesOf(platform);
  const ceilings = [
    { name: minute, window_ms: minute_ms, most: settings.platform_questions_per_minute[name] },
    { name: day, window_ms: day_ms, most: settings.platform_questions_per_day[name] },
  ];
  return ceilings.map((ceiling) => ({ ...ceiling, most: shareOfCeiling(kind, ceiling.most) }));
}

/** What is counted of a platform, by window. */
export const budgetNamesOf = (platform: PlatformId) => ({
  minute: `platform:${platform}:minute`,
  day: `platform:${platform}:day`,
});

const minute_ms = 60_000;
/** Days of UTC. */
const day_ms = 86_400_000;

const perMinute = (name: string, most: number): QuestionBudget => ({
  name: `${name}:minute`,
  window_ms: minute_ms,
  most,
});
const perDayOf = (name: string, most: number): QuestionBudget => ({
  name: `${name}:day`,
  window_ms: day_ms,
  most,
});

/** The minute and the day of a moment, as budgets begin them. */
export const windowsAt = (now: Date): { readonly minute: Date; readonly day: Date } => ({
  minute: new Date(now.getTime() - (now.getTime() % minute_ms)),
  day: new Date(now.getTime() - (now.getTime() % day_ms)),
});
