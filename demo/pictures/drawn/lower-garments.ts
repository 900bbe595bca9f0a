import { folds, gleams, line, type Pen, seam } from "./pen.ts";

/** Trousers by the width of the leg and where it ends; cloth decides the pockets. */
export function drawTrousers(
  pen: Pen,
  cut: {
    hem: number;
    width: number;
    at: number;
    isDenim?: boolean;
    hasPockets?: boolean;
    cuff?: boolean;
  },
): string {
  const { hem, width, at } = cut;
  const leg = (sign: 1 | -1) => {
    const x = (offset: number) => 300 + sign * offset;
    return `M${x(0)} 60 L${x(108)} 60 Q${x(132)} 190 ${x(at + width / 2)} ${hem} L${x(at - width / 2)} ${hem} Q${x(20)} 300 ${x(0)} 232z`;
  };
  const inside = pen.clip(`<path d="${leg(-1)}"/><path d="${leg(1)}"/>`);
  const pocket = (x: number) =>
    `<rect x="${x - 34}" y="300" width="68" height="84" rx="5" fill="${pen.shade(0.9)}" stroke="#1c2422" stroke-opacity=".22" stroke-width="2"/><path d="M${x - 34} 300h68v24h-68z" fill="${pen.shade(0.82)}"/>`;
  return (
    `<path d="${leg(-1)}" fill="${pen.across(1.02, 0.94)}"/><path d="${leg(1)}" fill="${pen.across(0.98, 0.88)}"/>` +
    `<g clip-path="${inside}">` +
    folds(
      [
        `M300 226 Q296 330 ${300 - at + 20} ${hem}`,
        `M300 226 Q304 330 ${300 + at - 20} ${hem}`,
        "M210 120 Q250 190 292 216",
        "M390 120 Q350 190 308 216",
      ],
      13,
      0.2,
    ) +
    gleams(
      [
        `M232 140 Q220 320 ${300 - at - 8} ${hem - 10}`,
        `M366 140 Q384 320 ${300 + at - 8} ${hem - 10}`,
      ],
      20,
      cut.isDenim ? 0.3 : 0.16,
    ) +
    (cut.cuff
      ? `<rect x="60" y="${hem - 34}" width="480" height="40" fill="${pen.shade(0.84)}"/>`
      : seam(`M60 ${hem - 16} H540`)) +
    `</g>` +
    `<path d="M190 52 H410 L412 92 H188z" fill="${pen.shade(0.86)}"/>` +
    line("M300 92 V226", 0.28) +
    (cut.isDenim
      ? seam("M192 100 Q226 150 262 96", 0.5) +
        seam("M408 100 Q374 150 338 96", 0.5) +
        seam("M312 92 Q326 170 302 222", 0.5) +
        `<circle cx="300" cy="72" r="8" fill="#b08a55"/>`
      : `<path d="M270 72 q-6 40 -14 58 M330 72 q6 40 12 58" fill="none" stroke="#efece4" stroke-width="4" stroke-linecap="round" opacity="${cut.cuff ? 1 : 0}"/>`) +
    (cut.hasPockets ? pocket(300 - at * 0.92 - 12) + pocket(300 + at * 0.92 + 12) : "")
  );
}

/** A pleated skirt on a waistband. */
export function drawSkirt(pen: Pen, cut: { hem: number; half: number; pleats: number }): string {
  const { hem, half, pleats } = cut;
  const at = (share: number) => ({ top: 200 + 200 * share, low: 300 - half + 2 * half * share });
  const pleat = Array.from({ length: pleats }, (_, index) => {
    const [from, to] = [at(index / pleats), at((index + 1) / pleats)];
    return `<path d="M${from.top} 110 L${to.top} 110 L${to.low} ${hem - 4} L${from.low} ${hem + 4}z" fill="${pen.across(1.04 - (index % 2) * 0.02, 0.86)}"/>`;
  }).join("");
  return `${pleat}<path d="M200 70 H400 L402 114 H198z" fill="${pen.across(0.92, 0.84)}"/>${line("M198 114 H402", 0.3)}`;
}

/** Trunks with a wide elastic. */
export function drawBriefs(pen: Pen): string {
  return (
    `<path d="M140 190 H460 L470 400 Q420 420 352 420 L300 340 L248 420 Q180 420 130 400z" fill="${pen.across(1.02, 0.9)}"/>` +
    `<path d="M258 236 Q300 330 342 236" fill="none" stroke="#1c2422" stroke-opacity=".2" stroke-width="3"/>` +
    folds(["M300 250 V336", "M190 250 Q200 340 196 410", "M410 250 Q400 340 404 410"]) +
    `<rect x="138" y="170" width="324" height="52" rx="8" fill="${pen.shade(0.72)}"/>` +
    `<path d="M138 186 H462" stroke="#fff" stroke-opacity=".5" stroke-width="4"/>` +
    seam("M132 392 Q190 410 246 408") +
    seam("M468 392 Q410 410 354 408")
  );
}

/** A row of single socks, or a band of cloth such as a belt. */
export function drawBand(pen: Pen): string {
  return (
    `<path d="M60 240 Q300 170 540 240 L528 380 Q300 330 72 380z" fill="${pen.down(1.02, 0.88)}"/>` +
    Array.from({ length: 26 }, (_, at) =>
      line(`M${84 + at * 18} 236 L${90 + at * 17.4} 368`, 0.07, 3),
    ).join("") +
    `<path d="M430 214 L540 240 L528 380 L424 350z" fill="${pen.shade(0.8)}"/>` +
    folds(["M80 300 Q300 240 520 300"], 20, 0.12)
  );
}

/** A leather belt rolled up, its buckle in front. */
export function drawBelt(pen: Pen): string {
  return (
    `<ellipse cx="300" cy="320" rx="220" ry="150" fill="${pen.across(1, 0.74)}"/><ellipse cx="300" cy="286" rx="220" ry="150" fill="${pen.across(1.18, 0.94)}"/>` +
    [176, 132, 90]
      .map(
        (rx) =>
          `<ellipse cx="300" cy="286" rx="${rx}" ry="${rx * 0.66}" fill="none" stroke="#15110e" stroke-opacity=".5" stroke-width="7"/><ellipse cx="298" cy="282" rx="${rx}" ry="${rx * 0.66}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="4"/>`,
      )
      .join("") +
    `<ellipse cx="300" cy="286" rx="48" ry="32" fill="#2a2522" fill-opacity=".75"/>` +
    `<rect x="236" y="396" width="128" height="92" rx="14" fill="#c9cccb"/><rect x="252" y="412" width="96" height="60" rx="8" fill="#8f9695"/><path d="M244 402h112" stroke="#fff" stroke-opacity=".8" stroke-width="5"/>`
  );
}
