import { moveBox } from "@sampan/contract/logistics/boxes/staff-shipping";
import { askClaimAgain, closeClaim } from "@sampan/contract/logistics/claims/claims";
import * as claims from "@sampan/contract/logistics/claims/staff-claims";
import type { BoxEvent } from "@sampan/domain/logistics/boxes/box-state";
import type { State } from "./machines.ts";
import type { Made } from "./make-things.ts";
import { draw, type Drawn } from "./move-things.ts";

/** [BO-21] */
export function boxMoves({ loaded, sealed, departed, atCustoms }: Made): Drawn[] {
  const step = (event: BoxEvent, number: string, [at, ...more]: readonly State[]) =>
    draw(
      event,
      { machine: "box", key: number, at, from: at ? [at, ...more] : [], by: ["logistics"] },
      (by) => by.call(moveBox, { number, event }),
    );
  return [
    step("seal", loaded.box, ["loading"]),
    step("depart", sealed.box, ["sealed"]),
    step("enter_customs", departed.box, ["shipping"]),
    step("sign_at_platform", atCustoms.box, ["customs"]),
    step("arrive", atCustoms.box, ["customs", "platform_warehouse"]),
  ];
}

/** [BO-28] [CLM-06] */
export function claimMoves(made: Made): Drawn[] {
  const { claimed, acceptedClaim } = made;
  const machine = "claim" as const;
  const service = { machine, by: ["service"] } as const;
  const open = { key: claimed, at: "pending_review", from: ["pending_review"] } as const;
  const [id, reason] = [claimed, "說明"];
  return [
    draw("accept", { ...service, ...open }, (by) => by.call(claims.acceptClaim, { id, num: 1 })),
    draw("reject", { ...service, ...open }, (by) => by.call(claims.rejectClaim, { id, reason })),
    draw("close", { machine, ...open, from: ["pending_review", "rejected"], by: "owner" }, (by) =>
      by.call(closeClaim, { id }),
    ),
    draw(
      "close at the desk",
      { ...service, key: claimed, at: "rejected", from: ["rejected"] },
      (by) => by.call(claims.closeClaimAtDesk, { id }),
    ),
    draw(
      "compensate",
      {
        machine,
        key: acceptedClaim,
        at: "accepted",
        from: ["accepted", "seller_compensated"],
        by: ["finance"],
      },
      (by) => by.call(claims.compensateBuyer, { id: acceptedClaim }),
    ),
    draw(
      "record what the seller gave",
      {
        ...service,
        key: acceptedClaim,
        at: "accepted",
        from: ["accepted", "compensated_to_buyer"],
      },
      (by) => by.call(claims.recordSellerShare, { id: acceptedClaim, amount: 100 }),
    ),
    ...secondLookMoves(made),
  ];
}

/** Once facts decided: its customer asks, service keeps or accepts more, finance pays that. */
function secondLookMoves({ ownClaim, askedClaim: id, moreClaim }: Made): Drawn[] {
  const machine = "claim" as const;
  const looking = {
    machine,
    key: id,
    at: "asked_again",
    from: ["asked_again"],
    by: ["service"],
  } as const;
  return [
    draw(
      "ask a person",
      { machine, key: ownClaim, at: "succeeded", from: ["succeeded"], by: "owner" },
      (by) => by.call(askClaimAgain, { id: ownClaim, words: "少了兩件" }),
    ),
    draw("keep", looking, (by) => by.call(claims.keepClaim, { id, reason: "說明" })),
    draw("accept more", looking, (by) => by.call(claims.acceptMoreOfClaim, { id, num: 1 })),
    draw(
      "pay more",
      {
        machine,
        key: moreClaim,
        at: "more_accepted",
        from: ["more_accepted", "accepted", "seller_compensated"],
        by: ["finance"],
      },
      (by) => by.call(claims.compensateBuyer, { id: moreClaim }),
    ),
  ];
}
