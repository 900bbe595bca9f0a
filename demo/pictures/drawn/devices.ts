import { type Drawing, folds, gleams, line, type Pen } from "./pen.ts";

const phoneCase: Drawing = (pen) =>
  `<rect x="170" y="40" width="260" height="520" rx="50" fill="${pen.across(0.88, 1.03, 0.98, 0.84)}"/><rect x="180" y="50" width="240" height="500" rx="42" fill="${pen.down(1.02, 0.95)}"/>` +
  `<rect x="194" y="64" width="112" height="116" rx="30" fill="${pen.shade(0.84)}"/>` +
  [
    [226, 96],
    [274, 148],
    [226, 148],
  ]
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="20" fill="#23292a"/><circle cx="${x}" cy="${y}" r="12" fill="#3d474c"/><circle cx="${x! - 5}" cy="${y! - 5}" r="4" fill="#9fb3bd"/>`,
    )
    .join("") +
  `<circle cx="274" cy="96" r="9" fill="#f4ecd2"/>` +
  gleams(["M200 220 V520"], 18, 0.35);

/** A telephone seen from the front, its screen off. */
const dummyPhone: Drawing = (pen) =>
  `<rect x="172" y="40" width="256" height="520" rx="46" fill="${pen.across(0.7, 0.9, 0.8, 0.6)}"/><rect x="182" y="50" width="236" height="500" rx="38" fill="#15191b"/><path d="M182 88 Q182 50 220 50 H330 L200 548 Q182 546 182 512z" fill="#fff" opacity=".07"/><rect x="262" y="66" width="76" height="18" rx="9" fill="#000"/>`;

const powerBank: Drawing = (pen) =>
  `<rect x="158" y="70" width="284" height="460" rx="46" fill="${pen.across(0.9, 1.04, 1, 0.8)}"/><rect x="172" y="84" width="256" height="432" rx="36" fill="${pen.down(1.04, 0.94)}"/>` +
  [0, 1, 2, 3]
    .map(
      (at) =>
        `<circle cx="${252 + at * 32}" cy="452" r="7" fill="#6fd3a5" opacity="${at < 3 ? 0.95 : 0.3}"/>`,
    )
    .join("") +
  `<path d="M306 206 L262 300 H296 L284 372 L338 268 H302z" fill="${pen.shade(0.8)}"/><path d="M250 70 q0-46 50-46 t50 46" fill="none" stroke="${pen.shade(0.6)}" stroke-width="18" stroke-linecap="round"/>` +
  gleams(["M196 120 V480"], 16, 0.4);

const charger: Drawing = (pen) =>
  `<path d="M170 200 L372 160 L450 216 V470 L250 520 L170 456z" fill="${pen.shade(0.9)}"/><path d="M170 200 L250 252 V520 L170 456z" fill="${pen.across(0.8, 0.9)}"/><path d="M170 200 L372 160 L450 216 L250 252z" fill="${pen.shade(1.08)}"/><path d="M250 252 L450 216 V470 L250 520z" fill="${pen.across(1.02, 0.92)}"/>` +
  [0, 1, 2]
    .map((at) => `<path d="M296 ${304 + at * 62} l96 -18 v22 l-96 18z" fill="#2f3739"/>`)
    .join("") +
  `<path d="M232 184 V92 h20 V180z M306 170 V76 h20 V166z" fill="${pen.acrossColours("#8d9493", "#e6e8e6", "#a3a9a8")}"/>`;

/** A rope or cable coiled flat, with a plug or grip at each end. */
function coil(pen: Pen, end: string): string {
  const turns = [196, 164, 132]
    .map(
      (radius) =>
        `<circle cx="300" cy="300" r="${radius}" fill="none" stroke="${pen.shade(0.72)}" stroke-width="24"/><circle cx="298" cy="297" r="${radius}" fill="none" stroke="${pen.shade(1.02)}" stroke-width="15"/><circle cx="298" cy="297" r="${radius}" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="15" stroke-dasharray="3 7"/>`,
    )
    .join("");
  return `${turns}<rect x="268" y="80" width="64" height="150" rx="22" fill="${pen.shade(0.8)}"/>${end}`;
}

const cable: Drawing = (pen) =>
  coil(
    pen,
    `<path d="M430 440 q60 30 86 70" fill="none" stroke="${pen.shade(0.95)}" stroke-width="18"/><rect x="486" y="486" width="56" height="80" rx="10" fill="${pen.shade(0.66)}" transform="rotate(-36 514 526)"/><rect x="524" y="546" width="30" height="34" rx="4" fill="#d4d8d6" transform="rotate(-36 540 560)"/>`,
  );

const skippingRope: Drawing = (pen) =>
  coil(
    pen,
    `<rect x="120" y="400" width="46" height="180" rx="20" fill="${pen.shade(0.6)}" transform="rotate(36 143 490)"/><rect x="434" y="400" width="46" height="180" rx="20" fill="${pen.shade(0.6)}" transform="rotate(-36 457 490)"/>`,
  );

