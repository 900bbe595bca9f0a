import { Button } from "@sampan/ui/button";
import { useCallback } from "react";
import { useTranslations } from "use-intl";
import type { SendingPhoto } from "./use-send-photo.ts";

interface SendingPhotoViewProps {
  readonly photo: File;
  readonly sending: SendingPhoto;
  /** Gives this photo up for another one. */
  readonly onOther: () => void;
}

/** The chosen photo on its way to the search, or why it did not get there. [ERR-17] [ERR-18] */
export function SendingPhotoView({ photo, sending, onOther }: SendingPhotoViewProps) {
  const t = useTranslations("photoSearch");
  const uploads = useTranslations("uploads");
  const { percent, problem } = sending;
  return (
    <div className="grid justify-items-center gap-4 pt-1 text-center">
      <PhotoOnDevice photo={photo} />
      {percent !== undefined && (
        <p role="status" className="tabular-nums">
          {percent < 100 ? uploads("sending", { percent }) : t("searching")}
        </p>
      )}
      {problem && (
        <p role="alert" className="text-danger">
          {problem.words}
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {problem?.again && <Button onClick={problem.again}>{uploads("retry")}</Button>}
        <Button variant="soft" onClick={onOther}>
          {t("other")}
        </Button>
      </div>
    </div>
  );
}

/** A picture of this device, shown without being sent anywhere. */
function PhotoOnDevice({ photo }: { photo: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(photo);
      return () => URL.revokeObjectURL(image.src);
    },
    [photo],
  );
  return (
    <img
      ref={show}
      alt=""
      className="size-40 rounded-card bg-surface-2 object-cover max-[279px]:size-28"
    />
  );
}
