import { platformsHaving } from "@sampan/domain/goods/sourcing/platforms";

/** Marketplaces that can be searched by picture, in the order of their tabs. */
export const picturePlatforms = platformsHaving("findsByPicture");
export type PicturePlatform = (typeof picturePlatforms)[number];
