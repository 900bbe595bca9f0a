import type { Result } from "@sampan/domain/kernel/result";
import type { GreyPicture } from "@sampan/domain/logistics/photo-measure/dark-spots";
import { findSheet, type FoundSheet } from "@sampan/domain/logistics/photo-measure/find-sheet";
import type { Point } from "@sampan/domain/logistics/photo-measure/marker-sheet";
import { distance, type Plane } from "@sampan/domain/logistics/photo-measure/plane";
import type { MarkTrouble } from "@sampan/domain/logistics/photo-measure/sides-by-photo";
import { Button } from "antd";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Tag } from "../../kit/tag.tsx";
import { greyOf } from "./grey-of.ts";

interface PicturePlaneProps<Found> {
  readonly title: string;
  readonly how: string;
  /** So many points are tapped. */
  readonly wanted: number;
  readonly read: (
    toSheet: Plane,
    points: readonly Point[],
  ) => Result<Found, { readonly code: MarkTrouble }> | undefined;
  readonly onRead: (found: Found | undefined) => void;
}

interface Taken {
  readonly url: string;
  readonly grey: GreyPicture;
  readonly sheet: ReturnType<typeof findSheet>;
}

/** A picture with the sheet in it, and the points that somebody taps there. */
export function PicturePlane<Found>({
  title,
  how,
  wanted,
  read,
  onRead,
}: PicturePlaneProps<Found>) {
  const t = useTranslations("consoleWarehouse.byPhoto");
  const [taken, setTaken] = useState<Taken | "unreadable">();
  const [points, setPoints] = useState<readonly Point[]>([]);
  const shown = taken === "unreadable" ? undefined : taken;
  useEffect(() => () => URL.revokeObjectURL(shown?.url ?? ""), [shown]);
  const tap = (next: readonly Point[], sheet: FoundSheet | undefined) => {
    setPoints(next);
    const found = sheet && read(sheet.toSheet, next);
    onRead(found?.ok ? found.value : undefined);
  };
  const take = async (file: File): Promise<void> => {
    tap([], undefined);
    const grey = await greyOf(file);
    setTaken(
      grey ? { url: URL.createObjectURL(file), grey, sheet: findSheet(grey) } : "unreadable",
    );
  };
  const sheet = shown?.sheet.ok ? shown.sheet.value : undefined;
  const marked = sheet && read(sheet.toSheet, points);
  const trouble =
    taken === "unreadable"
      ? "unreadable"
      : shown && !shown.sheet.ok
        ? shown.sheet.error.code
        : marked && !marked.ok
          ? marked.error.code
          : undefined;
  return (
    <section aria-label={title} className="picture-plane">
      <h3>{title}</h3>
      <p className="small-text muted">{how}</p>
      <TakePicture label={`${t("take")} · ${title}`} onTake={(file) => void take(file)} />
      {trouble && (
        <p role="alert">
          <Tag tone="danger" icon="warn">
            {t(`troubles.${trouble}`)}
          </Tag>
        </p>
      )}
      {shown && sheet && (
        <>
          <TapPlane
            taken={shown}
            marks={sheet.marks}
            points={points}
            onTap={(point) =>
              tap(points.length < wanted ? [...points, point] : moved(points, point), sheet)
            }
          />
          <p className="row between small-text">
            <span role="status">
              {points.length < wanted && t("left", { count: wanted - points.length })}
            </span>
            <Button size="small" disabled={points.length === 0} onClick={() => tap([], sheet)}>
              {t("again")}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}

interface TakePictureProps {
  readonly label: string;
  readonly onTake: (file: File) => void;
}

function TakePicture({ label, onTake }: TakePictureProps) {
  return (
    <input
      type="file"
      accept="image/*"
      capture="environment"
      aria-label={label}
      onChange={(event) => {
        const [file] = event.target.files ?? [];
        if (file) onTake(file);
      }}
    />
  );
}

interface TapPlaneProps {
  readonly taken: Taken;
  readonly marks: readonly Point[];
  readonly points: readonly Point[];
  readonly onTap: (point: Point) => void;
}

function TapPlane({ taken: { url, grey }, marks, points, onTap }: TapPlaneProps) {
  const t = useTranslations("consoleWarehouse.byPhoto");
  const { width, height } = grey;
  return (
    <button
      type="button"
      className="tap-plane"
      aria-label={t("picture")}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        onTap({
          x: ((event.clientX - box.left) * width) / box.width,
          y: ((event.clientY - box.top) * height) / box.height,
        });
      }}
    >
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <image href={url} width={width} height={height} />
        {marks.map(({ x, y }, at) => (
          <circle key={`mark ${at}`} className="mark-found" cx={x} cy={y} r={width / 60} />
        ))}
        <polyline className="side-tapped" points={lineOf(points)} />
        {points.map(({ x, y }, at) => (
          <circle key={`point ${at}`} className="point-tapped" cx={x} cy={y} r={width / 90} />
        ))}
      </svg>
    </button>
  );
}

/** Once all are there, a tap puts the nearest of them right. */
function moved(points: readonly Point[], to: Point): readonly Point[] {
  const [nearest] = points.toSorted((one, other) => distance(one, to) - distance(other, to));
  return points.map((one) => (one === nearest ? to : one));
}

/** From the one end over the corner to the other. */
const lineOf = ([corner, one, other]: readonly Point[]): string =>
  [one, corner, other].flatMap((point) => (point ? [`${point.x},${point.y}`] : [])).join(" ");
