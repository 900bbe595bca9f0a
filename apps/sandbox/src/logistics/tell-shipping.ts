import { ecpayTime } from "../payments/ecpay/trade-fields.ts";
import type { World } from "../world.ts";
import type { Shipping, ShippingSlip } from "./shipping-book.ts";
import { signedBy } from "./sign-logistics.ts";

const DAY_MS = 86_400_000;

/**
 * Tells the shop what happened to a parcel, at the address its order named, with what was switched on to go wrong. What the shop
 * did not answer with `1|OK` is told again with the next news. Answers how many were taken.
 */
export async function tellShipping(world: World, order: Shipping): Promise<number> {
  const { shipping } = world;
  const { slip } = shipping;
  shipping.slip = undefined;
  if (slip === "lost") return 0;
  const push = pushOf(world, order, slip);
  if (slip === "out_of_order") {
    shipping.waiting.push(push);
    return 0;
  }
  const due = [push, ...(slip === "doubled" ? [push] : []), ...shipping.waiting.splice(0)];
  let taken = 0;
  for (const one of due) {
    if (await one()) taken += 1;
    // What was forged for once is not forged again.
    else if (slip !== "bad_signature" && slip !== "foreign") shipping.waiting.push(one);
  }
  return taken;
}

function pushOf(world: World, order: Shipping, slip: ShippingSlip | undefined) {
  const { ecpayStores, ecpayHome } = world.credentials;
  const secret = order.subType === "TCAT" ? ecpayHome : ecpayStores;
  const at = new Date(world.now().getTime() + (slip === "future" ? DAY_MS : 0));
  const fields = signedBy(secret, {
    MerchantID: order.merchantId,
    MerchantTradeNo: order.tradeNo,
    RtnCode: order.code,
    RtnMsg: "貨態更新",
    AllPayLogisticsID: slip === "foreign" ? "999999999" : order.id,
    LogisticsType: order.subType === "TCAT" ? "HOME" : "CVS",
    LogisticsSubType: order.subType,
    GoodsAmount: order.amount,
    UpdateStatusDate: ecpayTime(at),
  });
  const body = new URLSearchParams(
    slip === "bad_signature" ? { ...fields, CheckMacValue: "0".repeat(32) } : fields,
  ).toString();
  return async (): Promise<boolean> => {
    try {
      const answer = await fetch(order.replyUrl, {
        method: "POST",
        body,
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
      return answer.ok && (await answer.text()).trim() === "1|OK";
    } catch {
      // Nobody listens there; it is told again later.
      return false;
    }
  };
}
