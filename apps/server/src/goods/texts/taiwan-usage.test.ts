import { texts as consoleTexts } from "@sampan/locales/console/zh-TW";
import { texts as serverTexts } from "@sampan/locales/server/zh-TW";
import { texts as storefrontTexts } from "@sampan/locales/storefront/zh-TW";
import { Converter } from "opencc-js/cn2t";
import { describe, expect, test } from "vitest";

/** Words that betray a text converted from the Mainland's, with what people in Taiwan say. */
const betraying: Readonly<Record<string, string>> = {
  信息: "訊息",
  短信: "簡訊",
  軟件: "軟體",
  硬件: "硬體",
  網絡: "網路",
  互聯網: "網際網路",
  視頻: "影片",
  音頻: "音訊",
  屏幕: "螢幕",
  鼠標: "滑鼠",
  打印: "列印",
  默認: "預設",
  缺省: "預設",
  登錄: "登入",
  登陸: "登入",
  賬號: "帳號",
  賬戶: "帳戶",
  賬單: "帳單",
  郵箱: "電子郵件",
  用戶名: "使用者名稱",
  密鑰: "金鑰",
  數據: "資料",
  服務器: "伺服器",
  服務端: "伺服器",
  緩存: "快取",
  鏈接: "連結",
  刷新: "重新整理",
  點擊: "點選、按",
  單擊: "按一下",
  粘貼: "貼上",
  剪貼板: "剪貼簿",
  復制: "複製",
  搜索: "搜尋",
  查找: "尋找",
  保存成功: "已儲存",
  添加: "新增",
  設置: "設定",
  提交: "送出",
  創建: "建立",
  上傳成功: "已上傳",
  加載: "載入",
  支付: "付款",
  充值: "儲值",
  提現: "提領",
  銀行卡: "金融卡、帳戶",
  積分: "點數",
  打折: "折扣",
  質量: "品質",
  性價比: "CP 值",
  身份: "身分",
  二維碼: "QR Code",
  掃一掃: "掃描",
  攝像頭: "鏡頭",
  相冊: "相簿",
  圖標: "圖示",
  菜單: "選單",
  界面: "介面",
  窗口: "視窗",
  模塊: "模組",
  程序: "程式",
  接口: "介面",
  異步: "非同步",
  反饋: "意見回饋",
  激活: "啟用",
  在線: "線上",
  移動端: "行動裝置",
  智能: "智慧",
  視圖: "檢視",
  優化: "改善",
  渠道: "管道",
  批量: "批次",
  導出: "匯出",
  導入: "匯入",
  字符: "字元",
  字段: "欄位",
  小區: "社區",
  立馬: "立刻",
};

type Tree = { readonly [key: string]: string | Tree };

const textsOf = (tree: Tree, path = ""): (readonly [key: string, text: string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[path + key, value]] : textsOf(value, `${path}${key}.`),
  );

const toTaiwan = Converter({ from: "cn", to: "tw" });
/** Characters that are at home in both ways of writing, whatever the tables make of them alone. */
const inBoth = new Set("台准里");
const isSimplified = (character: string): boolean =>
  !inBoth.has(character) && toTaiwan(character) !== character;

/** Names that are what they are in either place. */
const names = /支付宝|支付寶/g;

describe.each([
  ["storefront", storefrontTexts],
  ["console", consoleTexts],
  ["server", serverTexts],
] as const)("the %s in Taiwan", (_, texts: Tree) => {
  test("says nothing as the Mainland does [I18N-01]", () => {
    const found = textsOf(texts).flatMap(([key, text]) =>
      Object.entries(betraying)
        .filter(([word]) => text.replaceAll(names, "").includes(word))
        .map(([word, better]) => `${key}: ${text} (${word}: ${better})`),
    );
    expect(found).toEqual([]);
  });

  test("is written without simplified characters [I18N-01]", () => {
    const found = textsOf(texts).filter(([, text]) => [...text].some(isSimplified));
    expect(found).toEqual([]);
  });
});
