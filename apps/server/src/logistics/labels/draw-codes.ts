import bwipjs from "bwip-js/node";
import type { Pdf } from "../../kernel/pdf/open-pdf.ts";

interface Place {
  readonly x_pt: number;
  readonly y_pt: number;
  readonly width_pt: number;
  readonly height_pt: number;
}

/** Lines that a scanner of lines reads. Only characters of ASCII can be in them. */
export function drawCode128(pdf: Pdf, text: string, at: Place): void {
  const [code] = bwipjs.raw("code128", text, "");
  if (!code || !("sbs" in code)) throw new Error(`no bars say ${text}`);
  // Widths of bars and gaps in turn, in modules; a bar is first.
  const { sbs } = code;
  const module_pt = at.width_pt / sbs.reduce((total, width) => total + width, 0);
  let x_pt = at.x_pt;
  sbs.forEach((width, place) => {
    if (place % 2 === 0) pdf.canvas.rect(x_pt, at.y_pt, width * module_pt, at.height_pt);
    x_pt += width * module_pt;
  });
  pdf.canvas.fill("#000");
}

/** A square that phones and most scanners read, legible with a seventh of it gone. */
export function drawQr(pdf: Pdf, text: string, at: Omit<Place, "height_pt">): void {
  const [code] = bwipjs.raw("qrcode", text, "eclevel=M");
  if (!code || !("pixs" in code)) throw new Error(`no square says ${text}`);
  const { pixs, pixx } = code;
  const module_pt = at.width_pt / pixx;
  pixs.forEach((dark, place) => {
    if (dark === 0) return;
    const [column, row] = [place % pixx, Math.floor(place / pixx)];
    pdf.canvas.rect(at.x_pt + column * module_pt, at.y_pt + row * module_pt, module_pt, module_pt);
  });
  pdf.canvas.fill("#000");
}

/** What lines can say; a shelf may have a name that they cannot. */
export const isForBars = (text: string): boolean => /^[\x20-\x7e]+$/.test(text);
