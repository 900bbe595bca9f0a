import { Button } from "antd";
import { useEffect, useMemo, useRef } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";

interface PhotoProofProps {
  readonly picture: Blob | undefined;
  readonly onPicture: (picture: Blob) => void;
}

/** A photo of the hand-over, taken by the desk's camera or chosen from its files. */
export function PhotoProof({ picture, onPicture }: PhotoProofProps) {
  const t = useTranslations("consoleShipping.deliveries.pickup");
  const picker = useRef<HTMLInputElement>(null);
  const url = useMemo(() => picture && URL.createObjectURL(picture), [picture]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return (
    <div className="proof-photo">
      <input
        ref={picker}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={t("photoFile")}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onPicture(file);
          event.target.value = "";
        }}
      />
      {url === undefined ? (
        <button type="button" className="no-shot" onClick={() => picker.current?.click()}>
          <Icon name="camera" />
          {t("photoHint")}
        </button>
      ) : (
        <>
          <img src={url} alt={t("photoTaken")} />
          <Button size="small" onClick={() => picker.current?.click()}>
            {t("again")}
          </Button>
        </>
      )}
    </div>
  );
}
