import { platformIds, platformNames, type PlatformId, type PlatformName } from "../platforms.ts";

/** One of something for each marketplace, by its number. */
export const byPlatform = <Of>(make: (id: PlatformId) => Of) =>
  Object.fromEntries(platformIds.map((id) => [id, make(id)])) as Record<PlatformId, Of>;

/** One of something for each marketplace, by its name. */
export const byMarketplace = <Of>(make: (name: PlatformName) => Of) =>
  Object.fromEntries(
    platformIds.map((id) => [platformNames[id], make(platformNames[id])]),
  ) as Record<PlatformName, Of>;
