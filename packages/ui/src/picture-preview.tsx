import { useRef, useState, type KeyboardEvent } from "react";
import { FullScreen } from "./full-screen.tsx";
import { SnapRow } from "./snap-row.tsx";
import { ZoomPicture } from "./zoom-picture.tsx";
import { wholePicture, type View } from "./zoom.ts";

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

/**
 * Pictures as large as the screen, to swipe through, to move through with the arrow keys, and to enlarge. A tap
 * or Escape closes them. Load it lazily.
 */
export function PicturePreview(props: PicturePreviewProps) {
  const { label, pictures, start, counter, closeLabel, onClose } = props;
  const [index, setIndex] = useState(start);
  const [zoomed, setZoomed] = useState<{ readonly index: number; readonly view: View }>();
  const box = useRef<HTMLDivElement>(null);
  const turn = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const row = box.current?.firstElementChild;
    if (step === undefined || !row) return;
    event.preventDefault();
    const next = Math.min(pictures.length - 1, Math.max(0, index + step));
    row.scrollTo({ left: next * row.clientWidth });
    row.querySelectorAll<HTMLElement>("button")[next]?.focus({ preventScroll: true });
  };
  return (
    <FullScreen label={label} onClose={onClose} onKeyDown={turn}>
      <div ref={box} className="h-full">
        <SnapRow start={start} onIndex={setIndex} className="h-full">
          {pictures.map((picture, position) => (
            <ZoomPicture
              key={picture.src}
              picture={picture}
              view={zoomed?.index === position && index === position ? zoomed.view : wholePicture}
              onView={(view) => setZoomed({ index: position, view })}
              closeLabel={closeLabel}
              onClose={onClose}
            />
          ))}
        </SnapRow>
      </div>
      {pictures.length > 1 && (
        <p
          aria-live="polite"
          className="pointer-events-none absolute inset-x-0 bottom-[calc(24px+env(safe-area-inset-bottom))] text-center tabular-nums"
        >
          {counter(index + 1, pictures.length)}
        </p>
      )}
    </FullScreen>
  );
}