/** Two earphones before their open case. */
const earbuds: Drawing = (pen) => {
  const bud = (x: number, flip: 1 | -1) =>
    `<g transform="translate(${x} 190) scale(${flip} 1)"><rect x="-14" y="40" width="30" height="128" rx="15" fill="${pen.across(1.04, 0.84)}"/><ellipse cx="-6" cy="22" rx="54" ry="48" fill="${pen.across(1.06, 0.86)}"/><ellipse cx="-40" cy="18" rx="20" ry="26" fill="#3a4144"/><circle cx="1" cy="150" r="5" fill="#8fd9b8"/></g>`;
  return (
    `<path d="M120 330 Q120 250 200 236 H400 Q480 250 480 330z" fill="${pen.down(0.9, 0.74)}"/><path d="M150 330 Q150 274 210 264 H390 Q450 274 450 330z" fill="#2c3335" opacity=".55"/>` +
    bud(220, 1) +
    bud(380, -1) +
    `<path d="M112 330 H488 V440 Q488 548 380 552 H220 Q112 548 112 440z" fill="${pen.across(0.94, 1.05, 1, 0.82)}"/>${line("M112 334 H488", 0.3)}<circle cx="300" cy="392" r="8" fill="#8fd9b8"/>${gleams(["M150 370 Q150 500 220 530"], 16, 0.45)}`
  );
};

const speaker: Drawing = (pen) =>
  `<rect x="60" y="150" width="480" height="310" rx="120" fill="${pen.down(1.02, 0.78)}"/><rect x="84" y="172" width="432" height="266" rx="104" fill="#2d3436" opacity=".78"/>` +
  Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 17 }, (_unused, at) => {
      const [x, y] = [112 + at * 23.5, 194 + row * 27];
      return Math.hypot((x - 300) / 205, (y - 302) / 126) < 1
        ? `<circle cx="${x}" cy="${y}" r="6" fill="#151a1b"/>`
        : "";
    }).join(""),
  ).join("") +
  `<path d="M200 150 q0-70 100-70 t100 70" fill="none" stroke="${pen.shade(0.7)}" stroke-width="22"/>${gleams(["M110 240 Q130 190 190 172"], 12, 0.4)}`;

