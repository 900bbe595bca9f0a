import { folds, gleams, line, type Pen, seam } from "./pen.ts";

/** How a garment for the upper body is cut. */
export type Cut = {
  readonly neck: "crew" | "vee" | "high" | "collar" | "square" | "hood" | "straps" | "lapel";
  readonly sleeves: "none" | "short" | "puff" | "long";
  readonly front: "plain" | "buttons" | "zip" | "open" | "double";
  /** Where it ends: 330 is cropped, 540 a shirt, 590 a dress or coat. */
  readonly hem: number;
  /** Half the width at the waist and at the hem. */
  readonly waist: number;
  readonly flare: number;
  readonly ribbed?: boolean;
  readonly quilted?: boolean;
  readonly belted?: boolean;
  readonly pattern?: "stripes" | "plaid" | "floral" | "cable" | "print" | "openwork";
};

const MIDDLE = 300;
const TOP = 70;

/** A garment laid out flat, seen from the front. */
export function drawGarment(pen: Pen, cut: Cut): string {
  const body = bodyPath(cut);
  const sleeves = sleevePaths(cut);
  const outline = [body, ...sleeves].map((path) => `<path d="${path}"/>`).join("");
  const inside = pen.clip(outline);
  return (
    hoodBehind(pen, cut) +
    backOfNeck(pen, cut) +
    sleeves
      .map(
        (path, at) =>
          `<path d="${path}" fill="${at === 0 ? pen.across(0.98, 0.9) : pen.across(0.92, 0.84)}"/>`,
      )
      .join("") +
    `<path d="${body}" fill="${pen.across(1.03, 1, 0.93)}"/>` +
    `<g clip-path="${inside}">${pattern(pen, cut)}${shape(cut)}${trim(pen, cut)}</g>` +
    neckline(pen, cut) +
    front(pen, cut)
  );
}

const shoulderHalf = (cut: Cut) => (cut.neck === "straps" ? 70 : 128);
const neckHalf = (cut: Cut) => (cut.neck === "square" ? 66 : cut.neck === "straps" ? 58 : 54);

function bodyPath(cut: Cut): string {
  const neck = neckHalf(cut);
  const shoulder = shoulderHalf(cut);
  const arm = 215;
  const waistY = Math.min(345, cut.hem - 60);
  const shoulderY = cut.neck === "straps" ? TOP + 4 : TOP + 30;
  const dip = neckDip(cut);
  const half = (sign: 1 | -1) => ({
    neck: MIDDLE + sign * neck,
    shoulder: MIDDLE + sign * shoulder,
    arm: MIDDLE + sign * 122,
    waist: MIDDLE + sign * cut.waist,
    hem: MIDDLE + sign * cut.flare,
  });
  const [l, r] = [half(-1), half(1)];
  return (
    `M${l.neck} ${TOP} L${l.shoulder} ${shoulderY} Q${l.shoulder + 14} ${arm - 60} ${l.arm} ${arm} ` +
    `Q${l.waist} ${waistY - 50} ${l.waist} ${waistY} Q${l.waist - 4} ${waistY + 60} ${l.hem} ${cut.hem} ` +
    `Q${MIDDLE} ${cut.hem + 16} ${r.hem} ${cut.hem} Q${r.waist + 4} ${waistY + 60} ${r.waist} ${waistY} ` +
    `Q${r.waist} ${waistY - 50} ${r.arm} ${arm} Q${r.shoulder - 14} ${arm - 60} ${r.shoulder} ${shoulderY} ` +
    `L${r.neck} ${TOP} ${dip}z`
  );
}

/** The edge of the neck from right to left. */
function neckDip(cut: Cut): string {
  const neck = neckHalf(cut);
  const left = MIDDLE - neck;
  switch (cut.neck) {
    case "vee":
    case "lapel":
      return `L${MIDDLE} ${TOP + 118} L${left} ${TOP}`;
    case "collar":
      return `L${MIDDLE} ${TOP + 56} L${left} ${TOP}`;
    case "square":
      return `L${MIDDLE + neck - 6} ${TOP + 74} L${left + 6} ${TOP + 74} L${left} ${TOP}`;
    case "straps":
      return `Q${MIDDLE + 40} ${TOP + 100} ${MIDDLE} ${TOP + 96} Q${MIDDLE - 40} ${TOP + 100} ${left} ${TOP}`;
    case "high":
      return `Q${MIDDLE} ${TOP + 10} ${left} ${TOP}`;
    default:
      return `Q${MIDDLE} ${TOP + 66} ${left} ${TOP}`;
  }
}

