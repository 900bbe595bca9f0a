import type { DemoAttribute, DemoShop } from "./catalogue.ts";
import { HOSTILE_SNIPPETS } from "./hostile-snippets.ts";
import { seededChance } from "./seeded-chance.ts";

const NOTICES = [
  "本店支持7天无理由退换，质量问题包来回运费。",
  "下单后48小时内发货，大促期间顺延，急单请先联系客服。",
  "手工测量，误差1-3厘米属正常范围，介意者慎拍。",
  "因拍摄光线与显示器不同，颜色以实物为准。",
] as const;

/**
 * What a seller writes under the goods, in the loose HTML sellers use: inline styles and
 * font tags are there on purpose, since whoever shows it has to clean it.
 */
export function describeProduct(goods: {
  title: string;
  text: string;
  attributes: readonly DemoAttribute[];
  shop: Pick<DemoShop, "name" | "isFactory" | "years">;
  pictures: readonly string[];
  isHostile: boolean;
}): string {
  const rows = goods.attributes
    .map((attribute) => `<tr><td>${attribute.name.zh}</td><td>${attribute.value.zh}</td></tr>`)
    .join("");
  const pictures = goods.pictures
    .map((name) => `<p align="center"><img src="{img}/${name}.webp" width="790"/></p>`)
    .join("");
  const source = goods.shop.isFactory
    ? `${goods.shop.name}，自有工厂${goods.shop.years}年，支持看样、加工定制与一件代发。`
    : `${goods.shop.name}，开店${goods.shop.years}年，现货速发，售后无忧。`;
  return (
    `<div id="offer-template-0"></div>` +
    `<p style="text-align: center;"><font size="4" color="#cc0000"><b>${goods.title}</b></font></p>` +
    `<p style="line-height: 1.8;">${goods.text}</p>` +
    `<table border="1" cellspacing="0" width="100%"><tbody>${rows}</tbody></table>` +
    `<p><span style="font-size: 14px;">${source}</span></p>` +
    pictures +
    (goods.isHostile ? hostilePart(goods.title) : "") +
    NOTICES.map((notice) => `<p>${notice}</p>`).join("")
  );
}

/** Three of the snippets in a row, beginning anywhere, so that all of them occur. */
function hostilePart(title: string): string {
  const start = Math.floor(seededChance(title)() * HOSTILE_SNIPPETS.length);
  return [0, 1, 2].map((at) => HOSTILE_SNIPPETS[(start + at) % HOSTILE_SNIPPETS.length]).join("");
}
