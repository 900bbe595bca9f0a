import type { Language } from "@sampan/domain/kernel/language";
import { openPdf, type Pdf, type Sheet } from "../../kernel/pdf/open-pdf.ts";
import { drawCode128, drawQr, isForBars } from "./draw-codes.ts";

export interface Label {
  /** What its codes say, and what stands beneath them. */
  readonly code: string;
  /** In the largest letters: where it goes, or the shelf. */
  readonly head: string;
  readonly facts: readonly string[];
}

/** Everything the labels say, in words; a thread draws them, which has no catalogue. */
export interface LabelMaterial {
  readonly language: Language;
  readonly now: Date;
  readonly title: string;
  readonly labels: readonly Label[];
}

/** 100 x 150 mm. */
export const labelSheet: Sheet = { width_pt: 283.46, height_pt: 425.2 };
const margin_pt = 17;
const inner_pt = labelSheet.width_pt - 2 * margin_pt;
const qr_pt = 140;
const bars_pt = 64;

/** One label a page. [BO-14] */
export function drawLabels({ language, now, title, labels }: LabelMaterial): Promise<Buffer> {
  const pdf = openPdf({ language, title, sheet: labelSheet, now });
  labels.forEach((label, place) => {
    if (place > 0) pdf.turnPage();
    drawLabel(pdf, label);
  });
  return pdf.end();
}

function drawLabel(pdf: Pdf, { code, head, facts }: Label): void {
  const across = { x_pt: margin_pt, width_pt: inner_pt };
  const centred = { ...across, align: "center" as const };
  let y_pt = margin_pt;
  y_pt += pdf.write(head, { ...across, y_pt, size_pt: sizeFor(pdf, head), weight: "bold" });
  y_pt += 6;
  for (const fact of facts) y_pt += pdf.write(fact, { ...across, y_pt, size_pt: 10.5, lines: 2 });
  // Codes stand at the foot, where a scanner finds them on every label.
  const foot_pt = labelSheet.height_pt - margin_pt;
  const name_pt = foot_pt - 20;
  const hasBars = isForBars(code);
  const bars_top_pt = name_pt - bars_pt - 4;
  const qr_top_pt = (hasBars ? bars_top_pt - 10 : name_pt - 4) - qr_pt;
  drawQr(pdf, code, { x_pt: (labelSheet.width_pt - qr_pt) / 2, y_pt: qr_top_pt, width_pt: qr_pt });
  if (hasBars) drawCode128(pdf, code, { ...across, y_pt: bars_top_pt, height_pt: bars_pt });
  pdf.write(code, { ...centred, y_pt: name_pt, size_pt: 13, weight: "bold" });
}

/** As large as the line allows. */
function sizeFor(pdf: Pdf, text: string): number {
  const largest_pt = 34;
  const width_pt = pdf.widthOf(text, { size_pt: largest_pt, weight: "bold" });
  return Math.max(14, Math.min(largest_pt, (largest_pt * inner_pt) / Math.max(width_pt, 1)));
}
