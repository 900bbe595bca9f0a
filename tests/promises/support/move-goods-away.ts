import type { RequestOf } from "@sampan/contract/kernel/call";
import { moveDelivery } from "@sampan/contract/logistics/boxes/staff-shipping";
import { acceptRehearsal } from "@sampan/contract/logistics/rehearsals/rehearsals";
import * as unclaimed from "@sampan/contract/logistics/unclaimed/staff-unclaimed";
import * as voyages from "@sampan/contract/logistics/voyages/staff-voyages";
import type { VoyageEvent } from "@sampan/domain/logistics/voyages/voyage-state";
import type { State } from "./machines.ts";
import type { Made } from "./make-things.ts";
import { draw, type Drawn } from "./move-things.ts";

const logistics = { by: ["logistics"] } as const;

/** [BO-20] */
export function voyageMoves({ flights, sealed }: Made): Drawn[] {
  const step = (event: VoyageEvent, number: string, at: State) =>
    draw(event, { machine: "voyage", key: number, at, from: [at], ...logistics }, (by) =>
      by.call(voyages.moveVoyage, { number, event }),
    );
  const { number, box } = flights.open;
  const open = {
    machine: "voyage",
    key: number,
    at: "open",
    from: ["open"],
    ...logistics,
  } as const;
  return [
    step("depart", number, "open"),
    step("enter_customs", flights.departed.number, "departed"),
    step("arrive", flights.atCustoms.number, "customs"),
    draw("take a box in", open, (by) =>
      by.call(voyages.loadVoyage, { number, box_number: sealed.box }),
    ),
    draw("take a box out", open, (by) =>
      by.call(voyages.unloadVoyage, { number, box_number: box }),
    ),
  ];
}

/** [BO-22] */
export function deliveryMoves({ arrived, delivering }: Made): Drawn[] {
  const step = (event: RequestOf<typeof moveDelivery>["event"], tid: string, at: State) =>
    draw(event, { machine: "parcel", key: tid, at, from: [at], ...logistics }, (by) =>
      by.call(moveDelivery, { tid, event }),
    );
  return [
    step("offer_pickup", arrived.parcel, "arrived_at_destination"),
    step("give_to_carrier", delivering.parcel, "delivering"),
    step("hand_over", delivering.parcel, "delivering"),
  ];
}

/** [BO-15] */
export function unclaimedMoves({ nobodys, ownerUid }: Made): Drawn[] {
  const { waiting, discarding } = nobodys;
  const by = { machine: "unclaimed", by: ["warehouse"] } as const;
  const proposed = { ...by, key: discarding, at: "discarding", from: ["discarding"] } as const;
  const goods = { name: "茶壺", num: 1, value: 50_00 };
  return [
    draw("propose to discard", { ...by, key: waiting, at: "waiting", from: ["waiting"] }, (who) =>
      who.call(unclaimed.askDiscard, { id: waiting }),
    ),
    draw("match", { ...by, key: waiting, at: "waiting", from: ["waiting", "discarding"] }, (who) =>
      who.call(unclaimed.matchUnclaimed, { id: waiting, uid: ownerUid, goods }),
    ),
    draw("keep on", proposed, (who) => who.call(unclaimed.keepOn, { id: discarding })),
    draw("discard", proposed, (who) => who.call(unclaimed.discardUnclaimed, { id: discarding })),
  ];
}

/** [PKG-12] */
export function rehearsalMoves({ rehearsed: { tid, amount } }: Made): Drawn[] {
  return [
    draw(
      "accept a box",
      { machine: "rehearsal", key: tid, at: "waiting", from: ["waiting"], by: "owner" },
      (who) => who.call(acceptRehearsal, { tid, transport: 9, amount }),
    ),
  ];
}
