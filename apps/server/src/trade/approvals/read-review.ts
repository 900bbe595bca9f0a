import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import type { Review } from "@sampan/contract/trade/approvals/staff-approvals";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { yuanOf } from "@sampan/domain/trade/charges/price";
import { isLiveItem } from "@sampan/domain/trade/orders/item-state";
import { multiply, sum } from "@sampan/domain/kernel/money";
import type { Region } from "@sampan/domain/kernel/regions";
import type { TransportId } from "@sampan/domain/goods/shippability/transports";
import { propsNames, readOptionNames } from "../../goods/catalogue/describe-product.ts";
import { leastBatchOf } from "../../goods/catalogue/least-batch.ts";
import { readNames } from "../../goods/translation/read-names.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { readOrder } from "../orders/get-order.ts";
import { describeDestination, listingIdsOf } from "../orders/describe-destination.ts";
import { readOrderLog } from "../orders/list-order-log.ts";
import { placeOfSeller } from "../orders/place-of-seller.ts";
import { describeVerdicts, judgeGoods } from "../../goods/shippability/judge-goods.ts";
import { type RegionBook, shippingBookOf } from "../../goods/shippability/shipping-book.ts";
import { checkLineInReview, listingPrice } from "./check-line-in-review.ts";
import { piecesOf } from "./pieces-of.ts";
import {
  findReviewLines,
  findReviewOrder,
  findReviewSellers,
  type ReviewLineRow,
} from "./approval-queries.ts";
import { waitsForSecondPerson } from "./second-person.ts";

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
  const region = order.region;
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
      currency: order.currency,
      order_count: order.order_count,
      is_verified: order.real_name_state === "verified",
    },
    biz_attribute: order.biz_attribute,
    ...describeDestination(order),
    is_tax_included: order.is_tax_included,
    pay_mode: order.pay_mode === "once" ? "once" : "twice",
    insurance: order.insurance,
    remark: order.remark,
    sellers: sellers.map((seller, position) => ({
      id: placeOfSeller(position),
      shop_name: seller.shop_name,
      platform: seller.platform,
      mainland_freight: seller.mainland_freight,
      lines: lines
        .filter((line) => line.sell_order_id === seller.id)
        .map((line) =>
          describeLine(line, {
            book,
            caller,
            transport: order.transport,
            now: caller.now,
            productTotal: piecesOf(lines, line.product_id),
            limits: needs.limits,
            region,
            express_nos: expressNosOf(shown.order, line),
          }),
        ),
    })),
    goods_amount: yuanOf(shown.charges, "goods"),
    mainland_freight: yuanOf(shown.charges, "mainland_freight"),
    service_fee: yuanOf(shown.charges, "service_fee"),
    insurance_fee: yuanOf(shown.charges, "insurance"),
    coupon_amount: sum(
      shown.order.sums.rows.filter(({ key }) => key === "coupon").map(({ amount }) => 0 - amount),
    ),
    first_instalment: shown.order.sums.first_instalment,
    currency: order.currency,
    log: await readOrderLog(
      db,
      { orderId: order.id, order_by: "oldest" },
      { language: caller.language, region, say: needs.say },
    ),
  };
}

/** The numbers that are shown with the order, so that approving it, which reads these lines too, asks for none. */
const expressNosOf = ({ items }: Pick<Order, "items">, { oid }: ReviewLineRow): string[] =>
  items
    .filter((item) => item.oid === oid)
    .flatMap(({ express }) => express.map(({ express_no }) => express_no));

export const minutesSince = (moment: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - moment.getTime()) / 60_000));

interface LineReader {
  readonly book: RegionBook;
  readonly caller: Pick<StaffCaller, "language" | "words" | "staff">;
  readonly limits: Needs["limits"];
  readonly transport: TransportId | null;
  readonly now: Date;
  readonly productTotal: number;
  readonly region: Region;
  readonly express_nos: string[];
}

function describeLine(
  line: ReviewLineRow,
  reader: LineReader,
): Review["sellers"][number]["lines"][number] {
  const props = propsNames(line.props, readOptionNames(line));
  const { region, productTotal: num, book, caller } = reader;
  const judged = judgeGoods(line, { region, num }, book);
  const listing = listingPrice(line, num);
  return {
    oid: line.oid,
    status: line.status,
    ...listingIdsOf(line),
    platform: line.platform,
    thid_item_id: line.thid_item_id,
    item_name: line.item_name,
    i18n: readNames(line.item_name, line.names),
    props: line.props,
    props_text: props.zh,
    image: line.image,
    images: [...line.pictures, ...line.images],
    url: line.url,
    express_nos: reader.express_nos,
    num: line.num,
    price: line.price,
    amount: multiply(line.price, line.num),
    listing_price: listing,
    second_person: waitsForSecondPerson(line, listing, reader.limits)
      ? { set_by: line.priced_by_name ?? "", is_own: line.priced_by === caller.staff.id }
      : null,
    listing_storage: line.stock,
    listing_fetched_at:
      line.fetched_at === null ? "" : formatWireTime(line.fetched_at, reader.region),
    minimum_batch: leastBatchOf(line),
    goods_class: line.goods_class,
    weight_g: line.weight_g,
    shippability: describeVerdicts(judged, caller),
    checks: isLiveItem(line.status) ? checkLineInReview(line, { ...reader, judged }) : [],
  };
}
