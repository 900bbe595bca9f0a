/** Product pictures come shrunk through our own server; what is stored with us is asked for directly. */
const smallPicture = (from: string): string =>
  from.startsWith("/") ? from : `/pictures/96?from=${encodeURIComponent(from)}`;

/** A small picture of goods beside their name, which says the same. */
export const Thumb = ({ src }: { readonly src: string }) =>
  src === "" ? (
    <span className="thumb" />
  ) : (
    <img className="thumb" src={smallPicture(src)} alt="" width={44} height={44} loading="lazy" />
  );
