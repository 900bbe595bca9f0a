import { PageHeader } from "@sampan/ui/page-header";
import { LoadingRegion } from "@sampan/ui/states";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { BackButton } from "./back-button.tsx";

interface PageSkeletonProps {
  readonly title: string;
  /** The class name of the page's main part, where it uses a wide window. */
  readonly className?: string;
  /** Boxes of the size of what comes. */
  readonly children: ReactNode;
}

/** A page whose data is on its way: its frame, and boxes in place of its content. */
export function PageSkeleton({ title, className, children }: PageSkeletonProps) {
  const words = useTranslations("common");
  return (
    <main id="content" className={className}>
      <PageHeader title={title} back={<BackButton />} />
      <LoadingRegion label={words("loading")}>
        <div className="stack px-(--gutter) pt-1">{children}</div>
      </LoadingRegion>
    </main>
  );
}
