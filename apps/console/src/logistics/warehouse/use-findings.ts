import type { OutputOf } from "@sampan/contract/kernel/call";
import type { findExpress } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { useState } from "react";
import { type Mark, marks } from "../../kit/mark-name.ts";
import { centimetres } from "../../kit/measures.tsx";
import { readCentimetres, readKilograms } from "./read-lengths.ts";

export type Found = OutputOf<typeof findExpress>["data"];
/** What is found out about a parcel, as typed. */
export interface Draft {
  readonly weight: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly shelf: string;
  /** Sides by photo, millimetres: a check of the tape. */
  readonly photo: readonly number[] | null;
  readonly photos: readonly string[];
  readonly marks: readonly Mark[];
  /** Pieces that came, by order line. */
  readonly pieces: Readonly<Record<string, number>>;
  /** What is wrong, by order line. */
  readonly faults: Readonly<Record<string, LineFault>>;
}

export type LineFault = NonNullable<ReturnType<typeof itemsOf>[number]["fault"]>;

/** What scale, tape and shelf say. */
export type MeasuresDraft = Pick<Draft, "weight" | "length" | "width" | "height" | "shelf">;

export const itemsOf = ({ expected, received }: Found) => received?.items ?? expected?.items ?? [];

function draftOf(found: Found): Draft {
  const { received } = found;
  const length = (mm: number | null | undefined) => (mm ? centimetres(mm) : "");
  return {
    weight: received?.weight_g ? formatKilograms(received.weight_g) : "",
    length: length(received?.length_mm),
    width: length(received?.width_mm),
    height: length(received?.height_mm),
    shelf: received?.shelf ?? "",
    photo: received?.photo?.mm ?? null,
    photos: received?.photos ?? [],
    marks: marks.filter((mark) => received?.marks.includes(mark)),
    faults: Object.fromEntries(
      itemsOf(found).flatMap(({ oid, fault }) => (fault ? [[oid, fault]] : [])),
    ),
    pieces: Object.fromEntries(itemsOf(found).map((item) => [item.oid, item.num])),
  };
}

/** Weight and size in grams and millimetres; undefined until all four are written. */
export function measuresOf(draft: MeasuresDraft) {
  const weight_g = readKilograms(draft.weight);
  const length_mm = readCentimetres(draft.length);
  const width_mm = readCentimetres(draft.width);
  const height_mm = readCentimetres(draft.height);
  const isWhole = weight_g && length_mm && width_mm && height_mm;
  return isWhole ? { weight_g, length_mm, width_mm, height_mm } : undefined;
}

/** The findings of one parcel while somebody writes them down. */
export function useFindings(found: Found) {
  const [draft, setDraft] = useState(() => draftOf(found));
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const addPhoto = (url: string) =>
    setDraft((before) => ({ ...before, photos: [...before.photos, url] }));
  return { draft, change, addPhoto };
}
