import { marketplaces } from "./marketplaces/marketplaces.ts";
import { platformNames, type PlatformId } from "./platforms.ts";
import { platformOfNameless, type SharePassword } from "./share-text.ts";

/**
 * The password alone, with the sign of its marketplace where that is known: it leads to the same product, and whatever
 * else was written around it stays where it was read. [CLIP-11]
 */
export function barePassword({ platform, password }: SharePassword): SharePassword {
  const sign = platform ? marketplaces[platformNames[platform]].signs[0] : "";
  return {
    kind: "password",
    ...(platform && { platform }),
    password,
    text: `${sign}￥${password}￥`,
  };
}

/**
 * Where a password comes from: it names a marketplace, and not which of its sites. 'taobao.com or tmall.com' for Taobao,
 * one name where there is one. [CLIP-08]
 */
export function sourceOfPassword(platform: PlatformId = platformOfNameless): string {
  const [site, other] = marketplaces[platformNames[platform]].domains;
  return other === undefined ? `${site}` : `${site} or ${other}`;
}
