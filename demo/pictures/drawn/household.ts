import { type Drawing, folds, gleams, line, seam } from "./pen.ts";

const pillow: Drawing = (pen) =>
  `<path d="M60 190 Q40 150 96 152 Q300 116 504 152 Q560 150 540 190 Q566 300 540 410 Q560 450 504 448 Q300 484 96 448 Q40 450 60 410 Q34 300 60 190z" fill="${pen.down(1.05, 0.9)}"/>` +
  folds(["M110 190 Q300 250 490 190", "M130 420 Q300 380 470 420"], 26, 0.1) +
  seam("M78 186 Q300 148 522 186 M78 414 Q300 452 522 414", 0.2) +
  gleams(["M120 176 Q300 150 470 174"], 20, 0.4);

/** Cloth folded into a pile: towels, sheets, quilts. */
const folded: Drawing = (pen) =>
  [0, 1, 2, 3]
    .map((at) => {
      const y = 420 - at * 92;
      return (
        `<path d="M80 ${y + 20} Q66 ${y + 66} 92 ${y + 96} H500 Q540 ${y + 60} 520 ${y + 10} Q516 ${y - 4} 490 ${y - 2} H110 Q84 ${y} 80 ${y + 20}z" fill="${pen.down(1.06 - at * 0.015, 0.84)}"/>` +
        folds([`M100 ${y + 52} Q300 ${y + 42} 516 ${y + 52}`], 8, 0.22) +
        gleams([`M112 ${y + 10} H470`], 9, 0.4)
      );
    })
    .join("");

/** A made set of bed linen: pillow on a folded cover. */
const bedset: Drawing = (pen) =>
  `<g transform="translate(0 130) scale(1 .78)">${folded(pen)}</g><g transform="translate(84 0) scale(.72 .62)">${pillow(pen)}</g>`;

const mat: Drawing = (pen) =>
  `<rect x="60" y="130" width="480" height="340" rx="34" fill="${pen.down(1.04, 0.9)}"/>` +
  Array.from({ length: 11 }, (_, at) => folds([`M84 ${160 + at * 28} H516`], 6, 0.1)).join("") +
  seam("M82 152 H518 V448 H82z", 0.3) +
  `<path d="M470 470 Q520 470 540 430 V470z" fill="${pen.shade(0.7)}"/>`;

/** A mat rolled up. */
const rolledMat: Drawing = (pen) =>
  `<path d="M90 220 H470 Q540 300 470 400 H90z" fill="${pen.down(1.06, 0.8)}"/><ellipse cx="96" cy="310" rx="66" ry="92" fill="${pen.shade(0.9)}"/>` +
  [70, 50, 30, 12]
    .map(
      (r) =>
        `<ellipse cx="96" cy="310" rx="${r * 0.72}" ry="${r}" fill="none" stroke="${pen.shade(0.62)}" stroke-width="5"/>`,
    )
    .join("") +
  `<path d="M250 220 v180 M390 220 v180" stroke="${pen.shade(0.5)}" stroke-width="18"/>`;

const curtain: Drawing = (pen) =>
  `<rect x="20" y="40" width="560" height="18" rx="9" fill="#b98d5e"/>` +
  [40, 330]
    .map((x) =>
      Array.from({ length: 6 }, (_, at) => {
        const left = x + at * 38;
        return `<path d="M${left} 56 Q${left - 5} 300 ${left - 3} 560 H${left + 37} Q${left + 36} 300 ${left + 38} 56z" fill="${pen.across(0.84, 1.04, 0.98, 0.8)}"/>`;
      }).join(""),
    )
    .join("");

const board: Drawing = (pen) =>
  `<rect x="110" y="60" width="380" height="490" rx="44" fill="${pen.across(1.04, 0.9)}"/><rect x="258" y="84" width="84" height="34" rx="17" fill="#6b5138" opacity=".55"/>` +
  Array.from({ length: 8 }, (_, at) =>
    line(`M${150 + at * 44} 72 Q${160 + at * 42} 300 ${148 + at * 44} 540`, 0.14, 3),
  ).join("") +
  gleams(["M140 110 V500"], 14, 0.3);

const pan: Drawing = (pen) =>
  `<path d="M410 250 L574 96 q24-10 30 14 L452 300z" fill="#6d4a30"/><ellipse cx="262" cy="336" rx="228" ry="196" fill="${pen.across(0.9, 0.68)}"/><ellipse cx="260" cy="316" rx="228" ry="190" fill="${pen.shade(1.04)}"/><ellipse cx="260" cy="324" rx="196" ry="160" fill="#3a3f3f"/><ellipse cx="260" cy="332" rx="170" ry="136" fill="#474d4c"/><path d="M120 280 Q170 196 280 190" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="20" stroke-linecap="round"/>`;

