import sharp from "sharp";
import type { Card } from "./card.ts";
import { openWriter } from "./draw-text.ts";

/** As large as those who show shared pages ask for. */
export const cardSize = { width: 1_200, height: 630 } as const;

const look = {
  mist: "#f5f8f7",
  ink: "#12211f",
  quiet: "#4c5f5c",
  price: "#b3261e",
  harbour: "#0f5f5e",
};

const text_px = { x_px: 678, width_px: 474 } as const;

/** The house's mark, 48 by 48: a boat with its parcel. */
const mark = `<rect x="16.5" y="10" width="15" height="15" rx="2.2" fill="#f6a03a"/>
<path d="M2.6 23.4C8.6 27.6 16 28.4 24 28.4s15.6-1.4 21.6-7.4c.5-.5 1.2-.1 1.1.6C45.4 30.2 41.1 38 33.4 38H14.8C8 38 3.6 32.6 1.6 24.2c-.2-.8.4-1.2 1-.8z" fill="${look.harbour}"/>`;

/** The picture of shared goods, as JPEG of some 80 KB: the goods at the left, their name and price beside them. */
export async function drawCard(card: Card): Promise<Buffer> {
  const write = openWriter(card.language);
  const title = write(card.title, {
    ...text_px,
    y_px: 168,
    size_px: 38,
    weight: "bold",
    ink: look.ink,
    lines: 4,
  });
  const price = write(card.price, {
    ...text_px,
    y_px: title.next_px + 36,
    size_px: 56,
    weight: "bold",
    ink: look.price,
    lines: 1,
  });
  const quiet = { ...text_px, size_px: 26, weight: "regular", ink: look.quiet } as const;
  const inOthers = write(card.inOthers, { ...quiet, y_px: price.next_px - 18, lines: 1 });
  const day = write(card.pricedOn, { ...quiet, y_px: inOthers.next_px, size_px: 22, lines: 1 });
  const house = write(card.house, {
    ...text_px,
    x_px: text_px.x_px + 68,
    width_px: text_px.width_px - 68,
    y_px: 92,
    size_px: 34,
    weight: "bold",
    ink: look.harbour,
    lines: 1,
  });
  const tagline = write(card.tagline, { ...quiet, y_px: 548, size_px: 22, lines: 2 });

  const { width, height } = cardSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${look.mist}"/>
<rect width="${height}" height="${height}" fill="#e3ebe9"/>
${card.picture ? "" : `<g transform="translate(155 155) scale(6.6)">${mark}</g>`}
<g transform="translate(${text_px.x_px} 50) scale(1.2)">${mark}</g>
${[house, title, price, inOthers, day, tagline].map((each) => each.svg).join("\n")}
</svg>`;
  const picture = card.picture && (await square(card.picture, height));
  return sharp(Buffer.from(svg))
    .composite(picture ? [{ input: picture, left: 0, top: 0 }] : [])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

const square = (picture: Uint8Array, side: number): Promise<Buffer> =>
  sharp(picture).resize(side, side, { fit: "cover" }).flatten({ background: "#fff" }).toBuffer();
