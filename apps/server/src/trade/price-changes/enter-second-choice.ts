import type { InputOf } from "@sampan/contract/kernel/call";
import type { enterSecondChoice as call } from "@sampan/contract/trade/purchases/staff-second-choices";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { checkAllowance } from "@sampan/domain/trade/price-changes/second-choice-state";
import { whenQuestionEnds } from "@sampan/domain/trade/price-changes/when-question-ends";
import { findProduct } from "../../goods/catalogue/find-product.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { lockItems } from "../orders/lock-items.ts";
import { claimsSince } from "../purchases/claim-purchases.ts";
import { isClaimedByOther } from "../purchases/is-claimed-by-other.ts";
import { gatherLine } from "../refunds/gather-line.ts";
import { checkOtherPerson } from "../refunds/limit-employee.ts";
import { askPriceRise, type Entering, type NewPrice } from "./ask-price-rise.ts";
import {
  insertChoice,
  type ListedLine,
  type NewChoice,
  selectListedLine,
} from "./choice-queries.ts";
import { absorbRise, checkFree } from "./enter-price-change.ts";
import { selectPaidPrice } from "./price-change-queries.ts";
import { returnPriceFall } from "./return-price-fall.ts";
import { takeChoice } from "./take-choice.ts";
import { askChoice, tellOfChoice } from "./tell-of-choice.ts";
import { isOffered, priceToday, weighChoice } from "./weigh-choice.ts";

type Refused = Refusal<
  | "order_unknown"
  | "item_not_in_state"
  | "price_question_open"
  | "refund_open_already"
  | "refund_limit_reached"
  | "self_approval"
  | "claimed_by_other"
  | "choice_gone"
  | "choice_changed"
  | "choice_not_allowed"
  | "wire_order_open"
>;

/**
 * A buyer takes another option of the same goods where the seller lacks what was ordered. Within the customer's own
 * words it is taken at once, cheaper giving back what it is cheaper by; what costs more is asked for, and so is whatever
 * nobody allowed. `price`, CNY cents a piece, is what the buyer read: `choice_changed` where the listing says otherwise
 * by now, `choice_gone` where it has too few.
 */
export async function enterSecondChoice(
  db: Db,
  input: InputOf<typeof call>,
  entering: Entering,
): Promise<Result<"taken" | "asked", Refused>> {
  const { oid, allowed_by, note } = input;
  const { caller } = entering;
  const [item] = await lockItems(db, { oids: [oid] });
  const line = item && (await selectListedLine(db, oid));
  if (!item || !line) return refuse({ code: "order_unknown" });
  const free = await checkFree(db, item);
  if (!free.ok) return free;
  const { account_id: accountId } = item.order;
  const other = await checkOtherPerson(db, caller, { accountId, others: [] });
  if (!other.ok) return other;
  const claims = { staff_id: caller.staff.id, since: claimsSince(caller) };
  if (await isClaimedByOther(db, [item.id], claims)) return refuse({ code: "claimed_by_other" });
  const { remark } = line;
  const allowed = checkAllowance(allowed_by, { other_choice: line.other_choice ?? false, remark });
  if (!allowed.ok) return allowed;
  const chosen = await findOption(db, line, { ...input, pieces: item.wanted });
  if (!chosen.ok) return chosen;

  const { price } = input;
  const facts = await gatherLine(db, item);
  const paid_price = await selectPaidPrice(db, item.id);
  const entered = { facts, paid_price, price, pieces: item.wanted, note: note.trim() };
  const { bought, ...option } = chosen.value;
  const choice = {
    ...option,
    order_id: item.order.id,
    item_id: item.id,
    allowed_by,
    price,
    pieces: item.wanted,
    note: note.trim(),
    entered_at: caller.now,
    entered_by: caller.staff.id,
  };
  const state = await settle(db, { entered, choice }, entering);
  if (!state.ok) return state;
  await recordAudit(db, caller, {
    action: "enter_second_choice",
    object_kind: "order_item",
    object_id: oid,
    old_value: { props: line.props, price: paid_price },
    new_value: {
      props: bought,
      price,
      allowed_by,
      state: state.value,
      note,
    },
  });
  return state;
}

/** The option as the newest copy of its listing has it. */
async function findOption(
  db: Db,
  line: ListedLine,
  wish: { readonly item_id: string; readonly price: number; readonly pieces: number },
): Promise<
  Result<
    Pick<NewChoice, "old_sku_id" | "sku_id" | "old_props" | "props" | "image" | "weight_g"> & {
      readonly bought: Readonly<Record<string, string>>;
    },
    Refusal<"choice_gone" | "choice_changed">
  >
> {
  const listing = await findProduct(db, { id: line.product_id ?? 0 });
  const sku = listing?.skus.find(({ id }) => String(id) === wish.item_id && id !== line.sku_id);
  if (!listing || !sku || line.sku_id === null || !isOffered(listing, sku, wish.pieces))
    return refuse({ code: "choice_gone" });
  if (priceToday(listing, sku, line) !== wish.price) return refuse({ code: "choice_changed" });
  return ok({
    bought: sku.props,
    old_sku_id: line.sku_id,
    sku_id: sku.id,
    old_props: JSON.stringify(line.props),
    props: JSON.stringify(sku.props),
    image: sku.image || (listing.product.images[0] ?? ""),
    weight_g: sku.weight_g ?? listing.product.weight_g ?? 0,
  });
}

interface Settling {
  readonly entered: NewPrice;
  readonly choice: Omit<NewChoice, "state">;
}

async function settle(
  db: Db,
  { entered, choice }: Settling,
  entering: Entering,
): Promise<Result<"taken" | "asked", Refusal<"refund_limit_reached">>> {
  const { caller, jobs } = entering;
  const { now, settings, staff } = caller;
  const { item } = entered.facts;
  const weighed = weighChoice(entered.facts, entered, settings);
  const due_at = whenQuestionEnds(now, item.order.region, settings);
  const actor = { kind: "staff", name: staff.name } as const;
  if (weighed.kind === "asked") {
    const asked = await askPriceRise(db, { ...entered, choice }, weighed.amount, entering);
    if (asked === "asked") return ok("asked");
    await tellOfChoice(db, jobs, item.order, { kind: "choice_taken", now });
    return ok("taken");
  }
  if (choice.allowed_by === "nobody") {
    await insertChoice(db, { ...choice, returns: weighed.amount, due_at, state: "asked" });
    await askChoice(db, jobs, item, { actor, due_at, now });
    return ok("asked");
  }
  if (weighed.kind === "absorbed") await absorbRise(db, entered, entering);
  if (weighed.kind === "fallen") {
    const returned = await returnPriceFall(db, entered, { ...entering, actor });
    if (!returned.ok) return returned;
  }
  const taken = await insertChoice(db, {
    ...choice,
    returns: weighed.amount,
    state: "taken",
    settled_at: now,
  });
  await takeChoice(db, item.oid, taken, { actor, now });
  await tellOfChoice(db, jobs, item.order, { kind: "choice_taken", now });
  return ok("taken");
}
