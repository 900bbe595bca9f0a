import { a4 } from "./open-pdf.ts";

export const margin_pt = 48;
/** Between the margins. */
export const width_pt = a4.width_pt - 2 * margin_pt;