function sleevePaths(cut: Cut): string[] {
  if (cut.sleeves === "none") return [];
  const build = (sign: 1 | -1) => {
    const x = (offset: number) => MIDDLE + sign * offset;
    if (cut.sleeves === "short") {
      return `M${x(124)} ${TOP + 28} Q${x(176)} ${TOP + 44} ${x(236)} ${TOP + 150} L${x(172)} ${TOP + 196} Q${x(140)} ${TOP + 156} ${x(118)} ${TOP + 150}z`;
    }
    if (cut.sleeves === "puff") {
      return `M${x(120)} ${TOP + 24} Q${x(212)} ${TOP + 10} ${x(230)} ${TOP + 106} Q${x(232)} ${TOP + 176} ${x(176)} ${TOP + 178} Q${x(134)} ${TOP + 172} ${x(116)} ${TOP + 148}z`;
    }
    return `M${x(124)} ${TOP + 28} Q${x(186)} ${TOP + 46} ${x(212)} ${TOP + 170} Q${x(236)} ${TOP + 290} ${x(246)} ${TOP + 404} L${x(188)} ${TOP + 414} Q${x(170)} ${TOP + 270} ${x(118)} ${TOP + 150}z`;
  };
  return [build(-1), build(1)];
}

function shape(cut: Cut): string {
  const low = cut.hem - 30;
  return (
    folds([
      `M182 ${TOP + 140} Q206 260 192 ${low}`,
      `M418 ${TOP + 140} Q396 270 410 ${low}`,
      `M252 330 Q246 430 258 ${low}`,
      `M350 320 Q362 430 346 ${low}`,
      `M176 ${TOP + 132} Q214 ${TOP + 150} 236 ${TOP + 186}`,
      `M424 ${TOP + 132} Q386 ${TOP + 150} 366 ${TOP + 186}`,
    ]) +
    gleams([`M222 ${TOP + 90} Q214 280 224 ${low}`, `M306 300 Q300 420 308 ${low}`], 16, 0.14) +
    (cut.sleeves === "long"
      ? folds(
          [
            `M128 ${TOP + 230} Q112 ${TOP + 250} 96 ${TOP + 252}`,
            `M472 ${TOP + 230} Q488 ${TOP + 250} 504 ${TOP + 252}`,
          ],
          9,
        )
      : "")
  );
}

/** Ribs at the hem and cuffs, a belt, quilting. */
function trim(pen: Pen, cut: Cut): string {
  const ribs = cut.ribbed
    ? `<rect x="60" y="${cut.hem - 30}" width="480" height="60" fill="${pen.shade(0.9)}"/>` +
      Array.from({ length: 60 }, (_, at) =>
        line(`M${64 + at * 8} ${cut.hem - 28} v52`, 0.12, 2),
      ).join("") +
      (cut.sleeves === "long"
        ? `<path d="M40 ${TOP + 384} L130 ${TOP + 372} V${TOP + 430} H30z M560 ${TOP + 384} L470 ${TOP + 372} V${TOP + 430} H570z" fill="${pen.shade(0.88)}"/>`
        : "")
    : seam(`M120 ${cut.hem - 14} Q300 ${cut.hem + 2} 480 ${cut.hem - 14}`);
  const quilting = cut.quilted
    ? Array.from({ length: 7 }, (_, at) => {
        const y = TOP + 92 + at * 62;
        return (
          folds([`M40 ${y + 6} Q300 ${y + 18} 560 ${y + 6}`], 14, 0.2) +
          line(`M40 ${y} Q300 ${y + 10} 560 ${y}`, 0.22, 2)
        );
      }).join("")
    : "";
  const belt = cut.belted
    ? `<rect x="120" y="326" width="360" height="26" fill="${pen.shade(0.82)}"/><rect x="282" y="322" width="38" height="34" rx="5" fill="none" stroke="${pen.shade(0.55)}" stroke-width="6"/>`
    : "";
  return quilting + ribs + belt;
}

