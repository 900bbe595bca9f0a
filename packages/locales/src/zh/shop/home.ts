import { withCurrency } from "../kernel/regions.ts";

export const home = {
  title: "三板：1688、淘宝、京东代购到家",
  description: "贴上链接或搜一个词，看得见到家总价。代买、验货、称重、合并、送到家。",
  find: "关键字、链接或口令",
  language: "语言与地区",
  notices: "通知",
  noticesUnread: "通知，{count} 则未读",
  rate: "汇率，1 元人民币等于 {amount}",
  categories: "分类",
  area: {
    own_shop: "刚靠岸的好货",
    ranked: "大家都在买",
    category: "分类好货",
  },
  how: {
    title: "怎么买到家",
    find: {
      title: "找到它",
      body: "贴链接、搜关键字，马上看到到家总价",
    },
    buy: {
      title: "我们去买",
      body: "审核后付商品款，我们下单并催货",
    },
    weigh: {
      title: "到仓称重",
      body: "广州仓验货、拍照、量尺寸",
    },
    ship: {
      title: "送到家",
      body: "看过运费明细再付，空运海运任选",
    },
  },
  due: {
    pay: "付款",
    payFreight: "付运费",
    order: "订单 {tid}",
    goodsTitle: "审核通过，等您付款",
    freightTitle: "已到广州仓，等您付运费",
    more: "还有 {count, number} 张订单等您",
  },
  place: {
    seller: "卖家",
    warehouse: "广州仓",
    transit: "运输",
    home: "到家",
  },
  settings: {
    title: "语言与地区",
    language: "显示语言",
    languageHint: "切换后马上生效，不会退出登录。",
    region: "送到哪里",
    regionHint: "决定价格用哪种货币显示。登录后以账号的地区为准。",
    regionFixed: "以您账号的地区为准",
    ...withCurrency,
    changed: "已切换为简体中文",
  },
} as const;
