import type { InputOf } from "@sampan/contract/kernel/call";
import type {
  addCampaign as addCall,
  CampaignRow,
  changeCampaign as changeCall,
} from "@sampan/contract/shop/staff-campaigns";
import { parseWireTime } from "@sampan/domain/kernel/business-time";
import { newCampaignNumber } from "@sampan/domain/kernel/ids";
import { originalLanguage } from "@sampan/domain/kernel/language";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { mostOf } from "@sampan/domain/money/coupons/coupon";
import {
  checkCampaign,
  type Prize,
  type TermsUnkept,
} from "@sampan/domain/shop/campaigns/campaign";
import { sql } from "kysely";
import { changedMeanwhile } from "../../kernel/audit/changed-meanwhile.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { writtenText } from "../../kernel/say/text-in.ts";
import { holdTemplate } from "../../money/coupons/hold-template.ts";
import { findSegmentId } from "../../people/segments/find-segment-id.ts";
import { lockCampaign } from "./campaign-queries.ts";
import { showCampaign } from "./list-campaigns.ts";

type Wish = InputOf<typeof addCall>;
type Saved = { readonly data: CampaignRow };
type Unkept = Refusal<
  | TermsUnkept["code"]
  | "names_needed"
  | "campaign_page_invalid"
  | "segment_unknown"
  | "coupon_unknown"
  | "campaign_unknown"
  | "campaign_goods_unknown"
  | "campaign_goods_public"
>;

/** Writes a campaign as a draft, which nobody outside sees. Refuses terms that cannot be kept. [BO-37] */
export async function addCampaign(
  db: Db,
  wish: Wish,
  { caller, chance }: { readonly caller: StaffCaller } & Pick<Needs, "chance">,
): Promise<Result<Saved, Unkept>> {
  const read = await readWish(db, wish, caller);
  if (!read.ok) return read;
  const number = newCampaignNumber(chance(8));
  const { now: created_at, staff } = caller;
  const made = { number, state: "draft", created_at, created_by: staff.id } as const;
  const { id } = await db
    .insertInto("campaigns")
    .values({ ...read.value.row, ...made })
    .returning("id")
    .executeTakeFirstOrThrow();
  await putParts(db, id, read.value);
  const act = { object_kind: "campaign", object_id: number, new_value: wish } as const;
  await recordAudit(db, caller, { action: "add_campaign", ...act });
  return showCampaign(db, number, caller);
}

/**
 * Changes a draft: what was published stays as it was promised. Refuses `campaign_not_in_state` for what is none,
 * and `changed_meanwhile` where somebody saved it since it was read. [BO-37]
 */
export async function changeCampaign(
  db: Db,
  { id: number, version, ...wish }: InputOf<typeof changeCall>,
  caller: StaffCaller,
): Promise<Result<Saved, Unkept | Refusal<"campaign_not_in_state" | "changed_meanwhile">>> {
  const stored = await lockCampaign(db, number);
  if (!stored) return refuse({ code: "campaign_unknown" });
  const object = { object_kind: "campaign", object_id: number } as const;
  if (stored.version !== version) return changedMeanwhile(db, object, caller);
  if (stored.state !== "draft") return refuse({ code: "campaign_not_in_state" });
  const read = await readWish(db, wish, caller);
  if (!read.ok) return read;
  await db
    .updateTable("campaigns")
    .set({ ...read.value.row, version: version + 1 })
    .where("id", "=", stored.id)
    .execute();
  await db.deleteFrom("campaign_prizes").where("campaign_id", "=", stored.id).execute();
  await db.deleteFrom("activity_prices").where("campaign_id", "=", stored.id).execute();
  await db.deleteFrom("campaign_budgets").where("campaign_id", "=", stored.id).execute();
  await putParts(db, stored.id, read.value);
  await recordAudit(db, caller, { action: "change_campaign", ...object, new_value: wish });
  return showCampaign(db, number, caller);
}

type Priced = Prize & { readonly template_id: number | null };
type Read = Awaited<ReturnType<typeof rowOf>> & { readonly prizes: readonly Priced[] } & Pick<
    Wish,
    "budgets" | "goods"
  >;

