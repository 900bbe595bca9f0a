import type { OutputOf } from "@sampan/contract/kernel/call";
import type { listToPack } from "@sampan/contract/logistics/merging/staff-merging";
import { useState } from "react";
import type { MeasuresDraft } from "../warehouse/use-findings.ts";

export type ParcelToPack = OutputOf<typeof listToPack>["datalist"][number];
export type Part = ParcelToPack["parts"][number];

/** What a picture shows: what lies in the box before it is closed, or the closed box. */
export type Shot = "contents" | "closed";

interface PackingDraft extends MeasuresDraft {
  readonly contents: readonly string[];
  readonly closed: readonly string[];
}

/** What a scanned number stands for among the parts: a parcel's own number, or that of its express. */
const partOf = (parts: readonly Part[], number: string): Part | undefined =>
  parts.find((part) => part.tid === number || part.express_no === number);

export const weightOf = (parts: readonly Part[]): number =>
  parts.reduce((total, { weight_g }) => total + (weight_g ?? 0), 0);

/** What a scan of a number came to. */
export type Scan = { readonly number: string; readonly is: "in" | "twice" | "foreign" };

const blank: PackingDraft = {
  weight: "",
  length: "",
  width: "",
  height: "",
  shelf: "",
  contents: [],
  closed: [],
};

/** One box while it is packed: what lies in it, and what scale and tape say of it. Nothing is stored until it is done. */
export function usePacking({ parts }: ParcelToPack, opened: string) {
  const [draft, setDraft] = useState(blank);
  // The parcel by which the box was opened is on the table.
  const [scanned, setScanned] = useState<readonly string[]>(() =>
    [partOf(parts, opened)?.tid].filter((tid) => tid !== undefined),
  );
  const [last, setLast] = useState<Scan>();
  const [picked, setPicked] = useState<Shot>();
  // What stands on the scale is closed.
  const shot = picked ?? (draft.weight === "" ? "contents" : "closed");
  const scan = (number: string) => {
    const part = partOf(parts, number);
    if (part && !scanned.includes(part.tid)) {
      setLast({ number, is: "in" });
      setScanned([...scanned, part.tid]);
    } else setLast({ number, is: part ? "twice" : "foreign" });
  };
  return {
    draft,
    scanned,
    last,
    scan,
    takeOut: (tid: string) => setScanned(scanned.filter((one) => one !== tid)),
    change: (change: Partial<PackingDraft>) => setDraft((before) => ({ ...before, ...change })),
    shot,
    pickShot: setPicked,
    addPhoto: (url: string) =>
      setDraft((before) => ({ ...before, [shot]: [...before[shot], url] })),
    isWhole: parts.every(({ tid }) => scanned.includes(tid)),
  };
}
