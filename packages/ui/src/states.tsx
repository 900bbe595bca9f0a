import type { ReactNode } from "react";
import { Card } from "./card.tsx";
import { classNames } from "./class-names.ts";
import { InfoIcon } from "./icons-frame.tsx";
import { EmptyBoat } from "./empty-boat.tsx";
import { Spinner } from "./spinner.tsx";

/** A grey box of exactly the size of what will take its place. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={classNames("skeleton block", className)} />
);

/** Around skeletons: says once that something is loading. */
export const LoadingRegion = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="status" aria-busy="true">
    <span className="sr-only">{label}</span>
    {children}
  </div>
);

/**
 * Over content that is being loaded anew: nothing of it can be tapped meanwhile. It takes no room, is seen only by
 * whoever has to wait, and its spinner stays in view of a long list.
 */
export const LoadingOverlay = ({ label }: { label: string }) => (
  <div
    role="status"
    className="loading-overlay absolute inset-0 z-4 grid place-items-start justify-center overflow-clip bg-canvas/60 text-brand"
  >
    <span className="sticky top-[40vh] my-12 grid">
      <Spinner />
    </span>
    <span className="sr-only">{label}</span>
  </div>
);

interface StateProps {
  readonly title: string;
  readonly body?: ReactNode;
  /** One way on: a button, or a link that looks like one. */
  readonly action?: ReactNode;
}

/** Nothing here yet: the boat without its parcel, one sentence, one action. */
export const EmptyState = ({ title, body, action }: StateProps) => (
  <div className="grid justify-items-center gap-1.5 px-6 py-10 text-center">
    <EmptyBoat className="mb-3 w-50 max-w-full" />
    <p className="text-lg font-[650]">{title}</p>
    {body && <p className="max-w-72 text-balance text-text-2">{body}</p>}
    {action && <div className="mt-4">{action}</div>}
  </div>
);

/** What happened, what still works, and a way to try again. */
export const ErrorState = ({ title, body, action }: StateProps) => (
  <Card role="alert" className="grid justify-items-center gap-1.5 py-6 text-center">
    <span className="grid size-11 place-items-center rounded-full bg-danger-soft text-danger">
      <InfoIcon />
    </span>
    <p className="text-md font-[650]">{title}</p>
    {body && <p className="text-text-2">{body}</p>}
    {action && <div className="mt-2">{action}</div>}
  </Card>
);

export const EndOfList = ({ children }: { children: ReactNode }) => (
  <p className="py-5 text-center text-xs text-text-3 tabular-nums">{children}</p>
);
