import type { Review } from "@sampan/contract/trade/approvals/staff-approvals";
import { multiply, sum } from "@sampan/domain/kernel/money";

interface Wanted extends Partial<Omit<Review, "sellers">> {
  readonly lines: readonly {
    readonly price: number;
    readonly num: number;
    readonly status?: number;
  }[];
  /** One seller each; the first one sells all lines. */
  readonly freights?: readonly number[];
}

/** A review as the server answers it, with the amounts a test is about. */
export function reviewOf({ lines, freights = [0], ...rest }: Wanted): Review {
  const reviewLines = lines.map(({ price, num, status = 1 }, position) => ({
    oid: `SP261120ab12cd-${position + 1}`,
    status,
    item_id: "1",
    spu_id: "1",
    platform: 3 as const,
    thid_item_id: "1",
    item_name: "防泼水轻量后背包",
    i18n: { zh: "防泼水轻量后背包" },
    props: {},
    props_text: "",
    image: "",
    images: [],
    url: "",
    express_nos: [],
    num,
    price,
    amount: multiply(price, num),
    listing_price: price,
    second_person: null,
    listing_storage: 100,
    listing_fetched_at: "2026-11-20 08:00:00",
    minimum_batch: 1,
    goods_class: "ordinary" as const,
    weight_g: 500,
    shippability: [],
    checks: [],
  }));
  return {
    tid: "SP261120ab12cd",
    status: -1,
    cdate: "2026-11-20 08:08:00",
    waiting_minutes: 126,
    customer: {
      uid: "k3v9q2m7x0ab",
      name: "陳柏宇",
      tier: "gold",
      region: "TW",
      currency: "TWD",
      order_count: 1,
      is_verified: true,
    },
    biz_attribute: 0,
    address: { consignee: "", phone: "", region: "TW", area: [], detail: "", postal_code: "" },
    express: 2,
    transport: 12,
    is_tax_included: false,
    pay_mode: "twice",
    insurance: 0,
    remark: [],
    sellers: freights.map((mainland_freight, position) => ({
      id: `seller${position}`,
      shop_name: "中山织语制衣",
      platform: 3,
      mainland_freight,
      lines: position === 0 ? reviewLines : [],
    })),
    goods_amount: sum(reviewLines.map((line) => line.amount)),
    mainland_freight: sum([...freights]),
    service_fee: 0,
    insurance_fee: 0,
    coupon_amount: 0,
    first_instalment: 0,
    currency: "TWD",
    log: [],
    ...rest,
  };
}
