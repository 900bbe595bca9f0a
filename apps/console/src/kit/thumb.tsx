/** A small picture of goods beside their name, which says the same. */
export const Thumb = ({ src }: { readonly src: string }) =>
  src === "" ? (
    <span className="thumb" />
  ) : (
    <img className="thumb" src={src} alt="" width={44} height={44} loading="lazy" />
  );
