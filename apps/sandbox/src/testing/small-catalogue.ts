import type { SandboxCatalogue, SandboxProduct, SandboxWords } from "../catalogue-shape.ts";

const words = (zh: string, tw = zh, th = zh, en = zh): SandboxWords => ({
  zh,
  "zh-TW": tw,
  th,
  en,
});

const COLOUR = {
  id: "color",
  name: words("颜色", "顏色", "สี", "Colour"),
  values: [
    { id: "red", name: words("红色", "紅色", "แดง", "Red"), picture: "dress.red" },
    { id: "navy", name: words("藏青", "藏青", "กรมท่า", "Navy"), picture: "dress.navy" },
  ],
};
const SIZE = {
  id: "clothing-size",
  name: words("尺码", "尺寸", "ไซซ์", "Size"),
  values: [{ id: "m", name: words("M") }],
};

/** A dress in two colours, of which one is sold out; made by a factory unless told otherwise. */
export function dress(change: Partial<SandboxProduct> = {}): SandboxProduct {
  return {
    key: "dress",
    thid: "650000000001",
    platform: "1688",
    shop: { id: "shop-1", name: "七号码头女装厂", city: "广州", isFactory: true, score: 4.7 },
    category: 103,
    categoryName: words("女装", "女裝", "เสื้อผ้าผู้หญิง", "Women's wear"),
    subcategory: "dresses",
    subcategoryName: words("连衣裙", "洋裝", "เดรส", "Dresses"),
    title: words("法式碎花雪纺连衣裙", "碎花雪紡洋裝", "เดรสชีฟองลายดอกไม้", "Floral chiffon dress"),
    dimensions: [COLOUR, SIZE],
    skus: [
      {
        id: "5000000000001",
        specId: "a".repeat(32),
        options: { color: "red", "clothing-size": "m" },
        price_cents: 4580,
        stock: 120,
        weight_g: 310,
      },
      {
        id: "5000000000002",
        specId: "b".repeat(32),
        options: { color: "navy", "clothing-size": "m" },
        price_cents: 4580,
        stock: 0,
        weight_g: 310,
      },
    ],
    tiers: [
      { from: 2, price_cents: 4580 },
      { from: 20, price_cents: 4310 },
    ],
    minOrder: 2,
    step: 1,
    weight_g: 310,
    size_mm: { length: 300, width: 240, height: 30 },
    attributes: [{ name: words("材质"), value: words("雪纺", "雪紡", "ชีฟอง", "Chiffon") }],
    pictures: ["dress.red", "dress.close"],
    descriptionHtml: `<p><img src="{img}/dress.red.webp"></p>`,
    monthlySales: 900,
    shipDays: { min: 1, max: 2 },
    freight: { first_cents: 500, next_cents: 100 },
    isPublished: true,
    ...change,
  };
}

/** A few things on five marketplaces. */
export const smallCatalogue: SandboxCatalogue = {
  words: [],
  marketplace: [
    dress(),
    dress({
      key: "tee",
      thid: "650000000002",
      title: words("纯棉短袖T恤女", "純棉短袖T恤", "เสื้อยืดคอตตอน", "Cotton tee"),
      subcategory: "womens-tops",
      subcategoryName: words("T恤上衣", "上衣", "เสื้อยืด", "Tops"),
      monthlySales: 4000,
      tiers: [{ from: 1, price_cents: 1290 }],
      skus: [
        {
          id: "5000000000003",
          specId: "c".repeat(32),
          options: { color: "red", "clothing-size": "m" },
          price_cents: 1290,
          stock: 9,
          weight_g: 150,
        },
        {
          id: "5000000000004",
          specId: "d".repeat(32),
          options: { color: "navy", "clothing-size": "m" },
          price_cents: 1490,
          stock: 9,
          weight_g: 150,
        },
      ],
    }),
    dress({
      key: "bank",
      thid: "650000000003",
      category: 154,
      subcategory: "power-charging",
      subcategoryName: words("充电", "充電", "ชาร์จ", "Charging"),
      title: words("大容量充电宝", "大容量行動電源", "พาวเวอร์แบงก์", "Power bank"),
      dimensions: [],
      skus: [
        {
          id: "5000000000005",
          specId: "e".repeat(32),
          options: {},
          price_cents: 7900,
          stock: 50,
          weight_g: 400,
        },
      ],
      tiers: [{ from: 1, price_cents: 7900 }],
    }),
    dress({
      key: "blouse",
      thid: "670000000001",
      platform: "taobao",
      title: words("方领泡泡袖衬衫", "方領泡泡袖襯衫", "เสื้อแขนพอง", "Puff-sleeve blouse"),
    }),
    dress({
      key: "coat",
      thid: "100012345678",
      platform: "jd",
      title: words("羊毛双面呢大衣", "羊毛雙面呢大衣", "เสื้อโค้ตขนแกะ", "Wool coat"),
    }),
    dress({
      key: "coat-described-by-pictures",
      thid: "100012345679",
      platform: "jd",
      title: words("羊毛短大衣", "羊毛短大衣", "เสื้อโค้ตสั้น", "Short wool coat"),
      monthlySales: 40,
      isDescribedByPictures: true,
      isListedWithoutId: true,
    }),
    ...Array.from({ length: 14 }, (_, at) =>
      dress({
        key: `scarf-${at}`,
        thid: `${620_000_000_001 + at}`,
        platform: "pdd",
        title: words(`流苏围巾${at}号`, `流蘇圍巾${at}號`, "ผ้าพันคอ", `Scarf ${at}`),
        monthlySales: 1000 - at,
      }),
    ),
    dress({
      key: "belt",
      thid: "20000001",
      platform: "groupbuy",
      title: words("自动扣皮带", "自動扣皮帶", "เข็มขัดหนัง", "Leather belt"),
    }),
    dress({
      key: "far-beyond",
      thid: "7123456789012345678",
      platform: "taobao",
      title: words("长尾商品", "長尾商品", "สินค้าหายาก", "Rare goods"),
      isDescribedByPictures: true,
    }),
  ],
};
