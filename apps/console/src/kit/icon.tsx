import type { ReactNode } from "react";

const drawings = {
  back: <path d="M15 5l-7 7 7 7" />,
  bill: (
    <>
      <path d="M5.5 9h13L20 20H4zM8 9V5.5h8V9" />
      <circle cx="12" cy="14.5" r="2.8" />
      <path d="M12 14.5l1.3-1.3" />
    </>
  ),
  book: <path d="M5 4.5h11a3 3 0 0 1 3 3v12H8a3 3 0 0 1-3-3zM5 16.5a3 3 0 0 1 3-3h11M9 8h6" />,
  camera: (
    <>
      <path d="M4 8h3.5L9 5.5h6L16.5 8H20v11H4z" />
      <circle cx="12" cy="13" r="3.5" />
    </>
  ),
  cart: (
    <>
      <path d="M3 4h2.5l2 11h10l2-8H6.5" />
      <circle cx="9" cy="19" r="1.3" />
      <circle cx="16.5" cy="19" r="1.3" />
    </>
  ),
  chart: <path d="M4 20h16M7 16v-5M12 16V6M17 16v-8" />,
  check: <path d="M5 12.5l4.5 4.5L19 7" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5V12l3 2" />
    </>
  ),
  close: <path d="M6 6l12 12M18 6L6 18" />,
  coupon: <path d="M3.5 7h17v3.5a1.5 1.5 0 0 0 0 3v3.5h-17v-3.5a1.5 1.5 0 0 0 0-3zM14.5 7v10" />,
  deliver: (
    <>
      <path d="M3 6.5h10.5V17H3zM13.5 10H18l3 3.5V17h-7.5" />
      <circle cx="7.5" cy="17.5" r="1.7" />
      <circle cx="17" cy="17.5" r="1.7" />
    </>
  ),
  down: <path d="M12 5v14M6 13l6 6 6-6" />,
  goods: (
    <>
      <path d="M4 4.5h8l8 8-7.5 7.5-8.5-8.5z" />
      <circle cx="8.5" cy="9" r="1.3" />
    </>
  ),
  grip: <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />,
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5M12 8h.01" />
    </>
  ),
  key: (
    <>
      <circle cx="8" cy="15.5" r="4" />
      <path d="M11 12.5l8-8M15.5 8l3 3M18 5.5l2 2" />
    </>
  ),
  link: (
    <path d="M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.6-5.6L12 7.2M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.6 5.6l1.4-1.3" />
  ),
  more: (
    <>
      <circle cx="5.5" cy="12" r=".8" />
      <circle cx="12" cy="12" r=".8" />
      <circle cx="18.5" cy="12" r=".8" />
    </>
  ),
  orders: <path d="M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9 8.5h6M9 12.5h6" />,
  parcel: <path d="M12 3.5l8 4v9l-8 4-8-4v-9zM4 7.5l8 4 8-4M12 11.5v9" />,
  payout: (
    <path d="M4 8.5l8-5 8 5zM6.5 8.5V14M12 8.500V14M17.5 8.5V14M4 14h16M12 16.500V21M9.500 18.500L12 21l2.500-2.500" />
  ),
  people: (
    <>
      <circle cx="9.5" cy="8.5" r="3.5" />
      <path d="M3 19.5c.5-4 3-6 6.5-6s6 2 6.5 6M15.5 5.5a3.2 3.2 0 0 1 0 6M18 14c1.8.9 2.8 2.8 3 5.5" />
    </>
  ),
  plane: (
    <path d="M10.5 13.5L3 11l1.5-1.5 7 .5L16 5.5c1-1 2.5-1.5 3-1s0 2-1 3L13.5 12l.5 7-1.5 1.5z" />
  ),
  plug: <path d="M9 3.5V8M15 3.5V8M6.5 8h11v3.5a5.5 5.5 0 0 1-11 0zM12 17v3.5" />,
  plus: <path d="M12 5v14M5 12h14" />,
  print: <path d="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z" />,
  rate: <path d="M4 8h13l-3.5-3.5M20 16H7l3.5 3.5" />,
  refresh: <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 4v4h-4" />,
  scan: <path d="M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M4 12h16" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="M16 16l4.5 4.5" />
    </>
  ),
  sliders: (
    <>
      <path d="M4 7h8.5M17.5 7H20M4 17h2.5M11.5 17H20" />
      <circle cx="15" cy="7" r="2.4" />
      <circle cx="9" cy="17" r="2.4" />
    </>
  ),
  topup: <path d="M4 10l8-5.5L20 10zM6 10v7M10 10v7M14 10v7M18 10v7M4 19.5h16" />,
  shield: <path d="M12 3l7 3v5c0 4.500-3 7.800-7 9-4-1.200-7-4.500-7-9V6z" />,
  undo: <path d="M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9" />,
  up: <path d="M12 19V5M6 11l6-6 6 6" />,
  warn: <path d="M12 4L2.5 20h19zM12 10v4.5M12 17.5h.01" />,
  words: <path d="M5 6.5V5h14v1.5M12 5v14M9.5 19h5" />,
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

/** A drawing on the 24 grid, 18 or 14 px. Decoration: the control or word beside it has the name. */
export const Icon = ({ name, small = false }: { name: IconName; small?: boolean }) => (
  <svg className={small ? "icon small" : "icon"} viewBox="0 0 24 24" aria-hidden="true">
    {drawings[name]}
  </svg>
);
