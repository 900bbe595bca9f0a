import { pictureAddress } from "../../../goods/cards/picture-address.ts";
import { AddressLink } from "../../../shell/address-link.tsx";
import type { BlockProps } from "./block-props.ts";

/** One picture over the whole width, and the words under it; it leads somewhere where it was given an address. */
export function LinkedPicture({ block, isFirst }: BlockProps) {
  const [card] = block.cards;
  if (!card) return null;
  const drawn = (
    <>
      <img
        src={pictureAddress(card.picture, 800)}
        alt={card.alt}
        width={800}
        height={450}
        loading={isFirst ? "eager" : "lazy"}
        className="aspect-video w-full bg-surface-2 object-cover"
      />
      {(card.title || card.line) && (
        <span className="block px-4 py-3 break-words">
          {card.title && <b className="block font-[650]">{card.title}</b>}
          {card.line && <span className="text-xs text-text-2">{card.line}</span>}
        </span>
      )}
    </>
  );
  const look = "block overflow-hidden rounded-card bg-surface shadow-card";
  return card.link ? (
    <AddressLink address={card.link} className={look}>
      {drawn}
    </AddressLink>
  ) : (
    <div className={look}>{drawn}</div>
  );
}
