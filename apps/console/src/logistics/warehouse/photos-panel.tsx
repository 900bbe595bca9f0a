import { callApi } from "@sampan/client/call-api";
import { uploadParcelPhoto } from "@sampan/contract/kernel/uploads";
import { Button, Image, Switch } from "antd";
import { type RefObject, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";
import { Shots } from "../../kit/shots.tsx";
import { useUploadPictures } from "../../kit/use-upload-pictures.ts";
import { PhoneCamera } from "./phone-camera.tsx";
import { hasPhoneCamera, keepPhoneCamera } from "./use-phone-camera.ts";

interface PhotosPanelProps {
  /** Of the parcel on the desk, as scanned. */
  readonly number: string;
  /** How many there have to be; none have to be, by itself. */
  readonly demanded?: number;
  readonly photos: readonly string[];
  readonly onAdd: (url: string) => void;
  readonly onChange: (part: { readonly photos: readonly string[] }) => void;
}

const most = 12;

/** Evidence for the customer: the box on the scale, and what is inside. [PKG-29] */
export function PhotosPanel({ number, demanded = 0, photos, onAdd, onChange }: PhotosPanelProps) {
  const t = useTranslations("consoleWarehouse");
  const picker = useRef<HTMLInputElement>(null);
  const upload = useUploadPictures(
    (file) => callApi(uploadParcelPhoto, { file }, { asksLogin: true }),
    onAdd,
  );
  const take = (files: readonly File[]) => upload.mutate(files.slice(0, most - photos.length));
  const newest = photos.at(-1);
  const [byPhone, setByPhone] = useState(hasPhoneCamera);
  const choose = (isOn: boolean) => {
    keepPhoneCamera(isOn);
    setByPhone(isOn);
  };
  return (
    <section
      className="panel shots"
      aria-label={t("photos")}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take([...event.dataTransfer.files]);
      }}
    >
      <PhotosHead
        count={photos.length}
        demanded={demanded}
        picker={picker}
        isSending={upload.isPending}
        onFiles={take}
        byPhone={byPhone}
        onByPhone={choose}
      />
      {byPhone && <PhoneCamera key={number} number={number} onPhoto={onAdd} />}
      {newest === undefined ? (
        <button type="button" className="no-shot" onClick={() => picker.current?.click()}>
          <Icon name="camera" />
          {t("photoHint")}
        </button>
      ) : (
        <Image
          className="large-shot"
          src={newest}
          alt={t("photoOf", { number: photos.length })}
          width="100%"
        />
      )}
      <Shots
        photos={photos}
        width={96}
        nameOf={(number) => t("photoOf", { number })}
        removeOf={(number) => t("removePhoto", { number })}
        onRemove={(photo) => onChange({ photos: photos.filter((one) => one !== photo) })}
      />
    </section>
  );
}

interface PhotosHeadProps {
  readonly count: number;
  readonly demanded: number;
  readonly picker: RefObject<HTMLInputElement | null>;
  readonly isSending: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly byPhone: boolean;
  readonly onByPhone: (isOn: boolean) => void;
}

function PhotosHead(props: PhotosHeadProps) {
  const { count, demanded, picker, isSending, onFiles, byPhone, onByPhone } = props;
  const t = useTranslations("consoleWarehouse");
  return (
    <div className="row wrap between">
      <h2>
        {t("photos")}{" "}
        <span className="faint">
          {t(demanded > 0 ? "photosOf" : "photoCount", { count, demanded })}
        </span>
      </h2>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        capture="environment"
        multiple
        hidden
        aria-label={t("photoFile")}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
      <label className="row small-text">
        <Switch size="small" checked={byPhone} onChange={onByPhone} />
        {t("phone.use")}
      </label>
      <Button
        icon={<Icon name="camera" />}
        loading={isSending}
        disabled={count >= most}
        onClick={() => picker.current?.click()}
      >
        {t("addPhoto")}
      </Button>
    </div>
  );
}
