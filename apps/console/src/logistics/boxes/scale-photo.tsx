import { callApi } from "@sampan/client/call-api";
import { uploadHandOverProof } from "@sampan/contract/kernel/uploads";
import { Button } from "antd";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";
import { Shots } from "../../kit/shots.tsx";
import { useUploadPictures } from "../../kit/use-upload-pictures.ts";

interface ScalePhotoProps {
  readonly photo: string | undefined;
  readonly onPhoto: (photo: string | undefined) => void;
}

/** What the scale shows, as a picture: whoever decides a claim sees it. */
export function ScalePhoto({ photo, onPhoto }: ScalePhotoProps) {
  const t = useTranslations("consoleShipping.deliveries.weigh.photo");
  const picker = useRef<HTMLInputElement>(null);
  const upload = useUploadPictures(
    (file) => callApi(uploadHandOverProof, { file }, { asksLogin: true }),
    onPhoto,
  );
  return (
    <div className="stack" role="group" aria-label={t("label")}>
      <Shots
        photos={photo === undefined ? [] : [photo]}
        width={96}
        nameOf={() => t("shown")}
        removeOf={() => t("remove")}
        onRemove={() => onPhoto(undefined)}
      />
      <input
        ref={picker}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={t("file")}
        onChange={({ target }) => {
          upload.mutate([...(target.files ?? [])].slice(0, 1));
          target.value = "";
        }}
      />
      <div className="row">
        <Button
          icon={<Icon name="camera" small />}
          loading={upload.isPending}
          onClick={() => picker.current?.click()}
        >
          {t(photo === undefined ? "take" : "again")}
        </Button>
        <span className="small-text faint">{t("hint")}</span>
      </div>
    </div>
  );
}
