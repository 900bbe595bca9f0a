/** Widths the server makes; ask for twice the CSS pixels a picture takes. */
export type PictureWidth = 96 | 240 | 480 | 800;

/** Address of a product picture, shrunk by our server. Drawings that belong to the pages are served as they are. */
export const pictureAddress = (from: string, width: PictureWidth): string =>
  from.startsWith("/") && !from.startsWith("/files/")
    ? from
    : `/pictures/${width}?from=${encodeURIComponent(from)}`;
