import { queryCategoryList } from "@sampan/contract/goods/catalogue/catalogue";
import { listCouponTemplates } from "@sampan/contract/money/staff-coupons";
import type { BlockKind } from "@sampan/domain/shop/pages/block";
import type { HttpCaller } from "../tests/support/http-caller.ts";
import { publishCampaign } from "../tests/support/test-campaigns.ts";
import { type BlockWish, blockWish, insertPage, said } from "../tests/support/test-pages.ts";
import { valueOf } from "../tests/support/value-of.ts";

/** What home is made of from above, again and again; each campaign block has two campaigns. */
const round = [
  "banners",
  "categories",
  "notice",
  "coupons",
  "goods",
  "campaign",
  "goods",
  "articles",
  "campaign",
  "picture",
  "goods",
  "text",
  "campaign",
  "countdown",
  "goods",
] as const satisfies readonly BlockKind[];
const campaignsOfBlock = 2;
const goodsOfShelf = 6;

interface Materials {
  readonly pictures: readonly string[];
  readonly categories: readonly number[];
  readonly coupons: readonly string[];
  readonly campaigns: readonly string[];
}

interface LongPage {
  readonly address: string;
  readonly blocks: number;
  readonly campaigns: number;
}

/** Publishes a page of so many blocks at an address, and so many campaigns, as the desk of marketing does. */
export async function publishLongPage(desk: HttpCaller, page: LongPage): Promise<void> {
  const now = new Date();
  const campaigns: string[] = [];
  for (let count = 0; count < page.campaigns; count += 1)
    campaigns.push((await publishCampaign(desk, now)).id);
  const materials = { campaigns, ...(await findMaterials(desk)) };
  const kinds = Array.from({ length: page.blocks }, (_, at) => kindAt(at));
  const blocks = kinds.map((kind, at) => {
    const before = kinds.slice(0, at).filter((one) => one === kind).length;
    return blockOf(kind, { id: `${kind}${at}`, before, materials });
  });
  await insertPage(desk, now, { address: page.address, blocks });
}

const kindAt = (at: number): BlockKind => round[at % round.length] ?? "text";

async function findMaterials(desk: HttpCaller): Promise<Omit<Materials, "campaigns">> {
  const { datalist } = valueOf(await desk.call(queryCategoryList, {}));
  const templates = valueOf(await desk.call(listCouponTemplates, {}));
  return {
    pictures: datalist.map(({ img_url }) => img_url),
    categories: datalist.map(({ id }) => id),
    coupons: templates.datalist.slice(0, 2).map(({ code }) => code),
  };
}

interface Place {
  readonly id: string;
  /** How many of its kind stand above it. */
  readonly before: number;
  readonly materials: Materials;
}

function blockOf(kind: BlockKind, { id, before, materials }: Place): BlockWish {
  const { pictures, categories, coupons, campaigns } = materials;
  const parts: Partial<Record<BlockKind, Partial<BlockWish>>> = {
    banners: { cards: pictures.slice(0, 3).map(cardOf) },
    categories: { title: said("") },
    coupons: { names: [...coupons] },
    goods: { shelf: shelfOf(categories[before % categories.length]) },
    campaign: {
      names: campaigns.slice(before * campaignsOfBlock, (before + 1) * campaignsOfBlock),
    },
    picture: { cards: pictures.slice(before, before + 1).map(cardOf) },
    text: { body: said("集貨七天，快船星期五開航。") },
    countdown: { until: "2036-01-01 00:00:00" },
  };
  return blockWish(kind, id, parts[kind]);
}

const cardOf = (picture: string): BlockWish["cards"][number] => ({
  picture,
  alt: said("冬天的衣服"),
  title: said("入冬"),
  line: said("七天送到家"),
  link: "/flowPage",
});

const shelfOf = (category_id: number | undefined): BlockWish["shelf"] => ({
  source: "category",
  category_id: category_id ?? null,
  goods: [],
  most: goodsOfShelf,
});
