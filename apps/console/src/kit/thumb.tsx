/** Product pictures come shrunk through our own server; drawings of the pages are asked for directly. */
export const smallPicture = (from: string, width: 96 | 240 = 96): string =>
  from.startsWith("/") && !from.startsWith("/files/")
    ? from
    : `/pictures/${width}?from=${encodeURIComponent(from)}`;

/** A small picture of goods beside their name, which says the same. */
export const Thumb = ({ src }: { readonly src: string }) =>
  src === "" ? (
    <span className="thumb" />
  ) : (
    <img className="thumb" src={smallPicture(src)} alt="" width={44} height={44} loading="lazy" />
  );
