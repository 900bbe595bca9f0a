import { mostOff_bp, offByPhoto } from "@sampan/domain/logistics/photo-measure/sides-by-photo";
import { Button } from "antd";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";
import { centimetres } from "../../kit/measures.tsx";
import { Tag } from "../../kit/tag.tsx";
import { type Draft, measuresOf } from "./use-findings.ts";

/** What looks at pictures is loaded by whoever takes one. */
const PhotoCheckDialog = lazy(async () => ({
  default: (await import("./photo-check-dialog.tsx")).PhotoCheckDialog,
}));

interface PhotoCheckProps {
  readonly draft: Draft;
  readonly onChange: (photo_mm: readonly number[]) => void;
}

/** Sides by photo beside the tape's: a check, which asks to measure again where they differ, and never what is billed. */
export function PhotoCheck({ draft, onChange }: PhotoCheckProps) {
  const t = useTranslations("consoleWarehouse.byPhoto");
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="row wrap small-text">
      <Button size="small" icon={<Icon name="camera" />} onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
      {draft.photo && <Beside draft={draft} photo={draft.photo} />}
      {isOpen && (
        <Suspense>
          <PhotoCheckDialog
            onClose={() => setOpen(false)}
            onFound={(photo_mm) => {
              onChange(photo_mm);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

interface BesideProps extends Pick<PhotoCheckProps, "draft"> {
  readonly photo: readonly number[];
}

function Beside({ draft, photo }: BesideProps) {
  const t = useTranslations("consoleWarehouse.byPhoto");
  // A weight is not compared: sides are, as soon as all three are written.
  const tape = measuresOf({ ...draft, weight: draft.weight || "1" });
  const off_bp = tape && offByPhoto(tape, photo);
  const percent = ((off_bp ?? 0) / 100).toFixed(1);
  const isOff = off_bp !== undefined && off_bp > mostOff_bp;
  return (
    <span role="status" className="row wrap">
      <span>{t("found", { sides: photo.map(centimetres).join(" × ") })}</span>
      {off_bp !== undefined && (
        <Tag tone={isOff ? "danger" : "ok"}>{t(isOff ? "differs" : "agrees", { percent })}</Tag>
      )}
    </span>
  );
}
