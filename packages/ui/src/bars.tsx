import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { CountBadge } from "./icon-button.tsx";

/** Bars join the flow where the page is too narrow to spare the height (200 % zoom on a phone). */
const fixedBar =
  "fixed inset-x-0 bottom-0 z-10 mx-auto w-full max-w-(--column) bg-surface shadow-bar max-[279px]:static";

interface ActionBarProps {
  readonly label: string;
  /** It sits on top of the bottom bar instead of in its place. */
  readonly isAboveBottomBar?: boolean;
  readonly children: ReactNode;
}

/** The one step of the page. Left an amount or a fact, right at most two buttons, mango last. */
export const ActionBar = ({ label, isAboveBottomBar = false, children }: ActionBarProps) => (
  <section
    aria-label={label}
    className={classNames(
      fixedBar,
      "action-bar flex min-h-17 flex-wrap items-center gap-x-3 gap-y-2 px-(--gutter) py-2.5",
      isAboveBottomBar
        ? "bottom-[calc(64px+env(safe-area-inset-bottom))]"
        : "pb-[calc(10px+env(safe-area-inset-bottom))]",
    )}
  >
    {children}
  </section>
);

/** In the flow at the end of a page, as high as the bars that lie over it and the menu above them. */
export const BarSpace = ({ bars = 1 }: { bars?: 0 | 1 | 2 }) => (
  <div
    aria-hidden="true"
    className={classNames(
      "bar-space max-[279px]:h-6",
      [
        "h-6",
        "h-[calc(132px+env(safe-area-inset-bottom))]",
        "h-[calc(204px+env(safe-area-inset-bottom))]",
      ][bars],
    )}
  />
);

/** Five places, always in reach. */
export const BottomBar = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav
    aria-label={label}
    // High from the start: a slow page may be painted before its last lines have arrived.
    className={classNames(
      fixedBar,
      "bottom-bar min-h-[calc(64px+env(safe-area-inset-bottom))] pb-[env(safe-area-inset-bottom)]",
    )}
  >
    <ul className="grid h-16 grid-cols-5 max-[279px]:h-auto max-[279px]:grid-cols-3 max-[279px]:gap-2 max-[279px]:py-2">
      {children}
    </ul>
  </nav>
);

/** The class names of the link to a place. The line of its name is kept, so that a page that is slow to arrive does not move its icon. */
export const barPlaceLook =
  "relative grid h-full grid-rows-[auto_minmax(1rem,auto)] content-center justify-items-center gap-0.5 text-center text-[11px]/4 text-text-2 aria-[current=page]:font-[650] aria-[current=page]:text-brand";

interface BarPlaceProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly count?: number;
  /** The middle one: its icon in a circle above the bar. */
  readonly isRaised?: boolean;
}

export const BarPlace = ({ icon, label, count = 0, isRaised = false }: BarPlaceProps) => (
  <>
    {isRaised ? (
      <span className="-mt-[18px] grid size-12 flex-none place-items-center rounded-full bg-brand text-on-brand shadow-[0_0_0_4px_var(--surface),var(--elevation-card)]">
        {icon}
      </span>
    ) : (
      icon
    )}
    <span className={isRaised ? "font-semibold text-brand" : undefined}>{label}</span>
    <CountBadge count={count} className="top-1.5 right-[calc(50%-24px)]" />
  </>
);
