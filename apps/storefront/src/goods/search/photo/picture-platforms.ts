/** Marketplaces that can be searched by picture, in the order of their tabs. */
export const picturePlatforms = [3, 4] as const;
export type PicturePlatform = (typeof picturePlatforms)[number];
