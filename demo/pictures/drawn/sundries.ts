import { type Drawing, folds, gleams, line, seam } from "./pen.ts";

const soap: Drawing = (pen) =>
  [0, 1]
    .map((at) => {
      const [x, y] = [60 + at * 90, 330 - at * 150];
      return `<path d="M${x} ${y + 40} Q${x} ${y} ${x + 44} ${y} H${x + 346} Q${x + 390} ${y} ${x + 390} ${y + 40} V${y + 120} Q${x + 386} ${y + 166} ${x + 340} ${y + 168} H${x + 50} Q${x + 4} ${y + 166} ${x} ${y + 120}z" fill="${pen.down(1.07 - at * 0.04, 0.84)}"/>${gleams([`M${x + 30} ${y + 22} H${x + 340}`], 14, 0.5)}<rect x="${x + 120}" y="${y + 54}" width="150" height="60" rx="28" fill="none" stroke="${pen.shade(0.8)}" stroke-width="6"/>`;
    })
    .toReversed()
    .join("");

/** A round compact, open, with its puff. */
const compact: Drawing = (pen) =>
  `<ellipse cx="300" cy="210" rx="200" ry="180" fill="${pen.across(0.92, 0.74)}"/><ellipse cx="300" cy="206" rx="172" ry="152" fill="#cfe0e4"/><path d="M190 120 Q250 70 340 70" stroke="#fff" stroke-width="16" stroke-opacity=".8" fill="none" stroke-linecap="round"/><ellipse cx="300" cy="450" rx="216" ry="112" fill="${pen.shade(0.7)}"/><ellipse cx="300" cy="430" rx="216" ry="112" fill="${pen.across(1.04, 0.86)}"/><ellipse cx="300" cy="428" rx="172" ry="84" fill="#ecd0b4"/><ellipse cx="300" cy="420" rx="172" ry="80" fill="#f3dcc4"/>`;

/** Slim tubes of lip colour. */
const lipTints: Drawing = () =>
  [
    [140, "#b4605c"],
    [250, "#a13c3a"],
    [360, "#c4504a"],
    [470, "#d57a5c"],
  ]
    .map(
      ([x, colour]) =>
        `<rect x="${Number(x) - 38}" y="290" width="76" height="270" rx="16" fill="${colour}"/><rect x="${Number(x) - 28}" y="300" width="14" height="248" rx="7" fill="#fff" opacity=".35"/><rect x="${Number(x) - 32}" y="60" width="64" height="236" rx="14" fill="#2f2a2b"/><rect x="${Number(x) - 22}" y="70" width="9" height="214" rx="4" fill="#fff" opacity=".35"/><rect x="${Number(x) - 34}" y="280" width="68" height="18" fill="#c9a36a"/>`,
    )
    .join("");

const brushes: Drawing = (pen) =>
  [
    [120, 150, 60],
    [220, 90, 46],
    [310, 130, 54],
    [400, 80, 34],
    [490, 160, 40],
  ]
    .map(
      ([x, y, half]) =>
        `<path d="M${x! - half! * 0.4} ${y! + 120} Q${x! - half!} ${y! + 30} ${x} ${y! - 30} Q${x! + half!} ${y! + 30} ${x! + half! * 0.4} ${y! + 120}z" fill="#6b4a3c"/><path d="M${x! - half! * 0.3} ${y! + 110} Q${x! - half! * 0.6} ${y! + 30} ${x} ${y! - 10}" stroke="#a67e69" stroke-width="6" fill="none"/><path d="M${x! - half! * 0.44} ${y! + 116} h${half! * 0.88} l-4 70 h${-half! * 0.88 + 8}z" fill="#c9cdcb"/><path d="M${x! - half! * 0.36} ${y! + 186} h${half! * 0.72} L${x! + 9} 560 h-18z" fill="${pen.across(1.04, 0.78)}"/>`,
    )
    .join("");

const paddleBrush: Drawing = (pen) =>
  `<path d="M272 330 H328 L334 560 Q300 590 266 560z" fill="${pen.across(1.02, 0.8)}"/><rect x="146" y="30" width="308" height="330" rx="120" fill="${pen.across(1.04, 0.84)}"/><rect x="176" y="60" width="248" height="268" rx="94" fill="#3d4445"/>` +
  Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 8 }, (_unused, at) => {
      const [x, y] = [206 + at * 27, 88 + row * 31];
      return Math.hypot((x - 300) / 112, (y - 194) / 124) < 1
        ? `<circle cx="${x}" cy="${y}" r="7" fill="#e3d9c8"/>`
        : "";
    }).join(""),
  ).join("");

