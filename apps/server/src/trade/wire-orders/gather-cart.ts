import { multiply, sum } from "@sampan/domain/kernel/money";
import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { isItemStatus, nextItemStatus } from "@sampan/domain/trade/orders/item-state";
import { bizAttributes } from "@sampan/domain/trade/orders/order-state";
import {
  type MainlandAddress,
  readMainlandAddress,
} from "@sampan/domain/trade/purchases/mainland-address";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Settings } from "../../kernel/settings/settings.ts";
import { isOrderedByWire } from "../orders/is-ordered-by-wire.ts";
import { isPriceAsked } from "../orders/is-price-asked.ts";
import { claimsSince } from "../purchases/claim-purchases.ts";
import { isClaimedByOther } from "../purchases/is-claimed-by-other.ts";
import { selectCartLines, type StoredCartLine } from "./wire-order-queries.ts";

/** Where the seller sends them. */
interface Receiver extends Omit<MainlandAddress, "phone"> {
  readonly name: string;
  readonly mobile: string;
  readonly post_code: string;
}

/** Goods of one seller as they would be ordered. CNY cents. */
export interface GatheredCart {
  readonly sell_order_id: number;
  readonly lines: readonly (Pick<
    StoredCartLine,
    "id" | "oid" | "thid_item_id" | "num" | "paid_price"
  > & { readonly thid_spec_id: string })[];
  readonly receiver: Receiver;
  /** For these goods and their freight. */
  readonly paid: number;
}

export type CartRefusal = Refusal<
  | "wire_order_off"
  | "wire_order_elsewhere"
  | "wire_order_open"
  | "wire_choice_missing"
  | "wire_receiver_unclear"
  | "order_unknown"
  | "item_not_in_state"
  | "price_question_open"
  | "claimed_by_other"
>;

/**
 * Goods that wait to be bought at a marketplace, all of one seller of one order, with the warehouse they go to. Refuses by name
 * whatever is not ordered over its interface: goods of another marketplace or seller, a choice without the id that orders
 * name it by, and what somebody else buys, or a customer is asked about.
 */
export async function gatherCart(
  db: Db,
  oids: readonly string[],
  { caller, platform }: { readonly caller: StaffCaller; readonly platform: PlatformId },
): Promise<Result<GatheredCart, CartRefusal>> {
  const lines = await selectCartLines(db, oids);
  const [first] = lines;
  if (!first || lines.length < new Set(oids).size) return refuse({ code: "order_unknown" });
  const isOfCart = (line: StoredCartLine) =>
    line.sell_order_id === first.sell_order_id && isSoldOn(platform, line);
  if (!lines.every(isOfCart)) return refuse({ code: "wire_order_elsewhere" });
  const ids = lines.map(({ id }) => id);
  if (await isOrderedByWire(db, ids)) return refuse({ code: "wire_order_open" });
  if (!lines.every(waitsForBuyer)) return refuse({ code: "item_not_in_state" });
  if (await isPriceAsked(db, ids)) return refuse({ code: "price_question_open" });
  const claims = { staff_id: caller.staff.id, since: claimsSince(caller) };
  if (await isClaimedByOther(db, ids, claims)) return refuse({ code: "claimed_by_other" });
  if (!lines.every(isNamedChoice)) return refuse({ code: "wire_choice_missing" });

  const receiver = receiverOf(caller.settings, first.uid);
  if (!receiver.ok) return receiver;
  return ok({
    sell_order_id: first.sell_order_id,
    lines: lines.map(({ thid_spec_id, ...line }) => ({
      ...line,
      thid_spec_id: thid_spec_id ?? "",
    })),
    receiver: receiver.value,
    paid: sum([
      first.mainland_freight,
      ...lines.map(({ paid_price, num }) => multiply(paid_price, num)),
    ]),
  });
}

const isSoldOn = (
  wanted: PlatformId,
  { platform, thid_item_id, biz_attribute }: StoredCartLine,
): boolean =>
  platform === wanted && thid_item_id !== "" && biz_attribute !== bizAttributes.payment_on_behalf;

const waitsForBuyer = ({ status, out_oid, num }: StoredCartLine): boolean =>
  isItemStatus(status) && nextItemStatus(status, "purchase").ok && out_oid === "" && num > 0;

/** Goods without choices are ordered by their offer alone. */
const isNamedChoice = ({ thid_spec_id, thid_sku_id, thid_item_id }: StoredCartLine): boolean =>
  Boolean(thid_spec_id) || thid_sku_id === thid_item_id;

/** The warehouse, with the customer's number in the name: so a parcel says whose it is. */
function receiverOf(
  settings: Settings,
  uid: string,
): Result<Receiver, Refusal<"wire_order_off" | "wire_receiver_unclear">> {
  const { purchase_by_wire: warehouse } = settings;
  if (warehouse === "off") return refuse({ code: "wire_order_off" });
  const address = readMainlandAddress(settings[`warehouse_address_${warehouse}`]);
  if (!address) return refuse({ code: "wire_receiver_unclear" });
  const { phone, ...place } = address;
  return ok({ name: `三板 ${uid}`, mobile: phone, post_code: "", ...place });
}
