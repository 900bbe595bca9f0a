import type { Platform } from "@sampan/contract/goods";
import type { GoodsClass } from "@sampan/contract/product";
import type { Review } from "@sampan/contract/staff-reviews";
import { formatWireTime } from "@sampan/domain/business-time";
import { isLiveItem, type ItemStatus } from "@sampan/domain/item-state";
import { multiply, type PaymentCurrency } from "@sampan/domain/money";
import type { Region } from "@sampan/domain/regions";
import type { TransportId } from "@sampan/domain/transports";
import { propsNames, readOptionNames } from "../catalogue/describe-product.ts";
import { readNames } from "../catalogue/read-names.ts";
import type { Db } from "../db/db.ts";
import type { StaffCaller } from "../http/callers.ts";
import type { Needs } from "../needs.ts";
import { readOrder } from "../orders/get-order.ts";
import { readTradeLog } from "../orders/list-trade-log.ts";
import { describeVerdicts, judgeGoods } from "../shippability/judge-goods.ts";
import { type RegionBook, shippingBookOf } from "../shippability/shipping-book.ts";
import { checkLineInReview, listingPrice } from "./check-line-in-review.ts";
import { piecesOf } from "./pieces-of.ts";
import {
  findReviewLines,
  findReviewOrder,
  findReviewSellers,
  type ReviewLineRow,
} from "./review-queries.ts";

type ReviewNeeds = Pick<Needs, "say" | "limits">;

/** One order as its reviewer sees it: every line beside its listing, with what to look at. [BO-05] */
export async function readReview(
  db: Db,
  needs: ReviewNeeds,
  tid: string,
  caller: StaffCaller,
): Promise<Review | undefined> {
  const order = await findReviewOrder(db, tid);
  const shown = order && (await readOrder(db, needs, { tid }, caller));
  if (!order || !shown) return undefined;
  const region = order.region as Region;
  const book = shippingBookOf(caller, region);
  const lines = await findReviewLines(db, tid);
  const sellers = await findReviewSellers(db, order.id);
  return {
    tid,
    status: order.status,
    cdate: formatWireTime(order.created_at, region),
    waiting_minutes: minutesSince(order.created_at, caller.now),
    customer: {
      uid: order.uid,
      name: order.name || order.nickname,
      tier: order.tier,
      region,
      currency: order.currency as PaymentCurrency,
      order_count: order.order_count,
      is_verified: order.real_name_state === "verified",
    },
    address: { ...order.address, area: [...order.address.area] },
    express: order.express,
    transport: order.transport,
    pay_mode: order.pay_mode === "once" ? "once" : "twice",
    insurance: order.insurance,
    remark: order.remark,
    sellers: sellers.map((seller) => ({
      id: String(seller.id),
      shop_name: seller.shop_name,
      platform: seller.platform as Platform,
      mainland_freight: seller.mainland_freight,
      lines: lines
        .filter((line) => line.sell_order_id === seller.id)
        .map((line) =>
          describeLine(line, {
            book,
            caller,
            transport: order.transport as TransportId,
            now: caller.now,
            productTotal: piecesOf(lines, line.product_id),
            region,
          }),
        ),
    })),
    goods_amount: order.goods_amount,
    mainland_freight: order.mainland_freight,
    service_fee: order.service_fee,
    insurance_fee: order.insurance_fee,
    coupon_amount: order.coupon_amount,
    first_instalment: shown.order.sums.first_instalment,
    currency: order.currency as PaymentCurrency,
    log: await readTradeLog(
      db,
      { orderId: order.id, order_by: "oldest" },
      { language: caller.language, region, say: needs.say },
    ),
  };
}

export const minutesSince = (moment: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - moment.getTime()) / 60_000));

interface LineReader {
  readonly book: RegionBook;
  readonly caller: Pick<StaffCaller, "language" | "words">;
  readonly transport: TransportId;
  readonly now: Date;
  readonly productTotal: number;
  readonly region: Region;
}

function describeLine(
  line: ReviewLineRow,
  reader: LineReader,
): Review["sellers"][number]["lines"][number] {
  const props = propsNames(line.props, readOptionNames(line));
  const { region, productTotal: num, book, caller } = reader;
  const judged = judgeGoods(line, { region, num }, book);
  return {
    oid: line.oid,
    status: line.status,
    item_id: String(line.sku_id),
    spu_id: String(line.product_id),
    platform: line.platform as Platform,
    thid_item_id: line.thid_item_id,
    item_name: line.item_name,
    i18n: readNames(line.item_name, line.names),
    props: line.props,
    props_text: props.zh,
    image: line.image,
    images: line.images,
    url: line.url,
    num: line.num,
    price: line.price,
    amount: multiply(line.price, line.num),
    listing_price: listingPrice(line, reader.productTotal),
    listing_storage: line.stock,
    listing_fetched_at: formatWireTime(line.fetched_at, reader.region),
    minimum_batch: Math.max(line.minimum_batch, line.batch_step),
    goods_class: line.goods_class as GoodsClass,
    weight_g: line.weight_g,
    shippability: describeVerdicts(judged, caller),
    checks: isLiveItem(line.status as ItemStatus)
      ? checkLineInReview(line, { ...reader, judged })
      : [],
  };
}
