import sharp from "sharp";
import type { PaperPicture } from "./paper.ts";
import { a4, type Pdf } from "./open-pdf.ts";
import { margin_pt, width_pt } from "./paper-sizes.ts";

const columns = 2;
const gap_pt = 12;
const cell_pt = (width_pt - gap_pt * (columns - 1)) / columns;
const picture_pt = 170;
const caption_pt = 30;
/** Twice what a screen needs at that size; paper does not show more. */
const edge_px = 700;

/** Draws pictures below a title, row by row, on as many pages as they take. */
export async function drawPictures(
  pdf: Pdf,
  {
    pictures,
    title,
    top_pt,
  }: {
    readonly pictures: readonly PaperPicture[];
    readonly title: string;
    readonly top_pt: number;
  },
): Promise<void> {
  const row_pt = picture_pt + caption_pt;
  let y_pt = top_pt;
  const bottom_pt = a4.height_pt - margin_pt;
  if (y_pt + 24 + row_pt > bottom_pt) {
    pdf.turnPage();
    y_pt = margin_pt;
  }
  y_pt += 8 + pdf.write(title, { x_pt: margin_pt, y_pt, width_pt, size_pt: 11, weight: "bold" });
  for (const [index, { bytes, caption }] of pictures.entries()) {
    const column = index % columns;
    if (index > 0 && column === 0) y_pt += row_pt;
    if (column === 0 && y_pt + row_pt > bottom_pt) {
      pdf.turnPage();
      y_pt = margin_pt;
    }
    const x_pt = margin_pt + column * (cell_pt + gap_pt);
    const small = await sharp(bytes)
      .resize(edge_px, edge_px, { fit: "inside", withoutEnlargement: true })
      .jpeg({ quality: 75 })
      .toBuffer();
    pdf.canvas.image(small, x_pt, y_pt, { fit: [cell_pt, picture_pt - 4], align: "center" });
    const at = { x_pt, y_pt: y_pt + picture_pt, width_pt: cell_pt, size_pt: 8, lines: 2 } as const;
    pdf.write(caption, { ...at, ink: "#555" });
  }
}
