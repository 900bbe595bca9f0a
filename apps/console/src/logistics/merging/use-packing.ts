import type { OutputOf } from "@sampan/contract/kernel/call";
import type { listToPack } from "@sampan/contract/logistics/merging/staff-merging";
import { useState } from "react";
import type { MeasuresDraft } from "../warehouse/use-findings.ts";

export type ParcelToPack = OutputOf<typeof listToPack>["datalist"][number];
export type Part = ParcelToPack["parts"][number];

interface PackingDraft extends MeasuresDraft {
  readonly photos: readonly string[];
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
  photos: [],
};

/** One box while it is packed: what lies in it, and what scale and tape say of it. Nothing is stored until it is done. */
export function usePacking({ parts }: ParcelToPack, opened: string) {
  const [draft, setDraft] = useState(blank);
  // The parcel by which the box was opened is on the table.
  const [scanned, setScanned] = useState<readonly string[]>(() =>
    [partOf(parts, opened)?.tid].filter((tid) => tid !== undefined),
  );
  const [last, setLast] = useState<Scan>();
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
    addPhoto: (url: string) =>
      setDraft((before) => ({ ...before, photos: [...before.photos, url] })),
    isWhole: parts.every(({ tid }) => scanned.includes(tid)),
  };
}
