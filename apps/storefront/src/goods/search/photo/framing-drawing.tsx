import { CheckIcon } from "@sampan/ui/icons-frame";
import { CloseIcon } from "@sampan/ui/icons-controls";
import type { ReactNode } from "react";

export type Framing = "fills" | "front" | "plain" | "far" | "many" | "dark";

/** A cup, drawn around the middle of a hundred by a hundred. */
const Cup = ({ at = "", tint = "var(--brand)" }: { at?: string; tint?: string }) => (
  <g transform={at} fill="none" stroke={tint} strokeWidth="5" strokeLinejoin="round">
    <path d="M28 34h38v26a12 12 0 0 1-12 12H40a12 12 0 0 1-12-12z" fill="var(--brand-soft)" />
    <path d="M66 40h6a9 9 0 0 1 0 20h-6" />
  </g>
);

const drawings = {
  fills: <Cup at="translate(-17 -19) scale(1.3)" />,
  front: (
    <>
      <Cup />
      <path d="M16 88h68" stroke="var(--line-strong)" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  plain: (
    <>
      <rect x="12" y="12" width="76" height="76" rx="8" fill="var(--surface)" />
      <Cup />
    </>
  ),
  far: <Cup at="translate(36 40) scale(.3)" />,
  many: (
    <>
      <Cup at="translate(-4 -4) scale(.55)" />
      <Cup at="translate(42 8) scale(.55)" tint="var(--text-3)" />
      <Cup at="translate(18 40) scale(.55)" tint="var(--warn)" />
    </>
  ),
  dark: (
    <>
      <Cup tint="var(--text-3)" />
      <rect x="8" y="8" width="84" height="84" rx="8" fill="var(--ink-900)" opacity=".62" />
    </>
  ),
} as const satisfies Record<Framing, ReactNode>;

/** How goods lie in the frame, and whether that helps; the words beside it say the same. [SRCH-34] */
export const FramingDrawing = ({ framing, isGood }: { framing: Framing; isGood: boolean }) => (
  <span aria-hidden="true" className="relative flex-none">
    <svg viewBox="0 0 100 100" className="size-22 rounded-card bg-surface-2 max-[279px]:size-16">
      {drawings[framing]}
      <path
        d="M8 24V8h16M76 8h16v16M92 76v16H76M24 92H8V76"
        fill="none"
        stroke="var(--text-3)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
    <span
      className={`absolute -right-1.5 -bottom-1.5 grid size-6 place-items-center rounded-full ${isGood ? "bg-ok-soft text-ok" : "bg-danger-soft text-danger"}`}
    >
      {isGood ? <CheckIcon size="xs" /> : <CloseIcon size="xs" />}
    </span>
  </span>
);