function pattern(pen: Pen, cut: Cut): string {
  switch (cut.pattern) {
    case "stripes":
      return Array.from(
        { length: 18 },
        (_, at) =>
          `<rect x="20" y="${TOP + 20 + at * 34}" width="560" height="11" fill="${pen.shade(0.62)}" opacity=".8"/>`,
      ).join("");
    case "plaid":
      return Array.from({ length: 12 }, (_, at) => {
        const offset = 20 + at * 50;
        return (
          `<rect x="${offset}" y="40" width="20" height="560" fill="#14201e" opacity=".24"/><rect x="${offset + 30}" y="40" width="4" height="560" fill="#fff" opacity=".4"/>` +
          `<rect x="10" y="${offset + 20}" width="580" height="20" fill="#14201e" opacity=".24"/><rect x="10" y="${offset + 50}" width="580" height="4" fill="#fff" opacity=".4"/>`
        );
      }).join("");
    case "floral":
      return Array.from({ length: 110 }, (_, at) => {
        // Two irrational steps fill a square evenly without rows.
        const x = 40 + ((at * 0.7549) % 1) * 520;
        const y = TOP + 10 + ((at * 0.5698) % 1) * 520;
        return (
          `<g transform="translate(${x} ${y}) rotate(${at * 47})"><path d="M0-8a5 5 0 0 1 5 6a5 5 0 0 1 3 7a5 5 0 0 1-8 2a5 5 0 0 1-8-2a5 5 0 0 1 3-7a5 5 0 0 1 5-6z" fill="#fff" opacity=".82"/>` +
          `<circle cy="1" r="2.6" fill="#d9a441"/><path d="M9 7q7 0 9 7q-7 1-9-7z" fill="#5f7f62" opacity=".75"/></g>`
        );
      }).join("");
    case "cable":
      return [190, 245, 300, 355, 410]
        .map((x) =>
          Array.from({ length: 14 }, (_, at) => {
            const y = TOP + 40 + at * 36;
            return folds(
              [`M${x - 12} ${y} q24 9 24 18 t-24 18`, `M${x + 12} ${y} q-24 9 -24 18 t24 18`],
              5,
              0.3,
            );
          }).join(""),
        )
        .join("");
    case "print":
      return `<g fill="${pen.shade(0.4)}" opacity=".85"><circle cx="300" cy="262" r="46" fill="none" stroke="${pen.shade(0.42)}" stroke-width="9"/><path d="M232 300 q34-30 68 0 t68 0 v14 q-34 26-68 0 t-68 0z"/><rect x="252" y="340" width="96" height="9" rx="4"/></g>`;
    case "openwork":
      return Array.from({ length: 17 }, (_, rowAt) =>
        Array.from({ length: 20 }, (_unused, at) => {
          const x = 60 + at * 26 + (rowAt % 2) * 13;
          return `<ellipse cx="${x}" cy="${TOP + 96 + rowAt * 26}" rx="5.5" ry="8" fill="#3b322a" opacity=".38"/>`;
        }).join(""),
      ).join("");
    default:
      return "";
  }
}

function hoodBehind(pen: Pen, cut: Cut): string {
  if (cut.neck !== "hood") return "";
  return (
    `<path d="M214 ${TOP + 44} Q206 ${TOP - 62} 300 ${TOP - 64} Q394 ${TOP - 62} 386 ${TOP + 44} Q300 ${TOP + 118} 214 ${TOP + 44}z" fill="${pen.down(0.96, 0.82)}"/>` +
    `<path d="M246 ${TOP + 24} Q248 ${TOP - 26} 300 ${TOP - 28} Q352 ${TOP - 26} 354 ${TOP + 24} Q300 ${TOP + 84} 246 ${TOP + 24}z" fill="${pen.shade(0.6)}"/>`
  );
}

function backOfNeck(pen: Pen, cut: Cut): string {
  if (cut.neck === "hood" || cut.neck === "high" || cut.neck === "straps") return "";
  const neck = neckHalf(cut);
  return `<path d="M${MIDDLE - neck} ${TOP} Q${MIDDLE} ${TOP - 22} ${MIDDLE + neck} ${TOP} Q${MIDDLE} ${TOP + 150} ${MIDDLE - neck} ${TOP}z" fill="${pen.shade(0.72)}"/>`;
}

