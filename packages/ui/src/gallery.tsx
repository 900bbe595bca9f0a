import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useState } from "react";
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

/** Pictures to swipe through, one at a time, with a counter. The first one is the page's hero. */
export function Gallery({ label, pictures, counter, onOpen, openLabel }: GalleryProps) {
  const [viewport, carousel] = useEmblaCarousel({ loop: false });
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (!carousel) return undefined;
    const follow = (): void => setIndex(carousel.selectedScrollSnap());
    carousel.on("select", follow);
    return () => void carousel.off("select", follow);
  }, [carousel]);
  return (
    <section aria-label={label} aria-roledescription="carousel" className="relative">
      <div ref={viewport} className="overflow-hidden">
        <div className="flex touch-pan-y">
          {pictures.map((picture, position) => (
            <GalleryPicture
              key={picture.src}
              picture={picture}
              isFirst={position === 0}
              label={openLabel?.(position + 1, pictures.length)}
              onOpen={onOpen && (() => onOpen(position))}
            />
          ))}
        </div>
      </div>
      {pictures.length > 1 && (
        <span
          aria-live="polite"
          className="absolute right-4 bottom-9 rounded-full bg-[rgb(9_24_24/0.55)] px-2.5 py-0.5 text-xs text-white tabular-nums"
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
  return (
    <div className="min-w-0 flex-[0_0_100%]">
      {onOpen ? (
        <button type="button" aria-label={label} onClick={onOpen} className="block w-full">
          {image}
        </button>
      ) : (
        image
      )}
    </div>
  );
}