async function readWish(db: Db, wish: Wish, caller: StaffCaller): Promise<Result<Read, Unkept>> {
  if (wish.names[originalLanguage].trim() === "") return refuse({ code: "names_needed" });
  if (!/^(\/[\w.-]+){0,3}$/.test(wish.page)) return refuse({ code: "campaign_page_invalid" });
  const starts = parseWireTime(wish.starts_at, caller.region);
  const ends = parseWireTime(wish.ends_at, caller.region);
  if (!starts.ok || !ends.ok) return refuse({ code: "campaign_window_invalid" });
  const prizes = await Promise.all(wish.prizes.map((prize) => pricePrize(db, prize)));
  const priced = prizes.filter((prize) => prize !== undefined);
  if (priced.length < prizes.length) return refuse({ code: "coupon_unknown" });
  const window = { starts_at: starts.value, ends_at: ends.value };
  const goods = await checkGoods(db, wish);
  if (!goods.ok) return goods;
  const checked = checkCampaign({ ...wish, ...window, prizes: priced, goods: wish.goods.length });
  if (!checked.ok) return checked;
  const row = await rowOf(db, wish, window);
  if (row.isLost) return refuse({ code: "segment_unknown" });
  return ok({ ...row, prizes: priced, budgets: wish.budgets, goods: wish.goods });
}

/**
 * Goods are there, each once, and cost everybody the same: whoever opens a page of theirs sees one price. Refuses
 * `campaign_goods_unknown` and `campaign_goods_public`. [CHK-24]
 */
async function checkGoods(
  db: Db,
  { goods, sees, takes }: Pick<Wish, "goods" | "sees" | "takes">,
): Promise<Result<null, Refusal<"campaign_goods_unknown" | "campaign_goods_public">>> {
  if (goods.length === 0) return ok(null);
  if (sees !== null || takes !== null) return refuse({ code: "campaign_goods_public" });
  const ids = goods.map(({ spu_id }) => spu_id);
  const found = await db
    .selectFrom("products")
    .select("id")
    .where(sql<boolean>`id = any(${ids.map(Number)}::bigint[])`)
    .execute();
  const known = new Set(found.map(({ id }) => String(id)));
  const lost = ids.filter((id, at) => !known.has(id) || ids.indexOf(id) !== at);
  return lost.length === 0
    ? ok(null)
    : refuse({ code: "campaign_goods_unknown", values: { items: lost.join(", ") } });
}

/** A coupon is worth at most what its template takes off, in the template's currency. */
async function pricePrize(db: Db, prize: Wish["prizes"][number]): Promise<Priced | undefined> {
  const { code, ...rest } = prize;
  if (prize.kind !== "coupon") return { ...rest, template_id: null };
  const template = await holdTemplate(db, code);
  return (
    template && {
      ...rest,
      currency: template.currency,
      amount: mostOf(template),
      template_id: template.id,
    }
  );
}

async function rowOf(
  db: Db,
  wish: Wish,
  window: { readonly starts_at: Date; readonly ends_at: Date },
) {
  const [sees, takes] = [
    wish.sees === null ? null : await findSegmentId(db, wish.sees),
    wish.takes === null ? null : await findSegmentId(db, wish.takes),
  ];
  return {
    isLost: sees === undefined || takes === undefined,
    row: {
      gift: wish.gift,
      name: JSON.stringify(writtenText(wish.names)),
      about: JSON.stringify(writtenText(wish.abouts)),
      page: wish.page,
      stage: wish.stage,
      ...window,
      sees_segment: sees ?? null,
      takes_segment: takes ?? null,
      per_person: wish.per_person,
      per_day: wish.per_day,
    },
  };
}

async function putParts(
  db: Db,
  campaign_id: number,
  { prizes, budgets, goods }: Read,
): Promise<void> {
  if (prizes.length > 0)
    await db
      .insertInto("campaign_prizes")
      .values(prizes.map((prize, at) => ({ ...prize, campaign_id, place: at + 1 })))
      .execute();
  if (budgets.length > 0)
    await db
      .insertInto("campaign_budgets")
      .values(budgets.map((budget) => ({ ...budget, campaign_id })))
      .execute();
  if (goods.length > 0)
    await db
      .insertInto("activity_prices")
      .values(
        goods.map(({ spu_id, price }, at) => ({
          campaign_id,
          product_id: Number(spu_id),
          place: at + 1,
          price,
        })),
      )
      .execute();
}