function neckline(pen: Pen, cut: Cut): string {
  const neck = neckHalf(cut);
  const [left, right] = [MIDDLE - neck, MIDDLE + neck];
  switch (cut.neck) {
    case "crew":
    case "square":
    case "straps":
      return `<path d="M${right} ${TOP} ${neckDip(cut)}" fill="none" stroke="${pen.shade(0.86)}" stroke-width="${cut.neck === "crew" ? 15 : 8}"/>`;
    case "vee":
      return `<path d="M${right} ${TOP} ${neckDip(cut)}" fill="none" stroke="${pen.shade(0.86)}" stroke-width="15"/>`;
    case "high":
      return `<path d="M${left} ${TOP + 10} Q${left - 2} ${TOP - 34} ${left + 10} ${TOP - 42} Q${MIDDLE} ${TOP - 30} ${right - 10} ${TOP - 42} Q${right + 2} ${TOP - 34} ${right} ${TOP + 10} Q${MIDDLE} ${TOP + 44} ${left} ${TOP + 10}z" fill="${pen.across(0.98, 0.9)}"/>${folds([`M${left + 6} ${TOP + 4} Q${MIDDLE} ${TOP + 34} ${right - 6} ${TOP + 4}`], 8, 0.25)}`;
    case "collar":
      return (
        `<path d="M${left} ${TOP - 6} L${MIDDLE} ${TOP + 52} L${MIDDLE - 44} ${TOP + 96} L${left - 26} ${TOP + 26}z" fill="${pen.shade(0.97)}" stroke="#1c2422" stroke-opacity=".16" stroke-width="2"/>` +
        `<path d="M${right} ${TOP - 6} L${MIDDLE} ${TOP + 52} L${MIDDLE + 44} ${TOP + 96} L${right + 26} ${TOP + 26}z" fill="${pen.shade(0.92)}" stroke="#1c2422" stroke-opacity=".16" stroke-width="2"/>`
      );
    case "lapel":
      return (
        `<path d="M${left} ${TOP - 6} L${MIDDLE} ${TOP + 120} L${MIDDLE - 22} ${TOP + 190} L${left - 44} ${TOP + 90} L${left - 8} ${TOP + 72} L${left - 30} ${TOP + 26}z" fill="${pen.shade(0.9)}" stroke="#1c2422" stroke-opacity=".2" stroke-width="2"/>` +
        `<path d="M${right} ${TOP - 6} L${MIDDLE} ${TOP + 120} L${MIDDLE + 22} ${TOP + 190} L${right + 44} ${TOP + 90} L${right + 8} ${TOP + 72} L${right + 30} ${TOP + 26}z" fill="${pen.shade(0.86)}" stroke="#1c2422" stroke-opacity=".2" stroke-width="2"/>`
      );
    case "hood":
      return (
        `<path d="M${left - 30} ${TOP + 24} Q${MIDDLE} ${TOP + 132} ${right + 30} ${TOP + 24}" fill="none" stroke="${pen.shade(0.84)}" stroke-width="13"/>` +
        `<path d="M270 ${TOP + 86} q-8 50 -2 84 M330 ${TOP + 86} q8 50 2 84" fill="none" stroke="#f1efe8" stroke-width="5" stroke-linecap="round"/>`
      );
  }
}

function front(pen: Pen, cut: Cut): string {
  const from = TOP + (cut.neck === "vee" ? 120 : cut.neck === "lapel" ? 186 : 60);
  const button = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="7.5" fill="${pen.shade(0.62)}"/><circle cx="${x - 2}" cy="${y - 2}" r="2.6" fill="#fff" opacity=".5"/>`;
  const heights = Array.from(
    { length: 6 },
    (_, at) => from + 26 + (at * (cut.hem - from - 46)) / 5.4,
  );
  switch (cut.front) {
    case "plain":
      return "";
    case "buttons":
      return (
        line(`M312 ${from} V${cut.hem + 6}`, 0.2, 2) +
        line(`M288 ${from} V${cut.hem + 6}`, 0.1, 2) +
        heights.map((y) => button(300, y)).join("")
      );
    case "double":
      return (
        line(`M334 ${from} V${cut.hem + 4}`, 0.25) +
        heights
          .slice(0, 4)
          .map((y) => button(262, y) + button(322, y))
          .join("")
      );
    case "zip":
      return `<path d="M300 ${from} V${cut.hem + 6}" stroke="${pen.shade(0.55)}" stroke-width="9"/><path d="M300 ${from} V${cut.hem + 6}" stroke="#d7d9d6" stroke-width="3" stroke-dasharray="4 3"/><rect x="294" y="${from + 4}" width="12" height="26" rx="4" fill="#b9bdbb"/>`;
    case "open":
      return `<path d="M296 ${from - 30} L288 ${cut.hem + 8} L314 ${cut.hem + 8} L306 ${from - 30}z" fill="${pen.shade(0.5)}"/>`;
  }
}