const fan: Drawing = (pen) =>
  `<rect x="284" y="380" width="32" height="120" fill="${pen.across(0.9, 0.7)}"/><ellipse cx="300" cy="530" rx="130" ry="38" fill="${pen.shade(0.86)}"/><ellipse cx="300" cy="514" rx="130" ry="38" fill="${pen.across(1.06, 0.9)}"/><circle cx="300" cy="240" r="190" fill="${pen.shade(0.74)}"/><circle cx="300" cy="240" r="172" fill="#eef2f1"/>` +
  [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<path d="M300 240 Q236 130 296 82 Q372 120 300 240z" fill="${pen.shade(0.92)}" opacity=".85" transform="rotate(${turn} 300 240)"/>`,
    )
    .join("") +
  Array.from(
    { length: 36 },
    (_, at) =>
      `<path d="M300 240 L300 66" stroke="#a9b2b0" stroke-width="3" transform="rotate(${at * 10} 300 240)"/>`,
  ).join("") +
  `<circle cx="300" cy="240" r="36" fill="${pen.across(1.05, 0.86)}"/><circle cx="300" cy="240" r="182" fill="none" stroke="${pen.shade(1.02)}" stroke-width="14"/>`;

/** A rounded appliance with a display; the lid or spout makes the difference. */
function appliance(pen: Pen, top: string): string {
  return (
    `<path d="M126 220 Q126 130 300 128 Q474 130 474 220 V470 Q474 540 400 544 H200 Q126 540 126 470z" fill="${pen.across(0.92, 1.05, 1, 0.78)}"/>` +
    gleams(["M166 230 V500"], 24, 0.4) +
    `${top}<rect x="226" y="380" width="148" height="108" rx="24" fill="#272e30"/>` +
    `<rect x="254" y="400" width="92" height="36" rx="8" fill="#3c4a4a"/><path d="M270 418 h26 M306 418 h26" stroke="#9fe8d2" stroke-width="7" stroke-linecap="round"/><circle cx="262" cy="462" r="7" fill="#8b9593"/><circle cx="300" cy="462" r="9" fill="#f2a65a"/><circle cx="338" cy="462" r="7" fill="#8b9593"/>`
  );
}

const airFryer: Drawing = (pen) =>
  appliance(
    pen,
    `<path d="M140 262 H460 V352 H140z" fill="${pen.shade(0.84)}"/><rect x="232" y="280" width="136" height="86" rx="26" fill="${pen.shade(0.6)}"/>`,
  );
const riceCooker: Drawing = (pen) =>
  appliance(
    pen,
    `<path d="M128 240 Q300 190 472 240" fill="none" stroke="#1c2422" stroke-opacity=".28" stroke-width="5"/><path d="M214 116 Q300 60 386 116" fill="none" stroke="${pen.shade(0.74)}" stroke-width="22" stroke-linecap="round"/><circle cx="300" cy="168" r="16" fill="${pen.shade(0.7)}"/>`,
  );
const humidifier: Drawing = (pen) =>
  appliance(
    pen,
    `<path d="M300 116 q-30-34 0-62 q28-26 6-50" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="20" stroke-linecap="round" filter="url(#soft)"/><ellipse cx="300" cy="138" rx="60" ry="14" fill="${pen.shade(0.6)}"/><rect x="132" y="236" width="336" height="110" fill="#bcd7dd" opacity=".55"/>`,
  );

const laptopStand: Drawing = (pen) =>
  `<path d="M110 500 L230 210 L262 210 L166 500z M490 500 L370 210 L338 210 L434 500z" fill="${pen.across(0.8, 1.02, 0.76)}"/><path d="M150 196 L450 196 L500 110 L100 110z" fill="${pen.down(1.08, 0.94)}"/><path d="M150 196 H450 V220 H150z" fill="${pen.shade(0.72)}"/><rect x="176" y="190" width="44" height="44" rx="6" fill="#2f3739"/><rect x="380" y="190" width="44" height="44" rx="6" fill="#2f3739"/><path d="M90 500 H510 V526 H90z" fill="${pen.across(0.96, 0.78)}"/>${gleams(["M130 124 H460"], 10, 0.5)}`;

const tripod: Drawing = (pen) =>
  `<rect x="238" y="30" width="124" height="196" rx="20" fill="#1d2224"/><rect x="246" y="40" width="108" height="176" rx="12" fill="#55626a"/><rect x="284" y="226" width="32" height="150" fill="${pen.across(1, 0.7)}"/>` +
  `<path d="M292 370 L150 566 h30 L308 392z M308 370 L450 566 h-30 L292 392z" fill="${pen.across(0.9, 0.7)}"/><path d="M286 370 H314 V570 H286z" fill="${pen.across(1.02, 0.76)}"/><circle cx="300" cy="372" r="26" fill="${pen.shade(0.6)}"/>`;

const phoneStand: Drawing = (pen) =>
  `<ellipse cx="300" cy="520" rx="170" ry="46" fill="${pen.shade(0.7)}"/><ellipse cx="300" cy="504" rx="170" ry="46" fill="${pen.across(1.04, 0.86)}"/><rect x="286" y="250" width="28" height="250" fill="${pen.across(1, 0.7)}"/><circle cx="300" cy="200" r="104" fill="${pen.across(0.94, 1.04, 0.84)}"/><circle cx="300" cy="200" r="78" fill="#2b3234"/><circle cx="300" cy="200" r="70" fill="none" stroke="#8d9796" stroke-width="4"/>${gleams(["M226 180 Q236 130 280 110"], 10, 0.5)}`;

/** Spare parts of a cleaning robot: a roller, a side brush, a filter. */
const robotParts: Drawing = (pen) =>
  `<rect x="60" y="90" width="480" height="84" rx="42" fill="${pen.across(0.7, 0.96, 0.7)}"/>` +
  Array.from(
    { length: 19 },
    (_, at) => `<path d="M${86 + at * 24} 84 l14 96" stroke="#3f7f8a" stroke-width="8"/>`,
  ).join("") +
  [0, 120, 240]
    .map(
      (turn) =>
        `<path d="M190 380 l-8 -120 h16z" fill="#e0a13d" transform="rotate(${turn} 190 380)"/>`,
    )
    .join("") +
  `<circle cx="190" cy="380" r="44" fill="#d8dbd8"/><circle cx="190" cy="380" r="16" fill="#6d7674"/><rect x="330" y="270" width="200" height="240" rx="14" fill="#f2f3f0"/>` +
  Array.from({ length: 11 }, (_, at) => line(`M${350 + at * 16} 290 V490`, 0.25, 5)).join("");

const drill: Drawing = (pen) =>
  `<path d="M60 150 h70 l10-20 h40 v110 h-40 l-10-20 h-70z" fill="${pen.acrossColours("#8a9190", "#dcdfdd", "#9aa1a0")}"/><path d="M176 110 H430 Q500 114 508 186 Q506 250 440 254 H176z" fill="${pen.down(1.06, 0.82)}"/><path d="M330 250 H456 L420 470 H300z" fill="#2f3638"/><path d="M270 466 H470 V556 H270z" fill="${pen.shade(0.62)}"/><path d="M300 262 q-34 40 8 84" fill="none" stroke="#15191a" stroke-width="16"/>${folds(["M200 240 H430"], 10, 0.25)}${gleams(["M200 130 H420"], 12, 0.4)}`;

/** What runs on electricity, and what belongs to it. */
export const devices: Readonly<Record<string, Drawing>> = {
  "phone-case": phoneCase,
  "dummy-phone": dummyPhone,
  "power-bank": powerBank,
  charger,
  cable,
  "skipping-rope": skippingRope,
  earbuds,
  speaker,
  fan,
  "air-fryer": airFryer,
  "rice-cooker": riceCooker,
  humidifier,
  "laptop-stand": laptopStand,
  tripod,
  "phone-stand": phoneStand,
  "robot-parts": robotParts,
  drill,
};
