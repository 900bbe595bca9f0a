import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryShipPlans } from "@sampan/contract/logistics/ship-plans/ship-plans";
import {
  crossingOf,
  nextHalfFrom,
  timesLeft,
  withRoomFor,
} from "@sampan/domain/logistics/clearance/recipient-meters";
import type { PricedPlan } from "@sampan/domain/logistics/ship-plans/price-plan";
import { sum } from "@sampan/domain/kernel/money";
import { localDigits } from "@sampan/domain/people/accounts/phone";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { CountedRecipients } from "./count-recipients.ts";
import type { PlannedPlace } from "./plan-place.ts";

type Shown = OutputOf<typeof queryShipPlans>["data"];

/** Everybody who receives for the account, with what of their half-year is used, who is counted for in front. */
export const describeRecipients = ({
  chosen,
  recipients,
}: CountedRecipients): Shown["recipients"] =>
  recipients.map(({ key, name, mobile, meter }) => ({
    id: key,
    name,
    mobile: localDigits(mobile),
    meter,
    is_chosen: key === chosen?.key,
  }));

/** That a plan wants more free times than are left, from when it would not, and who of theirs has some: null where it does not. */
export function describeCrossing(
  plan: PricedPlan,
  { counted }: PlannedPlace,
  { customer, now }: CustomerCaller,
): Shown["plans"][number]["crossing"] {
  const crossing = crossingOf(plan.boxes);
  const { meter, chosen, recipients } = counted;
  if (!crossing || !meter) return null;
  const late = plan.boxes.filter(
    ({ clearance, customs }) => clearance === "taxed" && customs.isFree,
  );
  const others = recipients.filter(({ key }) => key !== chosen?.key);
  const { count, wanted } = crossing;
  return {
    count,
    tax: {
      low: sum(late.map(({ tax }) => tax.low)),
      high: sum(late.map(({ tax }) => tax.high)),
    },
    free_from: nextHalfFrom(now, customer.region),
    declarant_id: withRoomFor(others, { wanted, left: timesLeft(meter) })?.key ?? null,
  };
}
