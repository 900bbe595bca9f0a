import type { Motif } from "./motif.ts";
import { accessoryMotifs } from "./motifs/accessories.ts";
import { careMotifs } from "./motifs/care.ts";
import { digitalMotifs } from "./motifs/digital.ts";
import { generalMotifs } from "./motifs/general.ts";
import { homeMotifs } from "./motifs/home.ts";
import { mensWearMotifs } from "./motifs/mens-wear.ts";
import { motherBabyMotifs } from "./motifs/mother-baby.ts";
import { womensWearMotifs } from "./motifs/womens-wear.ts";

const MOTIFS: Readonly<Record<string, Motif>> = {
  ...accessoryMotifs,
  ...careMotifs,
  ...digitalMotifs,
  ...generalMotifs,
  ...homeMotifs,
  ...mensWearMotifs,
  ...motherBabyMotifs,
  ...womensWearMotifs,
};

/** The motif of a listing: its own where it shows another article, else that of its goods. */
export function motifOf(key: string, base: string): Motif {
  const motif = MOTIFS[key] ?? MOTIFS[base];
  if (!motif) throw new Error(`Nobody said how to photograph "${base}".`);
  return motif;
}
