import { createHash } from "node:crypto";
import type { SandboxProduct } from "../catalogue-shape.ts";

/** A product as somebody passed it on: a short code, and on Taobao a password beside it. */
export type Share = {
  readonly platform: "1688" | "taobao";
  readonly thid: string;
  /** What follows `/s/` on qr.1688.com, or `/h.` on the Taobao hosts. */
  readonly code: string;
  /** Eleven characters on Taobao, thirteen on 1688. */
  readonly password: string;
  readonly isExpired: boolean;
};

/** A code that leads away from every marketplace, as planted links do. */
export const FOREIGN_CODE = "Zz9foreignHost";
const FOREIGN_TARGET = "https://shop.example.net/item.htm?id=1";
/** A code and password whose thirty days are over. */
export const EXPIRED_CODE = "XpiredShare77";
export const EXPIRED_PASSWORD = "Xp1redSh4re";

export type ShareCodes = {
  readonly all: readonly Share[];
  /** The share whose password stands somewhere in the text. */
  byPassword(text: string): Share | undefined;
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
    byPassword(text) {
      for (const word of text.match(/[A-Za-z0-9]{11,13}/g) ?? []) {
        const share = shareByPassword.get(word);
        if (share?.platform === "taobao") return share;
      }
      return undefined;
    },
    targetOf(code) {
      if (code === FOREIGN_CODE) return { url: FOREIGN_TARGET };
      const share = shareByCode.get(code);
      return share && { url: share.isExpired ? undefined : itemAddress(share) };
    },
  };
}

/** The share of one product; undefined on marketplaces whose shares this world does not know. */
export function shareOf(product: Pick<SandboxProduct, "platform" | "thid">): Share | undefined {
  const { platform, thid } = product;
  if (platform !== "1688" && platform !== "taobao") return undefined;
  const letters = lettersFrom(`${platform}:${thid}`);
  return {
    platform,
    thid,
    code: letters.slice(0, platform === "1688" ? 8 : 15),
    password: letters.slice(16, platform === "1688" ? 29 : 27),
    isExpired: false,
  };
}

function itemAddress(share: Share): string {
  return share.platform === "1688"
    ? `https://m.1688.com/offer/${share.thid}.html?spm=a26g8&sk=consign`
    : `https://item.taobao.com/item.htm?id=${share.thid}&sourceType=item&short_name=h.${share.code}`;
}

/** Letters and digits only, since share texts are cut at everything else. */
function lettersFrom(seed: string): string {
  return createHash("sha512").update(seed).digest("base64").replaceAll(/[+/=]/g, "");
}
