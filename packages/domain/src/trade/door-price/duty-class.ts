import type { DutyClass } from "../../people/regions/customs.ts";

/**
 * Words in a seller's own title or in the name of its category, looked at in this order: what is made for a thing comes
 * before the thing, since a bag for a laptop is a bag.
 */
const words: readonly (readonly [DutyClass, readonly string[]])[] = [
  [
    "bags",
    [
      "背包",
      "手提包",
      "双肩包",
      "单肩包",
      "斜挎包",
      "电脑包",
      "钱包",
      "包包",
      "行李箱",
      "拉杆箱",
      "女包",
    ],
  ],
  [
    "household",
    [
      "衣架",
      "晾衣",
      "洗衣",
      "收纳",
      "电脑桌",
      "手机壳",
      "手机支架",
      "家居",
      "厨房",
      "窗帘",
      "地毯",
    ],
  ],
  ["toys", ["玩具", "积木", "公仔", "拼图"]],
  ["books", ["图书", "书籍", "绘本"]],
  ["audio", ["耳机", "音箱", "音响"]],
  ["watches", ["手表", "腕表"]],
  ["electronics", ["手机", "平板电脑", "笔记本电脑", "电脑", "键盘", "显示器"]],
  ["care", ["面膜", "面霜", "乳液", "香水", "口红", "洗发水", "沐浴露", "护肤", "洗护"]],
  [
    "clothing",
    [
      "女装",
      "男装",
      "童装",
      "连衣裙",
      "裙",
      "裤",
      "衬衫",
      "T恤",
      "外套",
      "毛衣",
      "内衣",
      "袜",
      "鞋",
      "帽",
      "衣",
    ],
  ],
];

/** The class that a customs office will probably see in goods; undefined where no word tells. It is said with each estimate. */
export function assumeDutyClass(title: string, category: string): DutyClass | undefined {
  const classOf = (text: string) =>
    words.find(([, each]) => each.some((word) => text.includes(word)))?.[0];
  return classOf(title) ?? classOf(category);
}
