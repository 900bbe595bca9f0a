import type { SameKeys } from "../../same-keys.ts";
import type { translation as source } from "../../zh/goods/translation.ts";

export const translation = {
  toOriginals: "看原文",
  toTranslations: "看翻譯",
  tradeWords: {
    title: "下單前請留意",
    no_goods: {
      name: "不寄商品",
      tells: "這是補差額或不能直接下單的連結，不會寄出商品。",
    },
    deposit: {
      name: "只是訂金",
      tells: "標示的可能只是訂金，之後還要付尾款，總價會更高。",
    },
    pre_sale: {
      name: "預購",
      tells: "目前沒有現貨，要等較久才出貨，時間以賣家公布為準。",
    },
    part_only: {
      name: "只是配件",
      tells: "可能只是配件或耗材，不是整件商品。",
    },
    not_included: {
      name: "有東西不含",
      tells: "照片中的部分東西不會附上，請看清楚不含哪些。",
    },
    one_of_pair: {
      name: "只有一隻",
      tells: "標價是一隻的價格，需要一對請改選一對。",
    },
    part_of_set: {
      name: "不是整套",
      tells: "照片是整套，但這個價格只有其中一件。",
    },
    empty_container: {
      name: "空容器",
      tells: "只有空容器，沒有內容物。",
    },
    display_only: {
      name: "僅供展示",
      tells: "只能展示或拍照，沒有實際功能。",
    },
    sample: {
      name: "樣品",
      tells: "可能是樣品，數量、包裝或尺寸與正式商品不同。",
    },
    second_hand: {
      name: "二手或瑕疵",
      tells: "可能是用過或有瑕疵的商品。",
    },
    near_expiry: {
      name: "即期品",
      tells: "快到保存期限，加上運送時間，收到時可能已過期。",
    },
    random_choice: {
      name: "隨機出貨",
      tells: "顏色或款式由賣家決定，不能指定。",
    },
    no_returns: {
      name: "不退不換",
      tells: "賣家表明不接受退換，下單前請想清楚。",
    },
  },
} as const satisfies SameKeys<typeof source>;
