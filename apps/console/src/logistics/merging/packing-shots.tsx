import { Segmented } from "antd";
import { useTranslations } from "use-intl";
import { PhotosPanel } from "../warehouse/photos-panel.tsx";
import type { Shot, usePacking } from "./use-packing.ts";

interface PackingShotsProps {
  readonly number: string;
  /** As many are asked for of the contents, and of the closed box. */
  readonly demanded: number;
  readonly packing: Pick<
    ReturnType<typeof usePacking>,
    "draft" | "shot" | "pickShot" | "addPhoto" | "change"
  >;
}

/** One camera for both: what lies in the box before it is closed, and, once it stands on the scale, the closed box. */
export function PackingShots({ number, demanded, packing }: PackingShotsProps) {
  const t = useTranslations("consolePacking.shots");
  const { draft, shot, pickShot, addPhoto, change } = packing;
  return (
    <div className="stack">
      <Segmented<Shot>
        aria-label={t("label")}
        className="fit"
        value={shot}
        onChange={pickShot}
        options={[
          { value: "contents", label: t("contents") },
          { value: "closed", label: t("closed") },
        ]}
      />
      <PhotosPanel
        number={number}
        demanded={demanded}
        photos={draft[shot]}
        onAdd={addPhoto}
        onChange={({ photos }) =>
          change(shot === "contents" ? { contents: photos } : { closed: photos })
        }
      />
    </div>
  );
}
