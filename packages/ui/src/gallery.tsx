import { useState, type UIEvent } from "react";
import { Picture } from "./picture.tsx";

interface GalleryProps {
  readonly label: string;
  readonly pictures: readonly { readonly src: string; readonly alt: string }[];
  /** "1 / 5", on the picture. */
  readonly counter: (index: number, total: number) => string;
  /** A tap on a picture; opens it large. */
  readonly onOpen?: (index: number) => void;
  readonly openLabel?: (index: number, total: number) => string;
}

/**
 * Pictures to swipe through, one at a time, with a counter. The browser scrolls them, so that they move
 * before any script has arrived. The first one is the page's hero.
 */
export function Gallery({ label, pictures, counter, onOpen, openLabel }: GalleryProps) {
  const [index, setIndex] = useState(0);
  const follow = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>): void =>
    setIndex(Math.round(scrollLeft / clientWidth));
  return (
    <section aria-label={label} aria-roledescription="carousel" className="relative">
      <ul
        onScroll={follow}
        className="pictures flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
      >
        {pictures.map((picture, position) => (
          <li key={picture.src} className="min-w-0 flex-[0_0_100%] snap-start snap-always">
            <GalleryPicture
              picture={picture}
              isFirst={position === 0}
              label={openLabel?.(position + 1, pictures.length)}
              onOpen={onOpen && (() => onOpen(position))}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <span
          aria-live="polite"
          className="counter absolute right-4 bottom-9 rounded-full bg-[rgb(9_24_24/0.7)] px-2.5 py-0.5 text-xs text-white tabular-nums"
        >
          {counter(index + 1, pictures.length)}
        </span>
      )}
    </section>
  );
}

interface GalleryPictureProps {
  readonly picture: { readonly src: string; readonly alt: string };
  readonly isFirst: boolean;
  readonly label: string | undefined;
  readonly onOpen: (() => void) | undefined;
}

function GalleryPicture({ picture, isFirst, label, onOpen }: GalleryPictureProps) {
  const image = (
    <Picture
      src={picture.src}
      alt={picture.alt}
      isEager={isFirst}
      fetchPriority={isFirst ? "high" : "low"}
      className="w-full"
    />
  );
  if (!onOpen) return image;
  return (
    <button type="button" aria-label={label} onClick={onOpen} className="block w-full">
      {image}
    </button>
  );
}
