import { ForwardIcon, InfoIcon } from "@sampan/ui/icons-frame";
import { PictureIcon } from "@sampan/ui/icons-account";
import { CameraIcon } from "@sampan/ui/icons-places";
import { Sheet } from "@sampan/ui/sheet";
import { Link, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { takeAppPicture } from "../../../native/take-app-picture.ts";
import { ownPathTo } from "../../../own-paths.ts";
import { pathTo } from "../../../paths.ts";
import { SharedPictureOffer } from "./shared-picture-offer.tsx";
import { SendingPhotoView } from "./sending-photo-view.tsx";
import { useSendPhoto } from "./use-send-photo.ts";

const Viewfinder = lazy(async () => ({
  default: (await import("./viewfinder.tsx")).Viewfinder,
}));

interface PhotoSheetProps {
  readonly onClose: () => Promise<void>;
}

/** Where the photo to search by comes from: the camera, or the pictures on the phone. [SRCH-04] [SRCH-10] */
export function PhotoSheet({ onClose }: PhotoSheetProps) {
  const t = useTranslations("photoSearch");
  const words = useTranslations("common");
  const navigate = useNavigate();
  const [photo, setPhoto] = useState<File>();
  const [camera, setCamera] = useState<"closed" | "open" | "refused">("closed");
  const showResults = async (imgUrl: string): Promise<void> => {
    await onClose();
    await navigate(pathTo.pictureResults({ imgUrl }));
  };
  const sending = useSendPhoto((imgUrl) => void showResults(imgUrl));
  const send = (chosen: File): void => {
    setPhoto(chosen);
    setCamera("closed");
    sending.send(chosen);
  };
  /** By the app's camera inside of it, else by the page's own. [NATV-12] */
  const takePhoto = async (): Promise<void> => {
    const taken = await takeAppPicture("photo");
    if (taken.ok) send(taken.value);
    else if (taken.error.code !== "cancelled") setCamera("open");
  };
  const isUnderWay = photo && (sending.percent !== undefined || sending.problem);
  return (
    <Sheet open onClose={() => void onClose()} title={t("title")} closeLabel={words("close")}>
      {isUnderWay ? (
        <SendingPhotoView
          photo={photo}
          sending={sending}
          onOther={() => {
            sending.giveUp();
            setPhoto(undefined);
          }}
        />
      ) : (
        <div className="stack gap-4">
          <SharedPictureOffer onUse={send} />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(130px,100%),1fr))] gap-3">
            <button type="button" onClick={() => void takePhoto()} className={sourceLook}>
              <CameraIcon />
              {t("camera.label")}
            </button>
            <label className={sourceLook}>
              <PictureIcon />
              {t("gallery")}
              <input
                type="file"
                accept="image/*"
                className="sr-only"
                onChange={({ target }) => target.files?.[0] && send(target.files[0])}
              />
            </label>
          </div>
          {camera === "refused" && <CameraRefused />}
          <HelpLink />
        </div>
      )}
      {camera === "open" && (
        <Suspense>
          <Viewfinder
            onTaken={send}
            onClose={() => setCamera("closed")}
            onRefused={() => setCamera("refused")}
          />
        </Suspense>
      )}
    </Sheet>
  );
}

const sourceLook =
  "grid min-h-26 place-content-center justify-items-center gap-2 rounded-card bg-surface-2 p-3 text-center font-semibold text-brand active:bg-brand-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brand";
const helpLook = "tap inline-flex min-h-7 items-center gap-0.5 justify-self-center text-brand";

function HelpLink() {
  const t = useTranslations("photoSearch.help");
  return (
    <Link {...ownPathTo.pictureHelp} className={helpLook}>
      {t("link")}
      <ForwardIcon size="xs" />
    </Link>
  );
}

/** [ERR-47] */
function CameraRefused() {
  const t = useTranslations("photoSearch.camera");
  return (
    <div role="alert" className="flex gap-2.5 rounded-card bg-danger-soft p-3 text-danger">
      <InfoIcon size="sm" className="mt-0.5 flex-none" />
      <p>
        <b className="block font-[650]">{t("refused")}</b>
        {t("refusedBody")}
      </p>
    </div>
  );
}
