import { Dialog } from "@base-ui/react/dialog";
import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useState } from "react";

interface PicturePreviewProps {
  readonly label: string;
  readonly pictures: readonly { readonly src: string; readonly alt: string }[];
  /** Position of the picture to begin with. */
  readonly start: number;
  /** "2 / 5", the only thing beside the picture. */
  readonly counter: (index: number, total: number) => string;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** Pictures as large as the screen, to swipe through; a tap closes them. Load it lazily. */
export function PicturePreview({
  label,
  pictures,
  start,
  counter,
  closeLabel,
  onClose,
}: PicturePreviewProps) {
  const [viewport, carousel] = useEmblaCarousel({ startIndex: start });
  const [index, setIndex] = useState(start);
  useEffect(() => {
    if (!carousel) return undefined;
    const follow = (): void => setIndex(carousel.selectedScrollSnap());
    carousel.on("select", follow);
    return () => void carousel.off("select", follow);
  }, [carousel]);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          aria-label={label}
          className="fixed inset-0 z-40 mx-auto max-w-(--column) bg-black outline-none transition-opacity duration-(--duration-base) starting:opacity-0"
        >
          <div ref={viewport} className="h-full overflow-hidden">
            <div className="flex h-full touch-pan-y">
              {pictures.map((picture) => (
                <Dialog.Close
                  key={picture.src}
                  aria-label={closeLabel}
                  className="grid h-full min-w-0 flex-[0_0_100%] place-items-center"
                >
                  <img
                    src={picture.src}
                    alt={picture.alt}
                    width={800}
                    height={800}
                    className="max-h-full w-full object-contain"
                  />
                </Dialog.Close>
              ))}
            </div>
          </div>
          <p
            aria-live="polite"
            className="pointer-events-none absolute inset-x-0 bottom-[calc(24px+env(safe-area-inset-bottom))] text-center text-white tabular-nums"
          >
            {counter(index + 1, pictures.length)}
          </p>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
