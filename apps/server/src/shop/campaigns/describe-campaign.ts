import type { Campaign } from "@sampan/contract/shop/campaigns";
import type { CampaignRow } from "@sampan/contract/shop/staff-campaigns";
import { businessDay, formatWireTime } from "@sampan/domain/kernel/business-time";
import { prizesFor } from "@sampan/domain/shop/campaigns/campaign";
import { isBelowCost } from "@sampan/domain/shop/campaigns/below-cost";
import { notOfferedIn } from "@sampan/domain/shop/campaigns/offered-in";
import { whyNotTake } from "@sampan/domain/shop/campaigns/taking";
import type { StaffCaller, Visitor } from "../../kernel/http/callers.ts";
import { textIn, textToEdit } from "../../kernel/say/text-in.ts";
import { readNames } from "../../goods/translation/read-names.ts";
import type { CampaignAtDesk, CampaignOfAsker } from "./campaign-queries.ts";

/** A campaign for somebody who may see it, with what they can gain and why they cannot. [API-115] */
export function describeCampaign(row: CampaignOfAsker, caller: Visitor): Campaign {
  const { customer, language, region } = caller;
  const prizes = customer ? prizesFor(row.prizes, customer.currency) : row.prizes;
  return {
    id: row.number,
    name: textIn(row.name, language),
    i18n: row.name,
    about: textIn(row.about, language),
    gift: row.gift,
    route: row.page,
    stage: row.stage,
    start_time: formatWireTime(row.starts_at, region),
    end_time: formatWireTime(row.ends_at, region),
    per_person: row.per_person,
    per_day: row.per_day,
    taken: row.taken ?? 0,
    streak: row.streak ?? 0,
    prizes: prizes.map(({ id: _, ...prize }) => prize),
    refusal: customer ? whyNot(row, { ...caller, customer }) : null,
    commitment: row.commitment ?? "",
  };
}

/** Why this customer cannot take now, as far as it is known before it is tried. */
export function whyNot(
  row: CampaignOfAsker,
  {
    customer,
    now,
    region,
  }: Pick<Visitor, "now" | "region"> & { customer: NonNullable<Visitor["customer"]> },
) {
  return whyNotTake(row, {
    isMeant: row.sees && row.may_take,
    registered_at: row.registered_at ?? now,
    takes: row.taken ?? 0,
    takes_of_day: row.day === businessDay(now, region) ? (row.takes_of_day ?? 0) : 0,
    hasPrize: prizesFor(row.prizes, customer.currency).length > 0,
    now,
  });
}

/** A campaign as staff read and write it. [BO-37] */
export const describeAtDesk = (
  row: CampaignAtDesk,
  { region, staff, settings }: StaffCaller,
): CampaignRow => ({
  id: row.number,
  state: row.state,
  names: textToEdit(row.name),
  abouts: textToEdit(row.about),
  gift: row.gift,
  page: row.page,
  stage: row.stage,
  starts_at: formatWireTime(row.starts_at, region),
  ends_at: formatWireTime(row.ends_at, region),
  sees: row.sees,
  takes: row.takes,
  per_person: row.per_person,
  per_day: row.per_day,
  prizes: row.prizes.map(({ id: _, place: __, ...prize }) => prize),
  budgets: row.budgets,
  goods: row.goods.map(({ product_id, item_name, names, price, regular, platform }) => ({
    spu_id: String(product_id),
    i18n: readNames(item_name, names),
    price,
    regular,
    is_below_cost: isBelowCost({ platform, price, regular }, settings.lone_price_bp),
  })),
  orders: row.orders,
  people: row.people,
  taken: row.taken,
  version: row.version,
  owner: row.owner ?? "",
  asked_by: row.asker ?? "",
  not_in: notOfferedIn(row.gift, settings),
  may_confirm: row.state === "waiting" && row.asked_by !== staff.id,
});