/** Bowls and plates in a stack. */
const tableware: Drawing = (pen) =>
  [0, 1, 2]
    .map(
      (at) =>
        `<ellipse cx="300" cy="${506 - at * 26}" rx="${250 - at * 6}" ry="62" fill="${pen.shade(0.84)}"/><ellipse cx="300" cy="${496 - at * 26}" rx="${250 - at * 6}" ry="60" fill="${pen.across(1.06, 0.94)}"/>`,
    )
    .join("") +
  [0, 1, 2]
    .map((at) => {
      const y = 400 - at * 74;
      return `<path d="M134 ${y - 60} Q150 ${y + 60} 240 ${y + 66} H360 Q450 ${y + 60} 466 ${y - 60}z" fill="${pen.across(0.92, 1.06, 1, 0.78)}"/><path d="M138 ${y - 34} Q300 ${y + 20} 462 ${y - 34}" fill="none" stroke="#4d7284" stroke-opacity=".75" stroke-width="7"/>`;
    })
    .join("") +
  `<ellipse cx="300" cy="192" rx="166" ry="42" fill="${pen.shade(0.9)}"/><ellipse cx="300" cy="196" rx="146" ry="32" fill="${pen.shade(1.06)}"/>`;

const storageBox: Drawing = (pen) =>
  `<path d="M70 230 L380 260 V530 L70 480z" fill="${pen.across(1.02, 0.94)}"/><path d="M380 260 L540 210 V460 L380 530z" fill="${pen.across(0.86, 0.78)}"/><path d="M60 190 L384 222 L552 172 L236 150z" fill="${pen.shade(1.07)}"/><path d="M60 190 L384 222 V268 L60 236z" fill="${pen.shade(0.96)}"/><path d="M384 222 L552 172 V216 L384 268z" fill="${pen.shade(0.8)}"/>` +
  `<path d="M176 350 q44 30 92 8" fill="none" stroke="${pen.shade(0.62)}" stroke-width="18" stroke-linecap="round"/>` +
  seam("M82 250 L376 280", 0.3);

/** Clear trays that divide a drawer. */
const organiser: Drawing = (pen) =>
  [
    [60, 190, 230, 300],
    [304, 190, 236, 140],
    [304, 344, 110, 146],
    [428, 344, 112, 146],
  ]
    .map(
      ([x, y, width, height]) =>
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14" fill="${pen.shade(1)}" fill-opacity=".9" stroke="#8ea1a4" stroke-width="5"/><rect x="${x! + 16}" y="${y! + 16}" width="${width! - 32}" height="${height! - 32}" rx="8" fill="#7f9296" fill-opacity=".28"/><path d="M${x! + 12} ${y! + 12} h${width! * 0.5}" stroke="#fff" stroke-width="5" stroke-opacity=".9"/>`,
    )
    .join("");

const trolley: Drawing = (pen) =>
  `<path d="M130 70 V520 M470 70 V520" stroke="${pen.shade(0.82)}" stroke-width="18"/>` +
  [130, 280, 430]
    .map(
      (y) =>
        `<path d="M110 ${y} H490 L478 ${y + 74} H122z" fill="${pen.across(1.04, 0.84)}"/>${Array.from({ length: 12 }, (_, at) => line(`M${138 + at * 29} ${y + 12} V${y + 62}`, 0.16, 8)).join("")}`,
    )
    .join("") +
  `<circle cx="134" cy="540" r="24" fill="#3a4143"/><circle cx="466" cy="540" r="24" fill="#3a4143"/>`;

const deskLamp: Drawing = (pen) =>
  `<ellipse cx="330" cy="536" rx="150" ry="36" fill="${pen.shade(0.78)}"/><ellipse cx="330" cy="522" rx="150" ry="36" fill="${pen.across(1.06, 0.9)}"/><path d="M340 520 Q430 380 372 250" fill="none" stroke="${pen.shade(0.9)}" stroke-width="24" stroke-linecap="round"/><circle cx="372" cy="246" r="24" fill="${pen.shade(0.72)}"/><path d="M372 246 L196 128" stroke="${pen.shade(0.96)}" stroke-width="24" stroke-linecap="round"/><path d="M76 190 Q130 60 262 88 L286 122 L96 224z" fill="${pen.across(1.05, 0.84)}"/><path d="M96 224 L286 122 Q300 160 210 206 Q130 248 96 224z" fill="#fff3cf"/>`;

const pendant: Drawing = (pen) =>
  `<path d="M300 0 V190" stroke="#42494a" stroke-width="7"/><rect x="276" y="180" width="48" height="46" rx="8" fill="#b08d57"/><path d="M80 430 Q90 230 300 218 Q510 230 520 430 Q300 500 80 430z" fill="${pen.across(0.9, 1.06, 1, 0.78)}"/><path d="M80 430 Q300 360 520 430 Q300 500 80 430z" fill="#fff0c9"/>${gleams(["M140 400 Q160 280 250 244"], 18, 0.45)}`;

