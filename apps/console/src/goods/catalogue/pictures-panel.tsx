import { uploadGoodsPicture } from "@sampan/contract/kernel/uploads";
import { Button } from "antd";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";
import { Panel } from "../../kit/panel.tsx";
import { smallPicture } from "../../kit/thumb.tsx";
import { moved } from "./goods-draft.ts";
import type { GoodsPanelProps } from "./goods-panel-props.ts";
import { UploadButton } from "../../kit/upload-button.tsx";

const most = 12;

/** The pictures of the goods, in their order; the first one stands in lists. */
export function PicturesPanel({ goods, onChange }: GoodsPanelProps) {
  const t = useTranslations("consoleCatalogue");
  const { images } = goods;
  const arrange = (change: (images: readonly string[]) => string[]) =>
    onChange((latest) => ({ ...latest, images: change(latest.images) }));
  return (
    <Panel
      title={t("pictures")}
      isPadded
      extra={
        <UploadButton
          call={uploadGoodsPicture}
          label={t("addPictures")}
          fileLabel={t("pictureFile")}
          most={most - images.length}
          onStored={(url) => arrange((latest) => [...latest, url])}
        />
      }
    >
      {images.length === 0 && <p className="note warn">{t("noPictures")}</p>}
      <ol className="goods-pictures">
        {images.map((image, position) => (
          <li key={image}>
            <img
              src={smallPicture(image, 240)}
              alt={t("pictureNumber", { number: position + 1 })}
              width={96}
              height={96}
            />
            <span className="row">
              <Button
                size="small"
                aria-label={t("forward", { number: position + 1 })}
                icon={<Icon name="up" small />}
                disabled={position === 0}
                onClick={() => arrange((latest) => moved(latest, position, -1))}
              />
              <Button
                size="small"
                aria-label={t("backward", { number: position + 1 })}
                icon={<Icon name="down" small />}
                disabled={position === images.length - 1}
                onClick={() => arrange((latest) => moved(latest, position, 1))}
              />
              <Button
                size="small"
                aria-label={t("removePicture", { number: position + 1 })}
                icon={<Icon name="close" small />}
                onClick={() => arrange((latest) => latest.toSpliced(position, 1))}
              />
            </span>
          </li>
        ))}
      </ol>
      <p className="small-text muted">{t("pictureHint")}</p>
    </Panel>
  );
}
