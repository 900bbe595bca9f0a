import {
  EXPIRED_CODE,
  EXPIRED_PASSWORD,
  FOREIGN_CODE,
  LOOP_CODE,
  PRIVATE_CODE,
  shareOf,
} from "@sampan/sandbox/links/share-codes";
import type { DemoCatalogue, DemoPlatform, DemoProduct } from "./catalogue.ts";

/** A text as people paste it, and where it should lead. */
export type ShareText = {
  readonly about: string;
  readonly text: string;
  readonly leadsTo:
    | { readonly platform: Exclude<DemoPlatform, "own">; readonly thid: string }
    | "expired"
    | "refused";
};

/** The goods that the demo passes on: one of each marketplace that people know from its lists. */
const SHARED_TAOBAO = "square-neck-puff-blouse";
const SHARED_1688 = "floral-chiffon-midi-dress";
const SHARED_JD = "cabin-suitcase-20";
const SHARED_PDD = "dad-sneakers-women";
const SHARED_GROUP_BUYING = "fitness-band";

/** Share texts for the demo and for tests, in the forms the apps of the marketplaces write. */
export function shareTexts(catalogue: DemoCatalogue): ShareText[] {
  return [
    ...ofTaobaoAnd1688(catalogue),
    ...ofJd(catalogue),
    ...ofPinduoduo(catalogue),
    ...ofGroupBuying(catalogue),
    ...thatLeadNowhere(catalogue),
  ];
}

function ofTaobaoAnd1688(catalogue: DemoCatalogue): ShareText[] {
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
      about: "1688, password only",
      text: `8￥${alibaba.password}￥ 复制整段话，打开手机阿里`,
      leadsTo: toDress,
    },
  ];
}

function ofJd(catalogue: DemoCatalogue): ShareText[] {
  const suitcase = productOf(catalogue, SHARED_JD);
  const { code, password } = shareOf(suitcase)!;
  const leadsTo = { platform: "jd", thid: suitcase.thid } as const;
  return [
    {
      about: "JD, short link",
      text: `【京东】https://3.cn/${code} 「${suitcase.title.zh}」\n点击链接直接打开`,
      leadsTo,
    },
    {
      about: "JD, password only",
      text: `！${password}！ CA8888 打开【京东APP】即可查看`,
      leadsTo,
    },
    {
      about: "JD, page of the article",
      text: `https://item.jd.com/${suitcase.thid}.html`,
      leadsTo,
    },
  ];
}

function ofPinduoduo(catalogue: DemoCatalogue): ShareText[] {
  const sneakers = productOf(catalogue, SHARED_PDD);
  const { code } = shareOf(sneakers)!;
  const leadsTo = { platform: "pdd", thid: sneakers.thid } as const;
  return [
    {
      about: "Pinduoduo, page of the goods",
      text: `https://mobile.yangkeduo.com/goods.html?goods_id=${sneakers.thid}&page_from=23`,
      leadsTo,
    },
    {
      about: "Pinduoduo, short link",
      text: `快来拼单吧 https://p.pinduoduo.com/${code}`,
      leadsTo,
    },
  ];
}

function ofGroupBuying(catalogue: DemoCatalogue): ShareText[] {
  const band = productOf(catalogue, SHARED_GROUP_BUYING);
  return [
    {
      about: "Group buying, page of the goods",
      text: `【拼团】${band.title.zh} https://tuan.sampan.test/goods/${band.thid}.html`,
      leadsTo: { platform: "groupbuy", thid: band.thid },
    },
  ];
}

function thatLeadNowhere(catalogue: DemoCatalogue): ShareText[] {
  const title = productOf(catalogue, SHARED_TAOBAO).title.zh.slice(0, 10);
  return [
    {
      about: "Taobao, expired",
      text: `【淘宝】https://m.tb.cn/h.${EXPIRED_CODE}?tk=${EXPIRED_PASSWORD} CZ0015 「${title}」`,
      leadsTo: "expired",
    },
    {
      about: "A short link that leads to a private address",
      text: `https://qr.1688.com/s/${PRIVATE_CODE}`,
      leadsTo: "refused",
    },
    {
      about: "A short link that leads round in a circle",
      text: `https://qr.1688.com/s/${LOOP_CODE}`,
      leadsTo: "refused",
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
