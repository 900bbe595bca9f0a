import { outerHostPattern } from "@sampan/domain/shop/content/outer-address";
import { goodsClasses, defaultAcceptance } from "@sampan/domain/goods/shippability/goods-class";
import { rateBounds } from "@sampan/domain/kernel/settings/rate-bounds";
import { payoutShares_bp } from "@sampan/domain/trade/charges/insurance";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import { defaultLanguage, languages } from "@sampan/domain/kernel/language";
import { limitBounds } from "@sampan/domain/kernel/settings/limit-bounds";
import { defaultLimits, type LimitName } from "@sampan/domain/kernel/settings/limits";
import { usualPattern } from "@sampan/domain/goods/sourcing/marketplaces/group";
import { askingOf } from "@sampan/domain/goods/sourcing/marketplaces/marketplaces";
import {
  byMarketplace,
  byPlatform,
} from "@sampan/domain/goods/sourcing/marketplaces/by-marketplace";
import { platformNames } from "@sampan/domain/goods/sourcing/platforms";
import { markerPattern } from "@sampan/domain/goods/sourcing/share-text";
import { byRegion } from "@sampan/domain/kernel/by-region";
import { defaultRegion, regionFacts, regions } from "@sampan/domain/kernel/regions";
import { receiptMoments, receiptRows } from "@sampan/domain/kernel/receipt-kinds";
import { formsOf, usualDrawRegions } from "@sampan/domain/people/regions/regions";
import {
  carrierNames,
  transportIds,
  warehouses,
} from "@sampan/domain/goods/shippability/transports";
import { defaultRounding } from "@sampan/domain/kernel/money";
import { roundings } from "@sampan/domain/kernel/rounding";
import { byTracker, trackerDefaults } from "@sampan/domain/logistics/tracking/trackers";
import { z } from "zod";

const TariffClass = z.enum(["ordinary", "sensitive", "special"]);
const ServiceFee = z.int().min(0).max(3_000);
const StorageDays = z.int().min(0).max(365);
const Share = z.int().min(0).max(10_000);
const Classes = z.array(TariffClass);
/** Empty where nobody wrote one: our usual words are shown. */
const Notice = z.object(byLanguage(() => z.string().default("")));

/**
 * A stored answer younger than `fresh_minutes` is the answer. An older one is still shown at once, with its
 * age, while the marketplace is asked anew behind it; beyond `keep_hours` people wait for the marketplace.
 */
const Lifetime = z.object({ fresh_minutes: z.int().positive(), keep_hours: z.int().positive() });
const Lifetimes = z.object({ listing: Lifetime, search: Lifetime });

/** Each once, in whichever order. */
const Days = z.array(z.iso.date());
const DayNames = z.record(z.string(), z.record(z.string(), z.string().max(60)));

const Ceiling = z.int().nonnegative();
const Ceilings = z.object(byMarketplace(() => Ceiling));

const limitShapes = Object.fromEntries(
  Object.entries(limitBounds).map(([name, { min, max }]) => [
    name,
    z
      .int()
      .min(min)
      .max(max)
      .default(defaultLimits[name as LimitName]),
  ]),
) as Record<LimitName, z.ZodDefault<z.ZodInt>>;

/**
 * What an administrator can change while the server runs, the limits of the business among them. A key that
 * nobody changed has the default here; a stored value that does not fit its shape is a fault, never silently
 * the default. [NFR-03] [BO-44]
 */
