import sharp from "sharp";

/** A sheet with a heading, lines and a stamp, which no font of the machine has a say in: what papers of others look like here. */
export function drawPaper(lines: number, colour: string): Promise<Buffer> {
  const rows = Array.from({ length: lines }, (_, at) => {
    const y = 170 + at * 46;
    const long = 200 + ((at * 83) % 180);
    return `<rect x="60" y="${y}" width="${long}" height="12" rx="3"/><rect x="470" y="${y}" width="70" height="12" rx="3"/>`;
  });
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#fbfaf6"/><rect x="60" y="60" width="300" height="28" rx="4" fill="${colour}"/><rect x="60" y="106" width="200" height="12" rx="3" fill="#b9b6ac"/><g fill="#8d8a80">${rows.join("")}</g><circle cx="460" cy="680" r="62" fill="none" stroke="${colour}" stroke-width="8"/><path d="M432 680l20 22 38-44" fill="none" stroke="${colour}" stroke-width="9"/></svg>`;
  return sharp(Buffer.from(sheet)).webp({ quality: 82 }).toBuffer();
}
