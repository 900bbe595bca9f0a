import {
  EXPIRED_CODE,
  EXPIRED_PASSWORD,
  FOREIGN_CODE,
  shareOf,
} from "@sampan/sandbox/links/share-codes";
import type { DemoCatalogue, DemoProduct } from "./catalogue.ts";

/** A text as people paste it, and where it should lead. */
export type ShareText = {
  readonly about: string;
  readonly text: string;
  readonly leadsTo:
    | { readonly platform: "1688" | "taobao"; readonly thid: string }
    | "expired"
    | "refused";
};

/** The goods that the demo passes on: one of each marketplace that people know from its lists. */
const SHARED_TAOBAO = "square-neck-puff-blouse";
const SHARED_1688 = "floral-chiffon-midi-dress";

/** Share texts for the demo and for tests, in the forms the apps of the marketplaces write. */
export function shareTexts(catalogue: DemoCatalogue): ShareText[] {
  const blouse = productOf(catalogue, SHARED_TAOBAO);
  const dress = productOf(catalogue, SHARED_1688);
  const taobao = shareOf(blouse)!;
  const alibaba = shareOf(dress)!;
  const toBlouse = { platform: "taobao", thid: blouse.thid } as const;
  const toDress = { platform: "1688", thid: dress.thid } as const;
  return [
    {
      about: "Taobao, link with its password",
      text: `【淘宝】7天无理由退货 https://e.tb.cn/h.${taobao.code}?tk=${taobao.password} CZ3457 「${blouse.title.zh}」\n点击链接直接打开 或者 淘宝搜索直接打开`,
      leadsTo: toBlouse,
    },
    {
      about: "Taobao, password only",
      text: `1￥${taobao.password}￥:// HU7679 打开【手机TaoBao】，即可查看/`,
      leadsTo: toBlouse,
    },
    {
      about: "Taobao, short link only",
      text: `【${blouse.title.zh.slice(0, 12)}】https://m.tb.cn/h.${taobao.code}?sm=49bb90`,
      leadsTo: toBlouse,
    },
    {
      about: "Taobao, page of the item",
      text: `https://item.taobao.com/item.htm?id=${blouse.thid}`,
      leadsTo: toBlouse,
    },
    {
      about: "1688, short link",
      text: `复制口令并打开手机阿里查看：https://qr.1688.com/s/${alibaba.code}`,
      leadsTo: toDress,
    },
    {
      about: "1688, page of the offer",
      text: `【1688】${dress.title.zh} https://detail.1688.com/offer/${dress.thid}.html?spm=a26352`,
      leadsTo: toDress,
    },
    {
      about: "Taobao, expired",
      text: `【淘宝】https://m.tb.cn/h.${EXPIRED_CODE}?tk=${EXPIRED_PASSWORD} CZ0015 「${blouse.title.zh.slice(0, 10)}」`,
      leadsTo: "expired",
    },
    {
      about: "A short link that leads away from the marketplaces",
      text: `https://qr.1688.com/s/${FOREIGN_CODE}`,
      leadsTo: "refused",
    },
  ];
}

function productOf(catalogue: DemoCatalogue, key: string): DemoProduct {
  const product = catalogue.marketplace.find((one) => one.key === key);
  if (!product) throw new Error(`The demo catalogue has no "${key}".`);
  return product;
}
