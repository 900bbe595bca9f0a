import { formatMinute } from "@sampan/ui/format/dates";
import { Button, QRCode } from "antd";
import { useTranslations } from "use-intl";
import { Tag } from "../../kit/tag.tsx";
import { usePhoneCamera } from "./use-phone-camera.ts";

interface PhoneCameraProps {
  /** Of the parcel on the desk, as scanned; another one takes a camera of its own (`key`). */
  readonly number: string;
  readonly onPhoto: (url: string) => void;
}

/** A code for a phone, whose photos then appear beside it; no key and no mouse is needed. [BO-14] */
export function PhoneCamera({ number, onPhoto }: PhoneCameraProps) {
  const t = useTranslations("consoleWarehouse.phone");
  const { url, state, expires_at, isOpening, again } = usePhoneCamera(number, onPhoto);
  const isWaiting = state === "waiting" && url !== undefined;
  return (
    <section className="phone-camera" aria-label={t("label")}>
      <div className="phone-code">
        {isWaiting && (
          <span role="img" aria-label={t("code")}>
            {/* The drawing says that it is a picture, and has no name. */}
            <span aria-hidden="true">
              <QRCode type="svg" value={url} size={148} bordered={false} errorLevel="M" />
            </span>
          </span>
        )}
      </div>
      <div className="stack">
        <span role="status">
          <Tag tone={state === "ended" ? "warn" : state === "paired" ? "ok" : "brand"}>
            {t(state)}
          </Tag>
        </span>
        <p className="small-text muted">
          {expires_at && t(`${state}Hint`, { time: formatMinute(expires_at) })}
        </p>
        {!isWaiting && (
          <Button size="small" loading={isOpening} onClick={again}>
            {t("again")}
          </Button>
        )}
      </div>
    </section>
  );
}
