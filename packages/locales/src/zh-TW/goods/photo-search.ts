import type { photoSearch as source } from "../../zh/goods/photo-search.ts";
import type { SameKeys } from "../../same-keys.ts";

export const photoSearch = {
  open: "用照片找貨",
  title: "用照片找貨",
  gallery: "從相簿選",
  useShared: "用這張圖片找",
  other: "換一張",
  searching: "正在找相似的商品",
  photo: "您的照片",
  results: "以圖找貨",
  nearestFirst: "越像的排在越前面",
  camera: {
    label: "拍照",
    title: "相機",
    opening: "正在開啟相機",
    hint: "讓一件商品填滿方框",
    take: "拍下",
    refused: "相機打不開",
    refusedBody: "請允許使用相機，或改從相簿選一張。",
  },
  empty: {
    title: "沒找到相似的商品",
    body: "換個角度再拍，或只留一件商品在畫面裡。",
    action: "怎麼拍找得準",
  },
  help: {
    link: "怎麼拍找得準",
    title: "怎麼拍找得準",
    intro: "我們拿您的照片去 1688 和淘寶找樣子相近的商品。照片越清楚，找得越準。",
    good: "這樣拍",
    bad: "這樣難找",
    more: "網路上的商品圖、截圖也可以，先把文字、價格和邊框裁掉。照片只用來找貨。",
    start: "開始找",
    fills: {
      title: "商品填滿畫面",
      body: "靠近一點，四邊只留一點空。",
    },
    front: {
      title: "正面、端正",
      body: "從正面拍，不要歪，也不要從上往下。",
    },
    plain: {
      title: "背景乾淨",
      body: "放在單色的桌面或牆前。",
    },
    far: {
      title: "離得太遠",
      body: "商品只佔一小角，會找到背景裡的東西。",
    },
    many: {
      title: "好幾件擠在一起",
      body: "不知道要找哪一件，一次拍一件。",
    },
    dark: {
      title: "太暗或反光",
      body: "顏色和花紋看不清，移到窗邊再拍。",
    },
  },
} as const satisfies SameKeys<typeof source>;
