import type { SandboxProduct } from "../catalogue-shape.ts";
import { bareNumber } from "../bare-number.ts";
import { html } from "../pages/page-shell.ts";
import { descriptionHtml, descriptionPictures, type World } from "../world.ts";
import { categoryInfo, goodsHead, imageInfo, namedGoods } from "./goods-fields.ts";
import type { JdAnswer } from "./jd-answer.ts";

const IDS_MAX = 10;

/** `jd.union.open.goods.bigfield.query`: descriptions and attributes of at most ten articles. */
export function queryBigFields(world: World, question: Record<string, unknown>): JdAnswer {
  const named = namedGoods(world, question);
  if (!named || named.length > IDS_MAX) {
    return { code: 400, message: `skuIds或itemIds需为1至${IDS_MAX}个` };
  }
  const data = named.map((product) => bigFields(world, product));
  return { code: 200, message: "success", data };
}

/** A description is HTML, or a list of pictures as one text with commas, never both. */
function bigFields(world: World, product: SandboxProduct) {
  const isPictures = product.isDescribedByPictures === true;
  return {
    ...goodsHead({ ...product, isListedWithoutId: false }),
    categoryInfo: categoryInfo(product),
    imageInfo: imageInfo(world, product),
    baseBigFieldInfo: {
      wdis: isPictures ? "" : descriptionHtml(world, product),
      propCode: propertyTable(product),
      wareQD: product.title.zh,
      propGroups: "",
    },
    detailImages: isPictures ? descriptionPictures(world, product).join(",") : "",
    mainSkuId: bareNumber(product.thid),
    productId: bareNumber(product.thid),
    // 1 on the shelf, 0 off it.
    skuStatus: product.isPublished ? 1 : 0,
  };
}

const propertyTable = (product: SandboxProduct): string =>
  `<table class="Ptable">${product.attributes
    .map(({ name, value }) => `<tr><td>${html(name.zh)}</td><td>${html(value.zh)}</td></tr>`)
    .join("")}</table>`;