export const settingShapes = {
  ...limitShapes,
  /** Where visitors are thought to be until they say; it decides the currency they are shown. [MONEY-06] */
  default_region: z.enum(regions).default(defaultRegion),
  /** What is spoken to those whose browser asks for none of our languages. [I18N-03] [CONST-54] */
  default_language: z.enum(languages).default(defaultLanguage),
  /** Days on which no order is taken between the two hours of the region's clocks. [CHK-25] */
  activity_days: z.array(z.iso.date()).default([]),
  /**
   * Days on which nobody works, by region and in the mainland: clocks pass over them. Seeded by a migration. What each is
   * called stands in `names`, by place and day, as far as somebody wrote it (decision 169).
   */
  closed_days: z
    .object({ ...byRegion(() => Days), mainland: Days, names: DayNames.optional() })
    .default({ ...byRegion(() => []), mainland: [] }),
  /**
   * Until when customers are told that the house is under maintenance, and in which words; empty for our usual
   * ones. Staff work on. It ends by itself. [ERR-22]
   */
  maintenance: z
    .object({ until: z.iso.datetime({ offset: true }), notice: Notice })
    .nullable()
    .default(null),
  /** Hosts that people may be led to; with a star and a point in front, all below one. [RT-12] */
  outer_hosts: z.array(z.string().regex(outerHostPattern)).default([]),
  /** Hosts whose pages may be framed in ours, which is the frame rule of every page as well. [RT-05] */
  framed_hosts: z.array(z.string().regex(outerHostPattern)).default([]),
  /** Whether log-in, reset and checks answer alike for accounts that exist and that do not. */
  uniform_errors: z.boolean().default(false),
  /** Off takes the storefront's worker away from every phone at its next visit, with what it kept. */
  offline_reading: z.boolean().default(true),
  /** Platforms that staff switched off. [BO-43] */
  disabled_platforms: z.array(z.int()).default([]),
  /** What customers read of a platform that is switched off, by its id; empty for our usual words. [ERR-63] */
  platform_notices: z.record(z.string(), Notice).default({}),
  /** What becomes of parts of a cent when yuan is turned into a payment currency. [MONEY-05] */
  rounding: z.enum(roundings).default(defaultRounding),
  /** Our own share of the goods by the tier of whoever orders, in hundredths of a percent. */
  tier_service_fee_bp: z
    .object({
      classic: ServiceFee,
      gold: ServiceFee,
      platinum: ServiceFee,
      diamond: ServiceFee,
      crown: ServiceFee,
      king: ServiceFee,
    })
    .default({ classic: 0, gold: 0, platinum: 0, diamond: 0, crown: 0, king: 0 }),
  /** Added to the middle of the market, in hundredths of a percent. [BO-34] */
  rate_margin_bp: z.int().min(0).max(rateBounds.margin_bp_max).default(200),
  /** Tariff classes that each transport takes. [CHK-22] [CHK-23] */
  transport_classes: z
    .object({ 8: Classes, 9: Classes, 10: Classes, 12: Classes })
    .default({ ...mutable(defaultAcceptance) }),
  /** Lines that are declared simplified: where customs asks for a confirmation, their parcels wait for it. None loads without asking. */
  clearance_lines: z.array(z.literal(transportIds)).default([12, 8, 9]),
  /** Days by warehouse that goods lie for nothing, from the day each parcel came; and more of them by tier. */
  free_storage_days: z
    .object({ guangzhou: StorageDays, shenzhen: StorageDays })
    .default({ guangzhou: 90, shenzhen: 90 }),
  tier_storage_days: z
    .object({
      classic: StorageDays,
      gold: StorageDays,
      platinum: StorageDays,
      diamond: StorageDays,
      crown: StorageDays,
      king: StorageDays,
    })
    .default({ classic: 0, gold: 0, platinum: 0, diamond: 0, crown: 0, king: 0 }),
  /**
   * What a day of storage beyond the free ones costs for a line of goods, in cents of each region's payment currency:
   * a tenth of a yuan at the rates of the day on which it was set.
   */
  storage_price: z
    .object(byRegion(() => z.int().min(0).max(100_000)))
    .default(byRegion((region) => formsOf[region].storagePrice)),
  /** Carriers at the destination that are offered; there is always one. [CHK-03] [BO-42] */
  carriers: z.array(z.enum(carrierNames)).min(1).default(Object.values(carrierNames)),
  /** Insurances offered. [CHK-07] */
  insurances: z
    .array(z.union([z.literal(0), z.literal(2), z.literal(3), z.literal(4)]))
    .default([0, 2, 3, 4]),
  /** What each insurance pays, in hundredths of a percent of the goods without freight. [CONST-14..16] */
  insurance_payout_bp: z
    .object({ 2: Share, 3: Share, 4: Share })
    .default({ 2: payoutShares_bp[2], 3: payoutShares_bp[3], 4: payoutShares_bp[4] }),
  /** What paying online costs beside the amount, by channel, in hundredths of a percent. [API-104] */
  topup_fee_bp: z.record(z.string(), z.int().nonnegative()).default({}),
  /** What a postal code looks like, by region. */
  postal_code: z
    .object(byRegion(() => z.string()))
    .default(byRegion((region) => regionFacts[region].postalCode)),
  /** Product pages of the group-buying site, `{id}` where the id stands. */
  group_buy_pattern: z.string().default(usualPattern),
  /** Words before four digits that get a dash in a share text; empty for any two capitals. [SRCH-37] */
  share_markers: z.array(z.string().regex(markerPattern)).default([]),
  /** How long a marketplace's answers are used, by platform. */
  source_lifetimes: z
    .object(byPlatform(() => Lifetimes))
    .default(byPlatform((id) => askingOf[platformNames[id]].lifetimes)),
  /**
   * Questions that all processes together may put to a platform in a minute, and on a day of UTC. Renewals, visitors
   * and customers stop at their shares of it. [NFR-08]
   */
  platform_questions_per_minute: Ceilings.default(
    byMarketplace((name) => askingOf[name].questions.per_minute),
  ),
  platform_questions_per_day: Ceilings.default(
    byMarketplace((name) => askingOf[name].questions.per_day),
  ),
  /** Where goods that customers buy elsewhere are sent, with the telephone there; empty for a warehouse that takes none. */
  warehouse_address_guangzhou: z
    .string()
    .max(200)
    .default("广东省广州市白云区石井街道石沙路 318 号 B2 仓，电话 020-3629 0188"),
  warehouse_address_shenzhen: z
    .string()
    .max(200)
    .default("广东省深圳市宝安区福永街道凤塘大道 76 号 3 栋，电话 0755-2738 0166"),
  /**
   * Numbers that all processes together may ask a tracker about in a minute, and on a day of UTC; 0 asks nobody. And what
   * a thousand of them cost, in cents of yuan. What was stored before there was one of them has its default.
   */
  tracker_asks_per_minute: z
    .object(byTracker((name) => Ceiling.default(trackerDefaults[name].per_minute)))
    .default(byTracker((name) => trackerDefaults[name].per_minute)),
  tracker_asks_per_day: z
    .object(byTracker((name) => Ceiling.default(trackerDefaults[name].per_day)))
    .default(byTracker((name) => trackerDefaults[name].per_day)),
  tracker_price: z
    .object(byTracker((name) => Ceiling.default(trackerDefaults[name].price)))
    .default(byTracker((name) => trackerDefaults[name].price)),
  /** At which warehouse what we order over a marketplace's interface arrives; `off` orders nothing so. */
  purchase_by_wire: z.enum(["off", ...warehouses]).default("off"),
  /** Mainland freight per seller until a reviewer knows better, CNY cents. */
  assumed_mainland_freight: z.int().nonnegative().default(800),
  /** What a piece weighs when nobody said. */
  assumed_weight_g: z.int().positive().default(500),
  /** Words in a title that tell what the goods are to a carrier, looked at in this order. */
  goods_class_words: z.array(z.tuple([z.enum(goodsClasses), z.array(z.string())])).default([
    ["food", ["零食", "茶叶", "饼干", "糖果", "咖啡豆", "坚果"]],
    ["sensitive-battery", ["电池", "充电宝", "蓝牙", "充电式", "移动电源", "无线耳机", "锂电"]],
    ["sensitive-liquid", ["香水", "精华", "洗发水", "沐浴露", "面膜", "乳液", "喷雾", "指甲油"]],
    ["sensitive-powder", ["粉饼", "散粉", "眼影", "蜜粉", "爽身粉"]],
    ["magnet", ["磁吸", "磁铁", "磁性"]],
  ]),
  /** Shops, by their marketplace's id, whose texts stay as they are. [TRAN-04] */
  untranslated_shops: z.array(z.string()).default(["20041", "20038"]),
  /** Regions whose people draws of campaigns are offered to (decision 167). */
  draw_regions: z.array(z.enum(regions)).default(usualDrawRegions),
  /** Regions whose receipts are issued; nobody's unless it is switched on. */
  receipts_issued: z.array(z.enum(regions)).default([]),
  /** When a receipt is issued, and for which rows of what was paid. */
  receipt_moment: z.enum(receiptMoments).default("payment"),
  receipt_rows: z.array(z.enum(receiptRows)).default(["goods", "service_fee"]),
  /** Who issues the receipts that we number ourselves: name, address and tax number, as they are printed. */
  receipt_issuer: z.string().max(300).default(""),
  /** Characters that providers may be asked to translate on a day of UTC, all readers together. */
  translation_characters_per_day: z.int().nonnegative().default(1_000_000),
} as const;

export type Settings = {
  readonly [Key in keyof typeof settingShapes]: z.output<(typeof settingShapes)[Key]>;
};

function mutable(acceptance: typeof defaultAcceptance) {
  return {
    8: [...acceptance[8]],
    9: [...acceptance[9]],
    10: [...acceptance[10]],
    12: [...acceptance[12]],
  };
}
