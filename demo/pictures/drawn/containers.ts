import { type Drawing, gleams, line, type Pen } from "./pen.ts";

/** What a body with round walls looks like: lit from the left, dark on the right. */
const round = (pen: Pen) => pen.across(0.94, 1.06, 1.02, 0.9, 0.74);
const metal = (pen: Pen) =>
  pen.acrossColours("#c9cdcb", "#f3f4f2", "#d5d8d6", "#a4aaa8", "#c2c6c4");

/** A blank label with a few lines where words would be. */
function label(x: number, y: number, width: number, height: number): string {
  const rows = [0.2, 0.42, 0.56, 0.7].map(
    (at, index) =>
      `<rect x="${x + width * 0.16}" y="${y + height * at}" width="${width * (index === 0 ? 0.68 : 0.5 - index * 0.06)}" height="${height * (index === 0 ? 0.09 : 0.045)}" rx="2" fill="#4b5552" opacity="${index === 0 ? 0.6 : 0.3}"/>`,
  );
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="#fbfaf6" fill-opacity=".9"/>${rows.join("")}`;
}

/** A bottle of a width and height with a cap of its kind. */
function bottle(
  pen: Pen,
  form: { half: number; top: number; cap: "pump" | "screw" | "drop" | "spray" | "flip" },
): string {
  const { half, top } = form;
  const [left, right] = [300 - half, 300 + half];
  const body =
    `<path d="M${left} ${top + 46} Q${left} ${top} ${300 - half * 0.44} ${top} H${300 + half * 0.44} Q${right} ${top} ${right} ${top + 46} V540 Q${right} 566 ${right - 26} 566 H${left + 26} Q${left} 566 ${left} 540z" fill="${round(pen)}"/>` +
    gleams([`M${left + half * 0.34} ${top + 60} V528`], half * 0.16, 0.5) +
    label(left + half * 0.22, top + 110, half * 1.56, Math.min(220, 380 - top * 0.5));
  const neck = half * 0.4;
  switch (form.cap) {
    case "pump":
      return `${body}<rect x="${300 - neck}" y="${top - 42}" width="${neck * 2}" height="44" rx="6" fill="${metal(pen)}"/><rect x="290" y="${top - 92}" width="20" height="54" fill="#d9dcda"/><path d="M226 ${top - 112} q0-16 16-16 H330 q14 0 14 14 v22 H258 q-6 0 -8 8 l-2 16 h-14z" fill="#e9ebe8"/>`;
    case "screw":
      return `${body}<rect x="${300 - half * 0.52}" y="${top - 66}" width="${half * 1.04}" height="70" rx="9" fill="${metal(pen)}"/>`;
    case "drop":
      return `${body}<rect x="${300 - neck}" y="${top - 52}" width="${neck * 2}" height="56" rx="5" fill="${metal(pen)}"/><path d="M278 ${top - 50} Q272 ${top - 120} 300 ${top - 126} Q328 ${top - 120} 322 ${top - 50}z" fill="#3b4341"/>`;
    case "spray":
      return `${body}<rect x="${300 - neck}" y="${top - 30}" width="${neck * 2}" height="34" rx="4" fill="#e9ebe8"/><path d="M270 ${top - 88} h64 q10 0 10 12 v48 h-84 v-36 q0-24 10-24z" fill="#f2f3f1"/><circle cx="268" cy="${top - 66}" r="5" fill="#69726f"/>`;
    case "flip":
      return `${body}<path d="M${300 - half * 0.6} ${top + 6} L${300 - half * 0.52} ${top - 56} Q300 ${top - 72} ${300 + half * 0.52} ${top - 56} L${300 + half * 0.6} ${top + 6}z" fill="#f4f4f1"/>${line(`M${300 - half * 0.56} ${top - 26} H${300 + half * 0.56}`, 0.18)}`;
  }
}

const tube: Drawing = (pen) =>
  `<path d="M196 60 H404 L376 470 Q376 484 362 484 H238 Q224 484 224 470z" fill="${round(pen)}"/><rect x="192" y="44" width="216" height="30" rx="4" fill="${pen.shade(0.86)}"/>` +
  gleams(["M246 90 L258 460"], 16, 0.5) +
  label(232, 150, 136, 200) +
  `<path d="M236 482 H364 L356 566 Q300 580 244 566z" fill="#f1f2ef"/>${line("M240 508 H360", 0.14)}${line("M242 536 H358", 0.14)}`;

/** A low jar with a wide lid. */
const jar: Drawing = (pen) =>
  `<path d="M110 250 H490 V470 Q490 520 430 526 H170 Q110 520 110 470z" fill="${round(pen)}"/>` +
  `<rect x="96" y="150" width="408" height="116" rx="20" fill="${metal(pen)}"/><ellipse cx="300" cy="160" rx="200" ry="22" fill="#f6f7f5"/>` +
  label(190, 306, 220, 150);

/** A bag that stands by itself, welded at the top. */
const pouch: Drawing = (pen) =>
  `<path d="M132 60 H468 L492 520 Q300 572 108 520z" fill="${pen.across(0.95, 1.06, 0.98, 0.84)}"/><path d="M132 60 H468 L470 98 H130z" fill="${pen.shade(0.86)}"/>` +
  line("M128 108 H472", 0.25, 2) +
  gleams(["M176 130 Q160 320 168 500", "M430 140 Q446 300 440 480"], 18, 0.34) +
  label(186, 190, 228, 236);

/** A soft packet with a flap to draw from, as wipes and tissues come in. */
const packet: Drawing = (pen) =>
  `<path d="M70 190 Q60 176 84 172 H516 Q540 176 530 190 L552 420 Q556 452 520 456 H80 Q44 452 48 420z" fill="${pen.down(1.06, 0.98, 0.84)}"/>` +
  `<path d="M48 420 L30 440 L40 470 L84 456z M552 420 L570 440 L560 470 L516 456z" fill="${pen.shade(0.8)}"/>` +
  gleams(["M96 206 Q300 190 500 208"], 14, 0.5) +
  `<rect x="196" y="214" width="208" height="112" rx="30" fill="#fbfbf9"/><rect x="222" y="234" width="156" height="72" rx="22" fill="${pen.shade(0.9)}"/>` +
  label(150, 352, 300, 80);

/** Several packets as they are sold together. */
const packets: Drawing = (pen) =>
  [0, 1, 2]
    .map(
      (at) =>
        `<g transform="translate(${at * 8 - 8} ${116 - at * 118}) scale(1 .78)">${packet(pen)}</g>`,
    )
    .join("");

/** A printed box standing upright. */
const carton: Drawing = (pen) =>
  `<path d="M120 120 L384 96 V540 L120 556z" fill="${pen.across(1.02, 0.96)}"/><path d="M384 96 L486 130 V548 L384 540z" fill="${pen.across(0.84, 0.76)}"/><path d="M120 120 L232 92 L486 130 L384 96z" fill="${pen.shade(1.08)}"/>` +
  label(158, 200, 190, 220) +
  `<circle cx="252" cy="488" r="26" fill="#fff" opacity=".6"/>`;

/** A round tin. */
const tin: Drawing = (pen) =>
  `<path d="M140 150 V520 Q300 586 460 520 V150z" fill="${round(pen)}"/><path d="M128 110 H472 V196 Q300 246 128 196z" fill="${pen.across(0.86, 1, 0.92, 0.7)}"/><ellipse cx="300" cy="112" rx="172" ry="44" fill="${pen.shade(1.06)}"/><ellipse cx="300" cy="108" rx="148" ry="34" fill="${pen.shade(0.96)}"/>` +
  gleams(["M190 230 V500"], 18, 0.4) +
  label(222, 290, 156, 170);

/** A jug with a handle, for washing liquids. */
const jug: Drawing = (pen) =>
  `<path d="M210 130 Q140 170 132 270 V520 Q132 560 172 560 H430 Q468 560 468 520 V290 Q468 200 392 150 L372 120z" fill="${pen.across(0.96, 1.05, 0.98, 0.78)}"/>` +
  `<path d="M356 222 Q428 226 430 300 V380 Q420 404 396 388 Q372 350 372 300 Q368 262 340 256z" fill="#e8ebe8" opacity=".85"/>` +
  `<rect x="214" y="50" width="142" height="92" rx="14" fill="#f3f4f1"/>${[236, 262, 288, 314, 338].map((x) => line(`M${x} 60 V132`, 0.12)).join("")}` +
  label(162, 300, 190, 190);

/** An insulated bottle for drinks. */
const tumbler: Drawing = (pen) =>
  `<path d="M196 170 H404 L390 536 Q300 566 210 536z" fill="${round(pen)}"/>` +
  gleams(["M236 200 L244 520"], 20, 0.5) +
  `<path d="M188 104 H412 V176 Q300 200 188 176z" fill="${pen.across(0.8, 0.94, 0.86, 0.66)}"/><ellipse cx="300" cy="106" rx="112" ry="24" fill="${pen.shade(0.98)}"/><path d="M256 96 Q256 46 300 44 Q344 46 344 96" fill="none" stroke="${pen.shade(0.72)}" stroke-width="15"/>` +
  `<path d="M210 512 Q300 542 392 512 L390 536 Q300 566 210 536z" fill="#c9cdcb"/>`;

/** Bottles, tubes, bags and boxes. */
export const containers: Readonly<Record<string, Drawing>> = {
  "pump-bottle": (pen) => bottle(pen, { half: 112, top: 190, cap: "pump" }),
  "screw-bottle": (pen) => bottle(pen, { half: 96, top: 170, cap: "screw" }),
  "dropper-bottle": (pen) => bottle(pen, { half: 92, top: 250, cap: "drop" }),
  "spray-bottle": (pen) => bottle(pen, { half: 80, top: 180, cap: "spray" }),
  shampoo: (pen) => bottle(pen, { half: 120, top: 140, cap: "flip" }),
  tube,
  jar,
  pouch,
  packet,
  packets,
  carton,
  tin,
  jug,
  tumbler,
};
