import { confirmClearance, disputeClearance } from "@sampan/contract/logistics/clearance/clearance";
import { moveClearance } from "@sampan/contract/logistics/clearance/staff-clearance";
import { takeServiceBack } from "@sampan/contract/logistics/services/services";
import { moveService } from "@sampan/contract/logistics/services/staff-services";
import * as stock from "@sampan/contract/logistics/stock/staff-stock";
import { refuseParcelClaim } from "@sampan/contract/logistics/unclaimed/staff-unclaimed";
import { setCustomerState } from "@sampan/contract/people/customers/staff-customers";
import { movePopup } from "@sampan/contract/shop/popups/staff-popups";
import { moveCampaign } from "@sampan/contract/shop/staff-campaigns";
import {
  answerWorkOrder,
  closeWorkOrderAtDesk,
  handOverWorkOrder,
} from "@sampan/contract/shop/work-orders/staff-work-orders";
import { closeWorkOrder, replyWorkOrder } from "@sampan/contract/shop/work-orders/work-orders";
import type { DeskThings } from "./make-desk-things.ts";
import { draw, type Drawn } from "./move-things.ts";

const reason = "說明";

/** [BO-14] [BO-15] */
export function stockMoves({ service, count, parcelClaim }: DeskThings): Drawn[] {
  const { number } = service;
  const warehouse = { by: ["warehouse"] } as const;
  const served = { ...warehouse, machine: "service", key: number, at: "asked" } as const;
  const counted = { ...warehouse, machine: "count", key: count } as const;
  const { key: id } = parcelClaim;
  const waiting = ["judging", "asked"];
  return [
    draw("finish a service", { ...served, from: ["asked"] }, (by) =>
      by.call(moveService, { number, event: "finish" }),
    ),
    draw("decline a service", { ...served, from: waiting }, (by) =>
      by.call(moveService, { number, event: "decline", note: reason }),
    ),
    draw("take a service back", { ...served, from: waiting, by: "owner" }, (by) =>
      by.call(takeServiceBack, { number, event: "withdraw" }),
    ),
    draw("release a hold", { ...served, at: undefined, from: ["holding"], by: "owner" }, (by) =>
      by.call(takeServiceBack, { number, event: "release" }),
    ),
    draw("scan into a count", { ...counted, at: "open", from: ["open"] }, (by) =>
      by.call(stock.scanStock, { id: count, number: "YT00009999" }),
    ),
    draw("close a count", { ...counted, at: "open", from: ["open"] }, (by) =>
      by.call(stock.closeCount, { id: count }),
    ),
    draw("settle a count", { ...counted, at: "closed", from: ["closed"] }, (by) =>
      by.call(stock.settleCount, { id: count }),
    ),
    draw(
      "refuse a claim to a parcel",
      { ...warehouse, machine: "parcelClaim", key: id, at: "waiting", from: ["waiting"] },
      (by) => by.call(refuseParcelClaim, { id, reason }),
    ),
  ];
}

/** [BO-20] */
export function clearanceMoves({ clearance: { id, tid, version } }: DeskThings): Drawn[] {
  const declared = { machine: "clearance", key: String(id), at: "refused" } as const;
  const desk = { ...declared, by: ["logistics", "service"] } as const;
  const move = (event: "request" | "excuse" | "ask_again") => ({
    tid,
    version,
    event,
    note: reason,
  });
  const open = ["asked", "disputed", "refused"];
  const answered = ["confirmed", "requested", "disputed", "refused", "expired"];
  return [
    draw("confirm a declaration", { ...declared, from: open, by: "owner" }, (by) =>
      by.call(confirmClearance, { tid, version, name: "林小舟", mobile: "0912345678" }),
    ),
    draw(
      "dispute a declaration",
      {
        ...declared,
        from: ["asked", "confirmed", "requested", "refused", "expired"],
        by: "owner",
      },
      (by) => by.call(disputeClearance, { tid, version, reason }),
    ),
    draw(
      "request a declaration",
      { ...desk, at: undefined, from: ["confirmed", "expired"] },
      (by) => by.call(moveClearance, move("request")),
    ),
    draw("excuse a declaration", { ...desk, from: [...answered, "asked"] }, (by) =>
      by.call(moveClearance, move("excuse")),
    ),
    draw(
      "ask for a declaration again",
      { ...desk, from: [...answered, "matched", "not_needed"] },
      (by) => by.call(moveClearance, move("ask_again")),
    ),
  ];
}

/** [WO-03] [BO-37] [BO-48] */
export function shopMoves({ workOrder, popup, campaign, ming, colleague }: DeskThings): Drawn[] {
  const { key: id } = workOrder;
  const said = { machine: "workOrder", key: id, at: "open", from: ["open", "answered"] } as const;
  const service = { ...said, by: ["service"] } as const;
  const marketing = { by: ["marketing"] } as const;
  const shown = { ...marketing, machine: "popup", key: popup.id } as const;
  const given = { ...marketing, machine: "campaign", key: campaign.id } as const;
  const set = (state: "active" | "disabled") => ({ uid: ming.uid, state, reason });
  // What is so already may be set once more, and stays.
  const account = { machine: "account", key: ming.uid, from: ["active", "disabled"] } as const;
  const step = (name: "publish" | "confirm" | "drop" | "end") => ({
    id: campaign.id,
    version: campaign.version,
    step: name,
  });
  return [
    draw("reply", { ...said, by: "owner" }, (by) => by.call(replyWorkOrder, { id, content: "?" })),
    draw("answer", service, (by) => by.call(answerWorkOrder, { id, content: "到了" })),
    draw("hand a question over", service, (by) =>
      by.call(handOverWorkOrder, { id, email: colleague }),
    ),
    draw("close a question", { ...said, by: "owner" }, (by) => by.call(closeWorkOrder, { id })),
    draw("close a question at the desk", service, (by) => by.call(closeWorkOrderAtDesk, { id })),
    draw("publish a popup", { ...shown, at: "draft", from: ["draft"] }, (by) =>
      by.call(movePopup, { id: popup.id, version: popup.version, step: "publish" }),
    ),
    draw("end a popup", { ...shown, at: "published", from: ["published"] }, (by) =>
      by.call(movePopup, { id: popup.id, version: popup.version, step: "end" }),
    ),
    draw("publish a campaign", { ...given, at: "draft", from: ["draft"] }, (by) =>
      by.call(moveCampaign, step("publish")),
    ),
    draw("confirm a campaign", { ...given, at: "waiting", from: ["waiting"] }, (by) =>
      by.call(moveCampaign, step("confirm")),
    ),
    draw("drop a campaign", { ...given, at: "waiting", from: ["waiting"] }, (by) =>
      by.call(moveCampaign, step("drop")),
    ),
    draw("end a campaign", { ...given, at: "published", from: ["published"] }, (by) =>
      by.call(moveCampaign, step("end")),
    ),
    draw("disable a customer", { ...account, at: "active", by: ["admin"] }, (by) =>
      by.call(setCustomerState, set("disabled")),
    ),
    draw("enable a customer", { ...account, at: "disabled", by: ["admin"] }, (by) =>
      by.call(setCustomerState, set("active")),
    ),
  ];
}
