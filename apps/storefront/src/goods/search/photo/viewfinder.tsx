import { FullScreen } from "@sampan/ui/full-screen";
import { IconButton } from "@sampan/ui/icon-button";
import { CloseIcon } from "@sampan/ui/icons-controls";
import { Spinner } from "@sampan/ui/spinner";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { closeCamera, openCamera } from "./open-camera.ts";
import { takePhoto } from "./take-photo.ts";

interface ViewfinderProps {
  readonly onTaken: (photo: File) => void;
  readonly onClose: () => void;
  /** The camera cannot be opened. */
  readonly onRefused: () => void;
}

/** The camera as large as the screen, with the square that will be searched for. [SRCH-04] [ERR-47] */
export function Viewfinder({ onTaken, onClose, onRefused }: ViewfinderProps) {
  const t = useTranslations("photoSearch.camera");
  const words = useTranslations("common");
  const { video, isReady } = useCamera(onRefused);
  const take = async (): Promise<void> => {
    const photo = video.current ? await takePhoto(video.current) : undefined;
    if (photo) onTaken(photo);
  };
  return (
    <FullScreen label={t("title")} onClose={onClose} className="flex flex-col">
      <div className="flex justify-end p-2 pt-[calc(8px+env(safe-area-inset-top))]">
        <IconButton label={words("close")} onClick={onClose} className="text-white">
          <CloseIcon />
        </IconButton>
      </div>
      <div className="relative my-auto aspect-square max-h-[70dvh] w-full overflow-hidden">
        <video ref={video} autoPlay playsInline muted className="size-full object-cover" />
        <Corners />
        {!isReady && (
          <p role="status" className="absolute inset-0 grid place-content-center gap-2">
            <Spinner />
            <span className="sr-only">{t("opening")}</span>
          </p>
        )}
      </div>
      <p className="px-6 pt-4 text-center text-balance">{t("hint")}</p>
      <div className="grid place-items-center pt-5 pb-[calc(28px+env(safe-area-inset-bottom))]">
        <button
          type="button"
          aria-label={t("take")}
          disabled={!isReady}
          onClick={() => void take()}
          className="grid size-18 place-items-center rounded-full border-4 border-white disabled:opacity-40"
        >
          <span className="size-14 rounded-full bg-white active:bg-white/70" />
        </button>
      </div>
    </FullScreen>
  );
}

/** Opens the camera into an element while that is shown, and is ready once something can be seen. */
function useCamera(onRefused: () => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [isReady, setReady] = useState(false);
  const refused = useRef(onRefused);
  useEffect(() => {
    let isLeft = false;
    let stream: MediaStream | undefined;
    const open = async (): Promise<void> => {
      const camera = await openCamera();
      if (!camera.ok) return isLeft ? undefined : refused.current();
      // The person may have closed the viewfinder while the browser asked whether it may.
      if (isLeft || !video.current) return closeCamera(camera.value);
      stream = camera.value;
      video.current.srcObject = stream;
      video.current.addEventListener("playing", () => setReady(true), { once: true });
    };
    void open();
    return () => {
      isLeft = true;
      if (stream) closeCamera(stream);
    };
  }, []);
  return { video, isReady };
}

const corner = "absolute size-10 border-white/90";

const Corners = () => (
  <span aria-hidden="true" className="pointer-events-none absolute inset-6">
    <span className={`${corner} top-0 left-0 rounded-tl-card border-t-3 border-l-3`} />
    <span className={`${corner} top-0 right-0 rounded-tr-card border-t-3 border-r-3`} />
    <span className={`${corner} bottom-0 left-0 rounded-bl-card border-b-3 border-l-3`} />
    <span className={`${corner} right-0 bottom-0 rounded-br-card border-r-3 border-b-3`} />
  </span>
);
