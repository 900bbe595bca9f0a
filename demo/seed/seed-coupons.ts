import { addDays } from "@sampan/domain/kernel/business-time";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { CouponKind } from "@sampan/domain/money/coupons/coupon";
import type { CouponTaking } from "@sampan/domain/money/coupons/coupon-template";
import type { Db } from "@sampan/server/kernel/db/db";

type Words = Readonly<Record<"zh" | "zh-TW" | "th" | "en", string>>;

interface DemoTemplate {
  readonly code: string;
  readonly kind: CouponKind;
  readonly currency: PaymentCurrency;
  readonly start_value: number;
  readonly value: number;
  /** Where `value` is a share. */
  readonly ceiling?: number;
  readonly valid_days?: number;
  readonly taking: CouponTaking;
  readonly copies: number;
  readonly per_account: number;
  readonly name: Words;
  readonly remark?: Words;
}

const goods = {
  zh: "满减券",
  "zh-TW": "滿額折價券",
  th: "คูปองลดค่าสินค้า",
  en: "Discount on goods",
};
const freight = {
  zh: "国际运费券",
  "zh-TW": "國際運費券",
  th: "คูปองค่าขนส่ง",
  en: "Discount on freight",
};
const share = {
  zh: "全站九一折",
  "zh-TW": "全站 91 折",
  th: "ลด 9% ทั้งร้าน",
  en: "9% off everything",
};
const friends = {
  zh: "老客户回馈券",
  "zh-TW": "老客戶回饋券",
  th: "คูปองขอบคุณลูกค้าเก่า",
  en: "For friends of the house",
};
const once = {
  zh: "每个订单用一张，不与其他优惠券同用。",
  "zh-TW": "每張訂單使用一張，不可與其他優惠券併用。",
  th: "ใช้ได้ 1 ใบต่อคำสั่งซื้อ และใช้ร่วมกับคูปองอื่นไม่ได้",
  en: "One for each order; not together with other coupons.",
};
const bySea = {
  zh: "付国际运费时使用，空运、海运、陆运都可以。",
  "zh-TW": "支付國際運費時使用，空運、海運、陸運皆可。",
  th: "ใช้ตอนชำระค่าขนส่งระหว่างประเทศ ได้ทั้งทางอากาศ ทางเรือ และทางบก",
  en: "For international freight, by air, sea or land.",
};

/** A welcome package that everybody has, coupons to take, and one for whoever knows its code; for each currency. */
const templatesOf = (currency: PaymentCurrency, end: "TW" | "TH"): DemoTemplate[] => {
  const welcome = { currency, taking: "issued", copies: 1, per_account: 3 } as const;
  const offered = { currency, taking: "listed", per_account: 1 } as const;
  return [
    {
      ...welcome,
      code: `HARBOUR50${end}`,
      kind: "general",
      start_value: 100_00,
      value: 50_00,
      name: goods,
      remark: once,
    },
    {
      ...welcome,
      code: `SAIL30${end}`,
      kind: "freight",
      start_value: 0,
      value: 30_00,
      name: freight,
      remark: bySea,
    },
    {
      ...offered,
      code: `4Q7K9W2M8X3N5R${end}`,
      kind: "general",
      start_value: 1_000_00,
      value: 80_00,
      copies: 500,
      name: goods,
      remark: once,
    },
    {
      ...offered,
      code: `6B3T8V5Z1H7D9C${end}`,
      kind: "general",
      start_value: 500_00,
      value: 900,
      ceiling: 150_00,
      valid_days: 14,
      copies: 300,
      name: share,
      remark: once,
    },
    {
      ...offered,
      code: `9F2Y6P4J7S8G1E${end}`,
      kind: "freight",
      start_value: 200_00,
      value: 60_00,
      valid_days: 30,
      copies: 200,
      name: freight,
      remark: bySea,
    },
    {
      ...offered,
      taking: "code",
      code: `7M4X2K9Q5W8T3B${end}`,
      kind: "general",
      start_value: 300_00,
      value: 120_00,
      copies: 50,
      name: friends,
      remark: once,
    },
  ];
};

/** Templates, and of the welcome package three of each for everybody. */
export async function seedCoupons(db: Db, now: Date): Promise<void> {
  const window = { starts_at: addDays(now, -30), ends_at: addDays(now, 60) };
  const templates = [...templatesOf("TWD", "TW"), ...templatesOf("THB", "TH")];
  const people = await db.selectFrom("accounts").select(["id", "currency"]).execute();
  const stored = await db
    .insertInto("coupon_templates")
    .values(
      templates.map(({ name, remark = { zh: "" }, ceiling, valid_days, ...template }) => {
        const holders = people.filter(({ currency }) => currency === template.currency).length;
        const issued = template.taking === "issued" ? holders * template.per_account : 0;
        return {
          ...template,
          name: JSON.stringify(name),
          remark: JSON.stringify(remark),
          discount_type: ceiling === undefined ? ("amount" as const) : ("percent" as const),
          ceiling: ceiling ?? null,
          time_rule: valid_days === undefined ? ("window" as const) : ("days" as const),
          valid_days: valid_days ?? null,
          issued,
          copies: Math.max(issued, template.copies),
          created_at: addDays(now, -30),
          ...window,
        };
      }),
    )
    .returning(["id", "currency", "taking", "per_account"])
    .execute();
  const grants = people.flatMap(({ id, currency }) =>
    stored
      .filter((template) => template.taking === "issued" && template.currency === currency)
      .flatMap(({ id: template_id, per_account }) =>
        Array.from({ length: per_account }, () => ({
          account_id: id,
          template_id,
          state: "granted" as const,
          granted_at: addDays(now, -30),
          ...window,
        })),
      ),
  );
  await db.insertInto("coupons").values(grants).execute();
}
