import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface PageHeaderProps {
  readonly title: ReactNode;
  /** The way back: an icon button or link. */
  readonly back?: ReactNode;
  readonly actions?: ReactNode;
}

/** 52 high, stays at the top. With a way back the title stands in the middle, else at the start; a long one takes two lines. */
export const PageHeader = ({ title, back, actions }: PageHeaderProps) => (
  <header className="page-header sticky top-0 z-5 flex min-h-13 items-center gap-1 bg-canvas px-1 pt-[env(safe-area-inset-top)]">
    <div className={classNames("flex", back ? "min-w-11 flex-1" : "w-3")}>{back}</div>
    <h1
      className={classNames(
        "min-w-0",
        back
          ? "line-clamp-2 text-center text-md leading-[1.25] font-semibold text-balance lang-th:leading-[1.5]"
          : "flex-1 truncate text-lg font-[650]",
      )}
    >
      {title}
    </h1>
    <div className={classNames("flex justify-end", back ? "min-w-11 flex-1" : undefined)}>
      {actions}
    </div>
  </header>
);
