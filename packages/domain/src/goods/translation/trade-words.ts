/** What a word of the trade tells about the goods, in the order in which customers should hear it. */
const tradeWordKinds = [
  "no_goods",
  "deposit",
  "pre_sale",
  "part_only",
  "not_included",
  "one_of_pair",
  "part_of_set",
  "empty_container",
  "display_only",
  "sample",
  "second_hand",
  "near_expiry",
  "random_choice",
  "no_returns",
] as const;
export type TradeWordKind = (typeof tradeWordKinds)[number];

/**
 * The words sellers write in titles and options. Translated word by word they are easily overlooked, and
 * each of them changes what arrives or what it costs.
 */
const patterns: Readonly<Record<TradeWordKind, RegExp>> = {
  no_goods: /补差价|补拍|补运费|勿拍|拍下不发|虚拟商品/,
  deposit: /定金|订金|付定|尾款/,
  pre_sale: /预售|预订|预定|预购/,
  // Accessories that come along, or all of them, are no warning.
  part_only: /仅配件|非整机|仅盒子|单壳|耗材|(?<![送赠带含全])配件(?!齐全)/,
  not_included: /不含|不包含|不带|需自备/,
  one_of_pair: /单只|单支|一只价/,
  part_of_set: /单上衣|单裤子|单件上衣|单件裤子/,
  empty_container: /空瓶|空盒|空壳/,
  display_only: /展示用|不能开机|模型机|道具|样机/,
  sample: /样品/,
  second_hand: /二手|九成新|闲置|微瑕/,
  near_expiry: /临期|近效期/,
  random_choice: /颜色随机|花色随机|款式随机|随机发/,
  no_returns: /不退不换|不退换|拆封不退|定制不退|定做不退/,
};

/** What the words of the trade in an original text say, each thing once. Empty for most texts. */
export const tradeWordsIn = (text: string): TradeWordKind[] =>
  tradeWordKinds.filter((kind) => patterns[kind].test(text));
