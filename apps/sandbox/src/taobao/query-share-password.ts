import { cheapestOf } from "../search/order-products.ts";
import { yuan } from "../text-fields.ts";
import { pictureUrl, type World } from "../world.ts";

/**
 * `taobao.wireless.share.tpwd.query`: the item behind a share text. Any password inside the text
 * is found, with or without a dash before the channel code; an expired or unknown one gives no url.
 */
export function querySharePassword(world: World, content: string) {
  const share = world.shareCodes.byPassword(content, "taobao");
  const product = share && world.marketplaces.taobao.find(share.thid);
  if (!share || !product || share.isExpired) return { suc: false };
  const price = yuan(cheapestOf(product));
  const picture = pictureUrl(world, product.pictures[0]!);
  const url =
    `https://a.m.taobao.com/i${product.thid}.htm?price=${price}&sourceType=item` +
    `&suid=5b0a4168-0000-4000-8000-sandbox&shareurl=true&short_name=${share.code}` +
    `&sp_tk=${encodeURIComponent(Buffer.from(share.password).toString("base64"))}`;
  return {
    suc: true,
    content: product.title.zh,
    title: "淘口令-宝贝",
    price,
    pic_url: picture,
    thumb_pic_url: `${picture}_200x200.webp`,
    url,
    native_url: url.replace(/^https:/, "tbopen:"),
  };
}
