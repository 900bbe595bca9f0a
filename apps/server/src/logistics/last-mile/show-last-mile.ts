import type { LastMile } from "@sampan/contract/logistics/last-mile/last-mile";
import { addDays, formatWireTime } from "@sampan/domain/kernel/business-time";
import { mayChoose } from "@sampan/domain/logistics/last-mile/last-mile-trouble";
import {
  lastMileFacts,
  lastMileWays,
  type MeasuredParcel,
  misfitsOf,
} from "@sampan/domain/logistics/last-mile/last-mile-ways";
import { latestFirst } from "@sampan/domain/logistics/last-mile/shipping-step";
import { hasStores } from "@sampan/domain/people/regions/regions";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import {
  type Choice,
  type LastMileParcel,
  selectChoice,
  selectOwnParcel,
} from "./choice-queries.ts";
import { measureParcel } from "./load-last-mile.ts";
import { selectEvents, selectLatestOrder, type ShippingOrder } from "./shipping-queries.ts";

type Asking = Pick<Needs, "say" | "shipping">;

/** How one of the customer's parcels gets to them. Refuses `parcel_unknown`. */
export async function showLastMile(
  db: Db,
  tid: string,
  caller: CustomerCaller,
  needs: Asking,
): Promise<Result<LastMile, Refusal<"parcel_unknown">>> {
  const { customer, region } = caller;
  const parcel = await selectOwnParcel(db, { tid, accountId: customer.id });
  if (!parcel) return refuse({ code: "parcel_unknown" });
  const measured = await measureParcel(db, parcel);
  const choice = await selectChoice(db, parcel.id);
  const order = await selectLatestOrder(db, parcel.id);
  const events = order ? latestFirst(await selectEvents(db, order.id)) : [];
  const ways = hasStores[customer.region] ? (needs.shipping?.ways ?? []) : [];
  const title = (step: string) => needs.say(caller.language, `shipping.step.${step}`);
  return ok({
    tid,
    currency: customer.currency,
    value: measured.value,
    weight_g: parcel.weight_g,
    sides_mm: sidesOf(parcel),
    may_choose: ways.length > 0 && !parcel.is_part && mayChoose(parcel, order),
    ways: lastMileWays.filter((way) => ways.includes(way)).map((way) => offered(way, measured)),
    chosen: choice ? describeChoice(choice, measured, region) : null,
    shipping:
      order?.state === "made"
        ? {
            ...describeOrder(order, region),
            step_title: order.step === null ? "" : title(order.step),
            events: events.map(({ step, at }) => ({
              at: formatWireTime(at, region),
              step,
              title: title(step),
            })),
          }
        : null,
  });
}

const sidesOf = ({ length_mm, width_mm, height_mm }: LastMileParcel): number[] | null =>
  length_mm === null || width_mm === null || height_mm === null
    ? null
    : [length_mm, width_mm, height_mm];

function offered(
  way: LastMile["ways"][number]["way"],
  measured: MeasuredParcel,
): LastMile["ways"][number] {
  const { name, longest_max_mm, sides_max_mm, weight_max_g, value_max } = lastMileFacts[way];
  const refusals = [...misfitsOf(way, measured)];
  return { way, name, misfits: refusals, longest_max_mm, sides_max_mm, weight_max_g, value_max };
}

const storeOf = ({
  store_id,
  store_name,
  store_address,
}: Pick<Choice, "store_id" | "store_name" | "store_address">) =>
  store_id === null ? null : { name: store_name, address: store_address };

const describeChoice = (
  choice: Choice,
  measured: MeasuredParcel,
  region: CustomerCaller["region"],
): NonNullable<LastMile["chosen"]> => ({
  way: choice.way,
  name: lastMileFacts[choice.way].name,
  store: storeOf(choice),
  trouble: choice.trouble === "" ? null : choice.trouble,
  answer_by: choice.answer_by && formatWireTime(choice.answer_by, region),
  misfits: [...misfitsOf(choice.way, measured)],
});

function describeOrder(
  order: ShippingOrder,
  region: CustomerCaller["region"],
): Omit<NonNullable<LastMile["shipping"]>, "step_title" | "events"> {
  const { name, keep_days } = lastMileFacts[order.way];
  const waits = order.step === "at_store" && order.step_at !== null && keep_days !== null;
  return {
    way: order.way,
    name,
    store: storeOf(order),
    step: order.step,
    number: order.payment_no || order.logistics_id,
    keep_until: waits
      ? formatWireTime(addDays(order.step_at ?? order.asked_at, keep_days), region)
      : null,
  };
}
