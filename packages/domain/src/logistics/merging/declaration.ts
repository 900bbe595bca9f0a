/** What customs is told of one line of goods. */
export interface DeclaredLine {
  readonly oid: string;
  readonly name: string;
  readonly material: string;
  /** Of all its pieces, cents of the payment currency. */
  readonly value: number;
}

/**
 * Words that tell customs nothing, in the four languages people write in: a parcel declared by one of them, or by
 * several, is opened or sent back.
 */
const vagueWords: readonly string[] = [
  "商品 货物 物品 东西 产品 货品 礼物 礼品 赠品 样品 杂货 日用品 百货 个人物品 私人物品 包裹 其他 其它 杂物 配件 用品",
  "貨物 東西 產品 貨品 禮物 禮品 贈品 樣品 雜貨 個人物品 雜物 淘宝 淘寶 网购 網購",
  "สินค้า สินค้าทั่วไป ของ ของทั่วไป ของขวัญ ของฝาก ของใช้ ของใช้ส่วนตัว ของแถม ตัวอย่าง พัสดุ สิ่งของ อื่นๆ ผลิตภัณฑ์ เบ็ดเตล็ด อุปกรณ์ อะไหล่",
  "goods good gift gifts present presents item items product products thing things stuff sample samples parcel package",
  "misc miscellaneous other others various merchandise commodity commodities accessory accessories part parts supplies",
  "daily necessities personal effects",
];

const vague = new Set(vagueWords.flatMap((words) => words.split(" ")));

/** Full width, capitals, punctuation and blanks say nothing by themselves. */
function plain(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

/** Words that make no vague name a specific one. */
const fillers = /^(?:x|×|some|my|a|an|the|for|of|and|一些|一批|各式|各種|各种|我的)$/u;

/** True for a customs name that says nothing of what is in the parcel: "goods", "gift", figures alone. */
export function isVagueName(name: string): boolean {
  const words = plain(name)
    .split(" ")
    .filter((word) => !/^[\p{N}]*$/u.test(word) && !fillers.test(word));
  return words.join("").length < 2 || words.every((word) => vague.has(word));
}

export type DeclarationFault =
  | { readonly code: "declaration_incomplete"; readonly oid: string }
  | { readonly code: "declaration_vague"; readonly oid: string; readonly name: string };

/**
 * What is wrong with a declaration of these lines of goods, the first fault of all: a line without name, material or
 * value, one that is not in the parcel, or one whose name tells nothing.
 */
export function faultOfDeclaration(
  declared: readonly DeclaredLine[],
  oids: readonly string[],
): DeclarationFault | undefined {
  const stranger = declared.find(
    ({ oid }, at) => !oids.includes(oid) || declared.findIndex((one) => one.oid === oid) < at,
  );
  if (stranger) return { code: "declaration_incomplete", oid: stranger.oid };
  for (const oid of oids) {
    const line = declared.find((one) => one.oid === oid);
    if (!line || line.name.trim() === "" || line.material.trim() === "" || line.value <= 0)
      return { code: "declaration_incomplete", oid };
    if (isVagueName(line.name)) return { code: "declaration_vague", oid, name: line.name.trim() };
  }
  return undefined;
}
