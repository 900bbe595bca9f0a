import { drawSheet } from "@sampan/domain/logistics/photo-measure/marker-sheet";
import { footprintOf, heightOf } from "@sampan/domain/logistics/photo-measure/sides-by-photo";
import { Button, Modal } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { centimetres } from "../../kit/measures.tsx";
import { PicturePlane } from "./picture-plane.tsx";

interface PhotoCheckDialogProps {
  readonly onClose: () => void;
  /** Two sides of the footprint, and the height where it was looked for; millimetres. */
  readonly onFound: (photo_mm: readonly number[]) => void;
}

/** One picture for the footprint, another for the height if somebody likes; the sheet to print stands in front. */
export function PhotoCheckDialog({ onClose, onFound }: PhotoCheckDialogProps) {
  const t = useTranslations("consoleWarehouse.byPhoto");
  const [foot, setFoot] = useState<readonly [number, number]>();
  const [height, setHeight] = useState<number>();
  const sides = [...(foot ?? []), ...(foot && height !== undefined ? [height] : [])];
  return (
    <Modal
      open
      width={720}
      title={t("title")}
      onCancel={onClose}
      footer={
        <div className="row between wrap">
          <span className="small-text" role="status">
            {foot ? t("found", { sides: sides.map(centimetres).join(" × ") }) : t("notBill")}
          </span>
          <Button type="primary" disabled={!foot} onClick={() => onFound(sides)}>
            {t("keep")}
          </Button>
        </div>
      }
    >
      <p>
        <SheetLink />
      </p>
      <PicturePlane
        title={t("foot")}
        how={t("footHow")}
        wanted={3}
        read={(plane, [corner, one, other]) =>
          corner && one && other ? footprintOf(plane, [corner, one, other]) : undefined
        }
        onRead={setFoot}
      />
      <PicturePlane
        title={t("height")}
        how={t("heightHow")}
        wanted={2}
        read={(plane, [bottom, top]) =>
          bottom && top ? heightOf(plane, [bottom, top]) : undefined
        }
        onRead={setHeight}
      />
    </Modal>
  );
}

let made: string | undefined;

/** The sheet as a page of its own, to be printed at its own size; made once. */
const sheetUrl = (): string =>
  (made ??= URL.createObjectURL(new Blob([drawSheet()], { type: "image/svg+xml" })));

function SheetLink() {
  const t = useTranslations("consoleWarehouse.byPhoto");
  return (
    <a href={sheetUrl()} target="_blank" rel="noreferrer">
      {t("sheet")}
    </a>
  );
}
