import { isFromTheFuture, hintLookAt } from "@sampan/domain/logistics/last-mile/last-mile-trouble";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { stepOfEcpay } from "@sampan/domain/logistics/last-mile/shipping-step";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Notification, NotificationAnswer } from "../../kernel/http/mount-notification.ts";
import type { Needs } from "../../kernel/needs.ts";
import { answerVisit } from "./choice-queries.ts";
import { hashVisit } from "./choose-way.ts";
import { changeOrder, lockOrder, noteEvent } from "./shipping-queries.ts";

type Hearing = Pick<Needs, "database" | "clock" | "jobs" | "log" | "shipping">;
type Refused = Refusal<"channel_unavailable" | "notification_invalid">;

/**
 * A browser that comes back from the map. Nobody signs what it brings: it names a visit that only whoever began it knows, and
 * what it says is written to that visit, once; its owner takes it from there in their own session. One that is over leads to the
 * page all the same, which says so.
 */
export async function takeStoreAnswer(
  { database, clock, shipping }: Hearing,
  { rawBody }: Pick<Notification, "rawBody">,
): Promise<Result<NotificationAnswer, Refused>> {
  if (!shipping) return refuse({ code: "channel_unavailable" });
  const answer = shipping.readMapAnswer(rawBody);
  if (!answer) return refuse({ code: "notification_invalid" });
  const { visit, store_id } = answer;
  const tid = await answerVisit(database.db, hashVisit(visit), { store_id, now: clock() });
  const location = tid === undefined ? "/orderListAgent" : `/packageDetail/${tid}#${visit}`;
  return ok({ status: 303, contentType: "text/plain", body: "", location });
}

/**
 * Hears a carrier's push: its signature must fit, and the carrier's number must be that of our order. When it happened is kept,
 * each code once; where the parcel is, the carrier is asked, soon and once however often it comes. Of orders that are none of
 * ours nothing is kept; what is of tomorrow is no event. Refuses `notification_invalid`.
 */
export async function takeShippingPush(
  { database, clock, jobs, log, shipping }: Hearing,
  { rawBody }: Pick<Notification, "rawBody">,
): Promise<Result<NotificationAnswer, Refused>> {
  if (!shipping) return refuse({ code: "channel_unavailable" });
  const push = shipping.readPush(rawBody);
  if (!push) {
    log.warn("a word of a carrier was not believed");
    return refuse({ code: "notification_invalid" });
  }
  const thanks = { status: 200, ...shipping.thanks };
  const now = clock();
  const isOurs = await database.db.transaction().execute(async (db) => {
    const order = await lockOrder(db, { trade_no: push.trade_no });
    if (!order) return true;
    if (order.logistics_id !== "" && order.logistics_id !== push.logistics_id) return false;
    const step = stepOfEcpay(order.way, push.code);
    if (isFromTheFuture(push.at, now))
      log.warn({ trade_no: push.trade_no }, "a carrier told of tomorrow");
    else if (step !== undefined && order.state === "made")
      await noteEvent(db, { order_id: order.id, code: push.code, step, at: push.at });
    // Orders that nobody answered yet are looked up in their own time.
    if (order.state !== "made") return true;
    const look_at = hintLookAt(now);
    if (order.look_at === null || order.look_at > look_at)
      await changeOrder(db, order.id, { look_at });
    await jobs.send(
      db,
      "watch-last-mile",
      {},
      { once: `last mile ${look_at.toISOString()}`, startAt: look_at },
    );
    return true;
  });
  if (isOurs) return ok(thanks);
  log.warn({ trade_no: push.trade_no }, "a carrier told of another's parcel under our number");
  return refuse({ code: "notification_invalid" });
}