/** Make-up sponges in the shape of drops. */
const sponges: Drawing = (pen) =>
  [
    [160, 330, 1],
    [440, 340, 0.9],
    [300, 250, 1.08],
  ]
    .map(
      ([x, y, light]) =>
        `<path d="M${x} ${y! - 170} Q${x! + 110} ${y! - 20} ${x! + 104} ${y! + 80} Q${x! + 90} ${y! + 180} ${x} ${y! + 184} Q${x! - 90} ${y! + 180} ${x! - 104} ${y! + 80} Q${x! - 110} ${y! - 20} ${x} ${y! - 170}z" fill="${pen.across(light! * 1.02, light! * 0.8)}"/>${gleams([`M${x! - 60} ${y! + 90} Q${x! - 60} ${y!} ${x! - 14} ${y! - 90}`], 18, 0.4)}`,
    )
    .join("");

const BLOCKS = ["#d9694f", "#e3b04b", "#5f9a8f", "#5d82ad", "#c98a6a", "#8aa667"] as const;

/** Painted wooden blocks in a pile. */
const blocks: Drawing = () => {
  const cube = (x: number, y: number, colour: string) =>
    `<path d="M${x} ${y} l80-40 80 40-80 40z" fill="${colour}"/><path d="M${x} ${y} l80-40 80 40-80 40z" fill="#fff" opacity=".32"/><path d="M${x} ${y} l80 40 v92 l-80-40z" fill="${colour}"/><path d="M${x + 160} ${y} l-80 40 v92 l80-40z" fill="${colour}"/><path d="M${x + 160} ${y} l-80 40 v92 l80-40z" fill="#14201e" opacity=".22"/>`;
  return [
    [60, 380],
    [220, 380],
    [380, 380],
    [140, 330],
    [300, 330],
    [140, 240],
    [300, 236],
    [220, 120],
  ]
    .map(([x, y], at) => cube(x!, y!, BLOCKS[at % BLOCKS.length]!))
    .join("");
};

/** Coloured see-through tiles leaning on each other. */
const tiles: Drawing = () =>
  [
    [90, 330, "#d9694f"],
    [250, 330, "#5d82ad"],
    [410, 330, "#e3b04b"],
    [170, 170, "#5f9a8f"],
    [330, 170, "#a86f9a"],
  ]
    .map(
      ([x, y, colour]) =>
        `<rect x="${x}" y="${y}" width="150" height="150" rx="14" fill="${colour}" fill-opacity=".82" stroke="${colour}" stroke-width="12"/><rect x="${Number(x) + 22}" y="${Number(y) + 22}" width="106" height="106" rx="8" fill="#fff" fill-opacity=".28"/><path d="M${Number(x) + 26} ${Number(y) + 120} L${Number(x) + 120} ${Number(y) + 26}" stroke="#fff" stroke-opacity=".5" stroke-width="6"/>`,
    )
    .join("") +
  `<path d="M255 20 L330 150 H180z" fill="#8aa667" fill-opacity=".85" stroke="#8aa667" stroke-width="10"/>`;

const stroller: Drawing = (pen) =>
  `<path d="M150 250 Q160 90 320 100 L300 260z" fill="${pen.across(1, 0.82)}"/><path d="M130 250 H410 Q420 390 300 400 H220 Q150 380 130 250z" fill="${pen.down(0.96, 0.78)}"/><path d="M400 250 L500 110 h50" fill="none" stroke="#3c4345" stroke-width="16" stroke-linecap="round"/><path d="M210 390 L380 520 M320 396 L170 520 M410 262 L330 396" stroke="#586163" stroke-width="14"/><circle cx="160" cy="530" r="48" fill="#30373a"/><circle cx="160" cy="530" r="22" fill="#c6cbc9"/><circle cx="400" cy="530" r="48" fill="#30373a"/><circle cx="400" cy="530" r="22" fill="#c6cbc9"/>${line("M200 108 Q190 180 190 246", 0.25)}${line("M252 96 Q246 180 244 252", 0.25)}`;

const harness: Drawing = (pen) =>
  `<path d="M150 150 Q300 60 450 150 Q500 330 420 440 Q300 520 180 440 Q100 330 150 150z" fill="none" stroke="${pen.shade(0.9)}" stroke-width="46"/><path d="M150 150 Q300 60 450 150 Q500 330 420 440 Q300 520 180 440 Q100 330 150 150z" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="6" stroke-dasharray="14 8"/><path d="M132 290 Q300 350 468 290" fill="none" stroke="${pen.shade(0.8)}" stroke-width="58"/><path d="M132 290 Q300 350 468 290" fill="none" stroke="#eef0ee" stroke-width="10" stroke-opacity=".8"/><circle cx="300" cy="104" r="26" fill="none" stroke="#c4c9c7" stroke-width="12"/><rect x="250" y="448" width="100" height="56" rx="12" fill="#2f3638"/><path d="M300 90 Q380 10 560 40" fill="none" stroke="${pen.shade(0.86)}" stroke-width="24" stroke-linecap="round"/>`;