const nightLight: Drawing = (pen) =>
  `<ellipse cx="300" cy="500" rx="170" ry="40" fill="#c8ccc9"/><path d="M130 500 Q120 220 300 210 Q480 220 470 500 Q300 548 130 500z" fill="#fff1cd"/><path d="M130 500 Q120 220 300 210 Q480 220 470 500 Q300 548 130 500z" fill="${pen.across(1, 1.06, 0.86)}" opacity=".55"/><path d="M136 470 Q300 524 464 470 L470 500 Q300 548 130 500z" fill="${pen.shade(0.8)}"/>${gleams(["M190 440 Q190 300 260 250"], 26, 0.7)}`;

const desk: Drawing = (pen) =>
  `<path d="M40 200 L440 170 L572 220 L150 262z" fill="${pen.across(1.08, 0.98)}"/><path d="M40 200 L150 262 V286 L40 222z" fill="${pen.shade(0.78)}"/><path d="M150 262 L572 220 V244 L150 286z" fill="${pen.shade(0.86)}"/>` +
  `<path d="M66 236 h20 V500 h-20z M160 284 h22 V566 h-22z M540 246 h22 V520 h-22z M430 200 h14 V466 h-14z" fill="#3f4746"/><path d="M86 470 L170 530" stroke="#3f4746" stroke-width="12"/>${line("M90 206 L430 182", 0.12)}${line("M150 236 L520 204", 0.12)}`;

const vase: Drawing = (pen) =>
  `<path d="M300 214 Q252 110 180 60 M300 214 Q310 100 330 24 M300 214 Q360 130 440 80" fill="none" stroke="#8d7a52" stroke-width="7"/>` +
  [
    [180, 60],
    [206, 96],
    [330, 30],
    [318, 88],
    [440, 82],
    [400, 112],
  ]
    .map(
      ([x, y]) =>
        `<ellipse cx="${x}" cy="${y}" rx="26" ry="40" fill="#d9c39a" transform="rotate(${(x! - 300) / 5} ${x} ${y})"/>`,
    )
    .join("") +
  `<path d="M258 200 H342 Q350 250 410 310 Q470 380 430 500 Q400 560 300 560 Q200 560 170 500 Q130 380 190 310 Q250 250 258 200z" fill="${pen.across(0.92, 1.06, 1, 0.76)}"/><ellipse cx="300" cy="202" rx="44" ry="12" fill="${pen.shade(0.66)}"/>${gleams(["M206 380 Q200 460 226 520"], 20, 0.45)}`;

const glassPot: Drawing = () =>
  `<path d="M150 250 Q130 520 200 548 H400 Q470 520 450 250z" fill="#dfe9e8" fill-opacity=".75" stroke="#9fb4b4" stroke-width="5"/><path d="M150 360 Q140 520 204 540 H396 Q460 520 450 360 Q300 390 150 360z" fill="#c98a3c" fill-opacity=".8"/><ellipse cx="300" cy="362" rx="150" ry="20" fill="#dba255"/><path d="M446 290 Q560 300 540 400 Q520 470 446 470" fill="none" stroke="#b9cbca" stroke-width="20"/><path d="M152 320 Q90 300 60 240 L92 228 Q120 270 156 280z" fill="#dfe9e8" stroke="#9fb4b4" stroke-width="4"/><ellipse cx="300" cy="248" rx="152" ry="28" fill="#b98d5e"/><circle cx="300" cy="214" r="26" fill="#a67b4b"/><path d="M190 290 Q182 440 210 510" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="12" stroke-linecap="round"/>`;

const hooks: Drawing = (pen) =>
  [
    [150, 170],
    [300, 170],
    [450, 170],
    [225, 370],
    [375, 370],
  ]
    .map(
      ([x, y]) =>
        `<rect x="${x! - 56}" y="${y! - 76}" width="112" height="152" rx="22" fill="#f2f5f4" fill-opacity=".92" stroke="#b5c2c1" stroke-width="4"/><path d="M${x} ${y! - 40} v70 q0 34 30 34 t30 -26" fill="none" stroke="${pen.acrossColours("#7d8584", "#e3e6e4", "#8a9190")}" stroke-width="13" stroke-linecap="round"/><circle cx="${x}" cy="${y! - 40}" r="13" fill="#aeb5b3"/>`,
    )
    .join("");

/** Things of the house. */
export const household: Readonly<Record<string, Drawing>> = {
  pillow,
  folded,
  bedset,
  mat,
  "rolled-mat": rolledMat,
  curtain,
  board,
  pan,
  tableware,
  "storage-box": storageBox,
  organiser,
  trolley,
  "desk-lamp": deskLamp,
  pendant,
  "night-light": nightLight,
  desk,
  vase,
  "glass-pot": glassPot,
  hooks,
};
