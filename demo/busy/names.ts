import type { Region } from "@sampan/domain/kernel/regions";

/** Common names, put together by chance. A name is written first part, last part: a family name comes first in Chinese. */
export const namesOfPeople: Readonly<
  Record<Region, { readonly first: readonly string[]; readonly last: readonly string[] }>
> = {
  TW: {
    first: [..."陳林黃張李王吳劉蔡楊許鄭謝洪郭邱曾廖賴徐周葉蘇莊呂江何蕭羅高"],
    last: "怡君 雅婷 家豪 志明 淑芬 宗翰 佳穎 俊宏 詩涵 冠宇 欣怡 承恩 宜蓁 柏翰 雅雯 彥廷 筱涵 建宏 佩珊 子軒 美玲 品妤 明哲 思妤 信宏 郁婷 國榮 鈺婷 哲瑋 惠雯".split(
      " ",
    ),
  },
  TH: {
    first:
      "สมชาย สมหญิง ณัฐวุฒิ กมลวรรณ ธนากร พิมพ์ชนก วรพล จิราพร อนุชา สุภาพร ปิยะ นภัสสร กิตติ รัตนา ชาญชัย อรทัย ภูมิ มาลี ธีรพงศ์ วิภา".split(
        " ",
      ),
    last: " สุขใจ| แก้วมณี| ทองดี| ศรีสุข| วงศ์ไทย| บุญมี| รุ่งเรือง| พงษ์ศักดิ์| จันทร์เพ็ญ| มั่นคง| สายทอง| ชัยชนะ| เพชรดี| อินทร์แก้ว".split(
      "|",
    ),
  },
};

/** What service writes down about somebody. */
export const notesOfService: readonly string[] = [
  "來電詢問運費計算方式，已說明體積重。",
  "希望包裹合併後再寄，已告知功能上線時間。",
  "不收晚上電話，請以訊息聯絡。",
  "地址為公司，週末無人收件。",
  "ลูกค้าขอให้โทรก่อนจัดส่งทุกครั้ง",
  "ลูกค้าสั่งซื้อเพื่อจำหน่ายต่อ ต้องการใบเสร็จทุกครั้ง",
];
