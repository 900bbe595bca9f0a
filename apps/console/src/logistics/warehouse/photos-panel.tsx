import { Button, Image } from "antd";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";
import { useUploadPhotos } from "./use-upload-photos.ts";

interface PhotosPanelProps {
  readonly photos: readonly string[];
  readonly onAdd: (url: string) => void;
  readonly onChange: (part: { readonly photos: readonly string[] }) => void;
}

const most = 12;

/** Evidence for the customer: the box on the scale, and what is inside. [PKG-29] */
export function PhotosPanel({ photos, onAdd, onChange }: PhotosPanelProps) {
  const t = useTranslations("consoleWarehouse");
  const picker = useRef<HTMLInputElement>(null);
  const upload = useUploadPhotos(onAdd);
  const take = (files: readonly File[]) => upload.mutate(files.slice(0, most - photos.length));
  const newest = photos.at(-1);
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
      <div className="row between">
        <h2>
          {t("photos")} <span className="faint">{t("photoCount", { count: photos.length })}</span>
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
            take([...(event.target.files ?? [])]);
            event.target.value = "";
          }}
        />
        <Button
          icon={<Icon name="camera" />}
          loading={upload.isPending}
          disabled={photos.length >= most}
          onClick={() => picker.current?.click()}
        >
          {t("addPhoto")}
        </Button>
      </div>
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
        onRemove={(photo) => onChange({ photos: photos.filter((one) => one !== photo) })}
      />
    </section>
  );
}

interface ShotsProps {
  readonly photos: readonly string[];
  readonly onRemove: (photo: string) => void;
}

function Shots({ photos, onRemove }: ShotsProps) {
  const t = useTranslations("consoleWarehouse");
  return (
    <ul className="row wrap">
      {photos.map((photo, position) => (
        <li key={photo} className="shot">
          <img src={photo} alt={t("photoOf", { number: position + 1 })} width={96} height={72} />
          <Button
            size="small"
            shape="circle"
            aria-label={t("removePhoto", { number: position + 1 })}
            icon={<Icon name="close" small />}
            onClick={() => onRemove(photo)}
          />
        </li>
      ))}
    </ul>
  );
}
