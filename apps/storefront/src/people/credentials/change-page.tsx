import { PageHeader } from "@sampan/ui/page-header";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { BackButton } from "../../shell/back-button.tsx";

interface ChangePageProps {
  readonly title: string;
  /** What there is now. */
  readonly now: string;
  readonly children: ReactNode;
}

/** The frame of changing what somebody logs in with: what there is now, the form, and what the change brings. */
export function ChangePage({ title, now, children }: ChangePageProps) {
  const t = useTranslations("credentials");
  return (
    <main id="content">
      <PageHeader title={title} back={<BackButton />} />
      <div className="stack gap-4 px-(--gutter) pt-1 pb-4">
        <p className="break-words text-text-2">{now}</p>
        {children}
        <p className="text-xs text-pretty text-text-3">{t("told")}</p>
      </div>
    </main>
  );
}
