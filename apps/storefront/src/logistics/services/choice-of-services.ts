import type { ParcelServices } from "@sampan/contract/logistics/services/services";
import { sum } from "@sampan/domain/kernel/money";
import { scopeOf, type ServiceKind } from "@sampan/domain/logistics/services/service-kinds";
import {
  type ChosenService,
  hintOf,
  obstaclesOf,
  type ServiceFactsAt,
  type ServiceHint,
  type ServiceObstacle,
} from "@sampan/domain/logistics/services/service-rules";

type Offer = ParcelServices["menu"][number];

/** A service that may be ticked for a line of goods or the parcel, with what rules say of it. */
export interface ServiceOption extends ChosenService {
  readonly offer: Offer;
  readonly hint: ServiceHint;
}

export const isSame = (one: ChosenService, other: ChosenService): boolean =>
  one.service === other.service && one.oid === other.oid;

/** As often as it likes to be asked for: photos and measures are taken anew, a parcel is held anew. */
const isAgain = (service: ServiceKind): boolean =>
  service === "photos" || service === "measuring" || service === "hold";

/** What counts as asked for already, as the server counts it. */
const hadOf = ({ asked }: ParcelServices): ChosenService[] =>
  asked.filter(
    ({ state, service, settled_at }) =>
      settled_at === "" || (state === "done" && !isAgain(service)),
  );

export const factsAt = (services: ParcelServices): ServiceFactsAt => ({
  rules: services.rules,
  goods: services.goods,
  had: hadOf(services),
});

/** What is still to be asked for, of the parcel (null) or a line of goods. */
export function optionsOf(services: ParcelServices, oid: string | null): ServiceOption[] {
  const at = factsAt(services);
  return services.menu
    .filter(({ service }) => scopeOf(service) === (oid === null ? "parcel" : "item"))
    .map((offer) => ({ service: offer.service, oid, offer }))
    .filter((one) => !at.had.some((had) => isSame(had, one)))
    .map((one) => ({ ...one, hint: hintOf(one, at) }));
}

/** What is chosen before anybody chose. */
export const chosenBeforehand = (services: ParcelServices): ChosenService[] =>
  [null, ...services.goods.map(({ oid }) => oid)].flatMap((oid) =>
    optionsOf(services, oid)
      .filter(({ hint }) => hint.isDefault && hint.never === null)
      .map(({ service }) => ({ service, oid })),
  );

export interface Choice {
  readonly total: number;
  /** What stands against it, each rule once. */
  readonly obstacles: readonly ServiceObstacle[];
}

/** What a choice comes to, and what keeps it from being asked for. */
export function weigh(services: ParcelServices, chosen: readonly ChosenService[]): Choice {
  const amountOf = ({ service }: ChosenService) =>
    services.menu.find((offer) => offer.service === service)?.amount ?? 0;
  const all = obstaclesOf(chosen, factsAt(services));
  return {
    total: sum(chosen.map(amountOf)),
    obstacles: all.filter(
      ({ rule }, place) => all.findIndex((other) => other.rule === rule) === place,
    ),
  };
}