const tent: Drawing = (pen) =>
  `<path d="M30 500 Q150 120 300 100 Q450 120 570 500z" fill="${pen.across(1.03, 0.8)}"/><path d="M190 500 Q250 260 300 200 Q350 260 410 500z" fill="#2a3130" opacity=".8"/><path d="M190 500 Q240 300 300 200 Q262 360 256 500z" fill="${pen.shade(1.08)}"/><path d="M410 500 Q360 300 300 200 Q338 360 344 500z" fill="${pen.shade(0.9)}"/>` +
  `<path d="M20 506 Q160 90 300 88 Q440 90 580 506" fill="none" stroke="#47504e" stroke-width="8"/>${folds(["M110 480 Q170 260 270 140", "M490 480 Q430 260 330 140"], 14, 0.16)}`;

/** An awning of cloth between two poles. */
const tarp: Drawing = (pen) =>
  `<path d="M80 160 L80 560 M520 160 V560" stroke="#59625f" stroke-width="12"/><path d="M80 150 L300 90 L520 150 L590 360 Q300 250 10 360z" fill="${pen.across(1.05, 0.86)}"/><path d="M300 90 L300 294" stroke="#14201e" stroke-opacity=".2" stroke-width="4"/>${folds(["M140 200 Q300 170 460 200"], 16, 0.14)}`;

const lantern: Drawing = (pen) =>
  `<path d="M210 130 Q210 30 300 28 Q390 30 390 130" fill="none" stroke="#6b6f6d" stroke-width="12"/><path d="M200 150 H400 L380 110 H220z" fill="${pen.shade(0.78)}"/><rect x="206" y="150" width="188" height="250" rx="20" fill="#fff0cb"/><rect x="276" y="190" width="48" height="180" rx="22" fill="#ffd98a"/><path d="M206 150 v250 M394 150 v250 M268 150 v250 M332 150 v250" stroke="${pen.shade(0.7)}" stroke-width="10"/><path d="M184 396 H416 L436 540 Q300 572 164 540z" fill="${pen.across(1.02, 0.76)}"/><circle cx="300" cy="470" r="22" fill="#2f3638"/>${gleams(["M210 420 L196 530"], 12, 0.4)}`;

const campChair: Drawing = (pen) =>
  `<path d="M140 250 L430 560 M460 250 L170 560 M120 330 H480" stroke="#4a5250" stroke-width="16" stroke-linecap="round"/><path d="M130 60 Q300 30 470 60 L456 300 Q300 330 144 300z" fill="${pen.across(1.04, 0.84)}"/><path d="M110 300 Q300 360 490 300 L470 400 Q300 450 130 400z" fill="${pen.down(1, 0.84)}"/>${folds(["M150 290 Q300 320 450 290", "M220 90 Q230 200 216 296"], 14, 0.16)}${seam("M146 78 Q300 52 454 78", 0.3)}`;

/** Sheets of stickers, fanned out. */
const stickers: Drawing = () =>
  [-14, 0, 14]
    .map(
      (turn, sheet) =>
        `<g transform="rotate(${turn} 300 560)"><rect x="150" y="80" width="300" height="420" rx="14" fill="#fbfaf6" stroke="#d8d5cb" stroke-width="3"/>${Array.from(
          { length: 12 },
          (_, at) =>
            `<circle cx="${204 + (at % 3) * 96}" cy="${142 + Math.floor(at / 3) * 98}" r="34" fill="${BLOCKS[(at + sheet * 2) % BLOCKS.length]}" opacity=".85"/><circle cx="${194 + (at % 3) * 96}" cy="${132 + Math.floor(at / 3) * 98}" r="9" fill="#fff" opacity=".7"/>`,
        ).join("")}</g>`,
    )
    .join("");

/** Rolls of patterned tape. */
const tapes: Drawing = () =>
  [
    [170, 400],
    [420, 410],
    [300, 250],
    [150, 180],
    [450, 190],
  ]
    .map(
      ([x, y], at) =>
        `<ellipse cx="${x}" cy="${y! + 34}" rx="96" ry="66" fill="${BLOCKS[at]}"/><rect x="${x! - 96}" y="${y}" width="192" height="34" fill="${BLOCKS[at]}"/><ellipse cx="${x}" cy="${y}" rx="96" ry="66" fill="${BLOCKS[at]}"/><ellipse cx="${x}" cy="${y}" rx="96" ry="66" fill="#fff" opacity=".35"/><ellipse cx="${x}" cy="${y}" rx="56" ry="38" fill="#efe9df"/><ellipse cx="${x}" cy="${y! + 10}" rx="46" ry="28" fill="#8b8478" opacity=".5"/>`,
    )
    .join("");

