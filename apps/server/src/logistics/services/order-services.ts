import type { InputOf } from "@sampan/contract/kernel/call";
import type { orderServices as call } from "@sampan/contract/logistics/services/services";
import { newServiceNumber } from "@sampan/domain/kernel/ids";
import { type Cents, convert, sum } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import {
  holdJudgingHours,
  holdUntil,
  promisedBy,
} from "@sampan/domain/logistics/services/service-promise";
import {
  type ChosenService,
  isPlaced,
  needsPerson,
  obstaclesOf,
  type ServiceFactsAt,
} from "@sampan/domain/logistics/services/service-rules";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { holdCash } from "../../money/ledger/hold-cash.ts";
import { postTransfer } from "../../money/ledger/post-transfer.ts";
import { lockItems } from "../../trade/orders/lock-items.ts";
import { lockParcels } from "../parcels/lock-parcels.ts";
import { findHad } from "./had-services.ts";
import { findServedParcel, type ServedParcel } from "./served-parcel.ts";
import { insertService } from "./service-queries.ts";
import { findMenu, findRules, type OfferedService } from "./service-terms.ts";

type Input = InputOf<typeof call>;
type Refused = Refusal<(typeof call.refusals)[number]>;

/** A service that is chosen, offered and priced. Cents of the payment currency. */
interface Priced extends ChosenService {
  readonly offered: OfferedService;
  readonly amount: Cents;
}

/**
 * Asks for services of a parcel and pays them from cash at once, all or none. Orders are held before the parcel, as whoever
 * bills or packs does: what is asked for in the last moment is done, or refused. Refuses `service_refused` for what rules keep
 * apart, the menu does not have or was asked for already, and `rate_expired` where it comes to another amount than was agreed to.
 */
export async function orderServices(
  db: Db,
  { tid, services, until, amount }: Input,
  { caller, chance }: { readonly caller: CustomerCaller; readonly chance: Needs["chance"] },
): Promise<Result<null, Refused>> {
  const { customer, prices, settings, now } = caller;
  const parcel = await holdServed(db, tid, customer.id);
  if (!parcel) return refuse({ code: "parcel_unknown" });
  if (!parcel.isOpen) return refuse({ code: "parcel_not_in_state" });
  const chosen = services.map(({ service, oid = null }) => ({ service, oid }));
  const at = { goods: parcel.goods, rules: await findRules(db), had: await findHad(db, parcel) };
  const last = holdUntil(now, until);
  if (!mayAsk(chosen, at) || (last === undefined && hasHold(chosen)))
    return refuse({ code: "service_refused" });
  const rate_e6 = prices.rates[customer.currency]?.rate_e6;
  if (rate_e6 === undefined) return refuse({ code: "rate_unknown" });
  const priced = priceAll(chosen, await findMenu(db, now), {
    rate_e6,
    rounding: settings.rounding,
  });
  if (!priced) return refuse({ code: "service_refused" });
  const total = sum(priced.map((one) => one.amount));
  if (total !== amount) return refuse({ code: "rate_expired" });
  const wallet = { accountId: customer.id, currency: customer.currency };
  const shortfall = total - (await holdCash(db, wallet));
  if (shortfall > 0) return refuse({ code: "balance_insufficient", values: { shortfall } });

  for (const one of priced) {
    const isJudged = needsPerson(one, chosen, at);
    const number = newServiceNumber(chance(8));
    await insertService(db, {
      ...write(one, { isJudged, last, caller }),
      number,
      account_id: customer.id,
      package_id: parcel.id,
      tid,
      item_id: parcel.goods.find(({ oid }) => oid === one.oid)?.id ?? null,
      rate_e6,
    });
    const paid = await payFee(db, { number, tid, amount: one.amount, caller });
    if (!paid.ok) return paid;
  }
  return ok(null);
}

/** The parcel as it stands under the locks of its orders and itself. */
async function holdServed(
  db: Db,
  tid: string,
  accountId: number,
): Promise<ServedParcel | undefined> {
  const found = await findServedParcel(db, { tid, accountId });
  if (!found) return undefined;
  await lockItems(db, { parcelIds: [found.id] });
  await lockParcels(db, { ids: [found.id] });
  return findServedParcel(db, { tid, accountId });
}

const isSame = (one: ChosenService, other: ChosenService): boolean =>
  one.service === other.service && one.oid === other.oid;

const hasHold = (chosen: readonly ChosenService[]): boolean =>
  chosen.some(({ service }) => service === "hold");

/** Each is of goods that are there or of the parcel, once, not asked for already, and by no rule kept apart from the others. */
const mayAsk = (chosen: readonly ChosenService[], at: ServiceFactsAt): boolean =>
  chosen.every((one) => isPlaced(one, at.goods)) &&
  chosen.every((one, place) => chosen.findIndex((other) => isSame(one, other)) === place) &&
  !chosen.some((one) => at.had.some((had) => isSame(one, had))) &&
  obstaclesOf(chosen, at).length === 0;

function priceAll(
  chosen: readonly ChosenService[],
  menu: readonly OfferedService[],
  at: Parameters<typeof convert>[1],
): Priced[] | undefined {
  const priced = chosen.flatMap((one) => {
    const offered = menu.find(({ service }) => service === one.service);
    return offered ? { ...one, offered, amount: convert(offered.price, at) } : [];
  });
  return priced.length < chosen.length ? undefined : priced;
}

interface Writing {
  readonly isJudged: boolean;
  readonly last: string | undefined;
  readonly caller: CustomerCaller;
}

/** A hold that nobody has to look at is had at once; all else is promised by a moment. */
function write(
  { service, offered: { price, hours }, amount }: Priced,
  { isJudged, last, caller: { customer, settings, now } }: Writing,
) {
  const isHold = service === "hold";
  const promised = isHold ? (isJudged ? holdJudgingHours : undefined) : hours;
  return {
    service,
    state: isJudged ? "judging" : isHold ? "holding" : "asked",
    price,
    amount,
    currency: customer.currency,
    hours,
    asked_at: now,
    due_at: promised === undefined ? null : promisedBy(now, promised, settings),
    until: isHold ? (last ?? null) : null,
  } as const;
}

interface Fee {
  readonly number: string;
  readonly tid: string;
  readonly amount: Cents;
  readonly caller: CustomerCaller;
}

async function payFee(
  db: Db,
  { number, tid, amount, caller: { customer, now } }: Fee,
): Promise<Result<null, Refusal<"balance_insufficient">>> {
  if (amount === 0) return ok(null);
  const posted = await postTransfer(db, {
    idempotency_key: `service:${number}`,
    kind: "payment_service",
    currency: customer.currency,
    tid,
    entries: [
      { account: { owner: customer.id, kind: "cash" }, amount: -amount },
      { account: { clearing: "services" }, amount },
    ],
    now,
  });
  if (!posted.ok) return posted;
  if (posted.value.repeated) throw new Error(`service ${number} was paid before`);
  return ok(null);
}
