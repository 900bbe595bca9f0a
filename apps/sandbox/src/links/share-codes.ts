import { createHash } from "node:crypto";
import type { SandboxProduct } from "../catalogue-shape.ts";

type SharingPlatform = "1688" | "taobao" | "jd" | "pdd";

/** A product as somebody passed it on: a short code and, but for Pinduoduo, a password beside it. */
export type Share = {
  readonly platform: SharingPlatform;
  readonly thid: string;
  /**
   * What follows `/s/` on qr.1688.com, `/h.` on the Taobao hosts, and the host itself on u.jd.com,
   * 3.cn and p.pinduoduo.com.
   */
  readonly code: string;
  /** Eleven characters on Taobao, thirteen on 1688, fourteen on JD, none on Pinduoduo. */
  readonly password: string;
  readonly isExpired: boolean;
};

/** Codes of planted links: away from every marketplace, to a private address, round in a circle. */
export const FOREIGN_CODE = "Zz9foreignHost";
export const PRIVATE_CODE = "Pr1vateAddr99";
export const LOOP_CODE = "L00pOfLinks88";
/** A code and password whose thirty days are over. */
export const EXPIRED_CODE = "XpiredShare77";
export const EXPIRED_PASSWORD = "Xp1redSh4re";

export const FOREIGN_TARGET = "https://shop.example.net/item.htm?id=1";
/** Where machines in a data centre find their own keys. */
export const PRIVATE_TARGET = "http://169.254.169.254/latest/meta-data/";
const TARGET_BY_PLANTED_CODE: Readonly<Record<string, string>> = {
  [FOREIGN_CODE]: FOREIGN_TARGET,
  [PRIVATE_CODE]: PRIVATE_TARGET,
  [LOOP_CODE]: `https://qr.1688.com/s/${LOOP_CODE}`,
};

export type ShareCodes = {
  readonly all: readonly Share[];
  /** The share of a platform whose password stands somewhere in the text. */
  byPassword(text: string, platform: string): Share | undefined;
  /** Where a short link leads, if it still does; undefined for one that never existed. */
  targetOf(code: string): { readonly url: string | undefined } | undefined;
};

/** Gives every product that can be shared its code and password. They depend on its id only. */
export function createShareCodes(products: readonly SandboxProduct[]): ShareCodes {
  const shares = products.flatMap((product) => shareOf(product) ?? []);
  const taobaoShare = shares.find((share) => share.platform === "taobao");
  const expired: Share[] = taobaoShare
    ? [{ ...taobaoShare, code: EXPIRED_CODE, password: EXPIRED_PASSWORD, isExpired: true }]
    : [];
  const all = [...shares, ...expired];
  const shareByPassword = new Map(all.map((share) => [share.password, share]));
  const shareByCode = new Map(all.map((share) => [share.code, share]));

  return {
    all,
    byPassword(text, platform) {
      for (const word of text.match(/[A-Za-z0-9]{11,14}/g) ?? []) {
        const share = shareByPassword.get(word);
        if (share?.platform === platform) return share;
      }
      return undefined;
    },
    targetOf(code) {
      const planted = TARGET_BY_PLANTED_CODE[code];
      if (planted !== undefined) return { url: planted };
      const share = shareByCode.get(code);
      return share && { url: share.isExpired ? undefined : itemAddress(share) };
    },
  };
}

/** Where the letters of a code and of a password stand in what is drawn from an id. */
const LETTERS = {
  "1688": { code: [0, 8], password: [16, 29] },
  taobao: { code: [0, 15], password: [16, 27] },
  jd: { code: [0, 7], password: [16, 30] },
  pdd: { code: [0, 10], password: [16, 16] },
} as const satisfies Record<
  SharingPlatform,
  { code: [number, number]; password: [number, number] }
>;

/** The share of one product; undefined on marketplaces whose shares this world does not know. */
export function shareOf(product: Pick<SandboxProduct, "platform" | "thid">): Share | undefined {
  const { platform, thid } = product;
  if (!isSharing(platform)) return undefined;
  const letters = lettersFrom(`${platform}:${thid}`);
  const code = letters.slice(...LETTERS[platform].code);
  return {
    platform,
    thid,
    // Codes of JD may hold a dash.
    code: platform === "jd" ? `${code.slice(0, 2)}-${code.slice(2)}` : code,
    password: letters.slice(...LETTERS[platform].password),
    isExpired: false,
  };
}

const isSharing = (platform: string): platform is SharingPlatform => platform in LETTERS;

function itemAddress({ platform, thid, code }: Share): string {
  switch (platform) {
    case "1688":
      return `https://m.1688.com/offer/${thid}.html?spm=a26g8&sk=consign`;
    case "taobao":
      return `https://item.taobao.com/item.htm?id=${thid}&sourceType=item&short_name=h.${code}`;
    case "jd":
      return `https://item.m.jd.com/product/${thid}.html?utm_source=iosapp`;
    case "pdd":
      return `https://mobile.yangkeduo.com/goods.html?goods_id=${thid}&refer_share_id=${code}`;
  }
}

/** Letters and digits only, since share texts are cut at everything else. */
function lettersFrom(seed: string): string {
  return createHash("sha512").update(seed).digest("base64").replaceAll(/[+/=]/g, "");
}
