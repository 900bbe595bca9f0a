import { CatchBoundary } from "@tanstack/react-router";
import { Suspense, type ReactNode } from "react";

/** Around what a page can do without: while it loads, and where it cannot be had, nothing is there. */
export const Apart = ({ children }: { children: ReactNode }) => (
  <CatchBoundary getResetKey={() => "apart"} errorComponent={Nothing}>
    <Suspense>{children}</Suspense>
  </CatchBoundary>
);

const Nothing = () => null;