/** Pens side by side. */
const pens: Drawing = (pen) =>
  [0, 1, 2, 3, 4]
    .map((at) => {
      const x = 112 + at * 94;
      return `<rect x="${x - 22}" y="130" width="44" height="360" rx="10" fill="${pen.across(1.03 - at * 0.02, 0.8)}"/><path d="M${x - 22} 486 h44 l-14 66 h-16z" fill="#c9cdcb"/><path d="M${x - 5} 552 h10 l-5 24z" fill="#3a4143"/><rect x="${x - 12}" y="84" width="24" height="50" rx="8" fill="#e9ebe8"/><rect x="${x + 12}" y="140" width="12" height="120" rx="6" fill="#dfe2df"/><path d="M${x - 12} 150 V470" stroke="#fff" stroke-opacity=".4" stroke-width="6"/>`;
    })
    .join("");

/** A foldable shade for a windscreen, half open. */
const sunshade: Drawing = (pen) =>
  Array.from({ length: 8 }, (_, at) => {
    const x = 40 + at * 65;
    return `<path d="M${x} ${150 + (at % 2) * 26} L${x + 65} ${150 + ((at + 1) % 2) * 26} V${430 + ((at + 1) % 2) * 26} L${x} ${430 + (at % 2) * 26}z" fill="${at % 2 === 0 ? pen.across(0.94, 1.05) : pen.across(0.9, 0.78)}"/>`;
  }).join("") + line("M40 176 L560 176", 0.12);

const cushion: Drawing = (pen) =>
  `<path d="M120 40 Q300 10 480 40 L460 330 Q300 350 140 330z" fill="${pen.across(1.03, 0.84)}"/><path d="M110 340 Q300 370 490 340 Q540 480 510 550 Q300 590 90 550 Q60 480 110 340z" fill="${pen.down(1.02, 0.82)}"/>` +
  Array.from({ length: 5 }, (_, at) =>
    seam(`M${170 + at * 64} 60 V320 M${150 + at * 74} 366 V540`, 0.3),
  ).join("");

const towelRack: Drawing = (pen) =>
  `<rect x="40" y="120" width="520" height="26" rx="13" fill="${pen.acrossColours("#b7bcba", "#eef0ee", "#a3a9a7")}"/><rect x="60" y="90" width="60" height="90" rx="10" fill="#c6cbc9"/><rect x="480" y="90" width="60" height="90" rx="10" fill="#c6cbc9"/><path d="M150 132 H330 V500 Q240 516 150 500z" fill="#dcd3c4"/><path d="M350 132 H450 V400 Q400 410 350 400z" fill="#9db7b2"/>${folds(["M200 150 V490", "M280 150 V490", "M400 150 V390"], 10, 0.16)}`;

/** A pet's fountain or feeder: a bowl under a hopper. */
const petBowl: Drawing = (pen) =>
  `<path d="M160 60 H440 L460 320 H140z" fill="${pen.across(0.95, 1.06, 0.84)}"/><rect x="180" y="90" width="240" height="150" rx="16" fill="#cfe2e6" opacity=".8"/><path d="M70 420 Q80 320 300 316 Q520 320 530 420 V480 Q520 556 300 560 Q80 556 70 480z" fill="${pen.across(0.92, 1.04, 0.78)}"/><ellipse cx="300" cy="420" rx="196" ry="62" fill="#7fa9b4"/><ellipse cx="300" cy="414" rx="196" ry="58" fill="#a9cdd5"/>${gleams(["M160 400 Q240 370 360 372"], 10, 0.7)}`;

/** A pair of pearl studs. */
const pearls: Drawing = (pen) =>
  [190, 410]
    .map(
      (x, at) =>
        `<path d="M${x} ${200 + at * 30} q-50-70 10-130" fill="none" stroke="${pen.shade(0.86)}" stroke-width="9" stroke-linecap="round"/><circle cx="${x}" cy="${330 + at * 30}" r="118" fill="${pen.acrossColours("#fffdf8", "#f6eee6", "#d8cdc6", "#efe6df")}"/><path d="M${x - 56} ${208 + at * 30} q56 -34 112 0 l-18 34 q-38 -16 -76 0z" fill="${pen.across(1.06, 0.8)}"/>${gleams([`M${x - 62} ${330 + at * 30} Q${x - 56} ${270 + at * 30} ${x - 16} ${248 + at * 30}`], 22, 0.9)}`,
    )
    .join("");

/** Everything else. */
export const sundries: Readonly<Record<string, Drawing>> = {
  soap,
  pearls,
  compact,
  "lip-tints": lipTints,
  brushes,
  "paddle-brush": paddleBrush,
  sponges,
  blocks,
  tiles,
  stroller,
  harness,
  tent,
  tarp,
  lantern,
  "camp-chair": campChair,
  stickers,
  tapes,
  pens,
  sunshade,
  cushion,
  "towel-rack": towelRack,
  "pet-bowl": petBowl,
};
