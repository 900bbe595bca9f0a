/** Fetches the first picture before the page is even read. */
export const heroPreload = (picture: string | undefined) =>
  picture ? [{ rel: "preload", as: "image", href: picture, fetchPriority: "high" as const }] : [];
