import { EmptyBoat } from "@sampan/ui/empty-boat";
import { CloseIcon } from "@sampan/ui/icons-controls";
import { iconButtonLook } from "@sampan/ui/icon-button";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { LanguageChip } from "../../shell/language-chip.tsx";

interface WelcomeProps {
  readonly title: string;
  readonly body: string;
  readonly children: ReactNode;
}

/** The frame of logging in and registering: a way out, the boat, one question at a time. */
export function Welcome({ title, body, children }: WelcomeProps) {
  const t = useTranslations("common");
  return (
    <main id="content" className="pb-8">
      <header className="flex min-h-13 items-center justify-between pt-[env(safe-area-inset-top)] pr-3 pl-1">
        <Link {...pathTo.home} aria-label={t("close")} className={iconButtonLook}>
          <CloseIcon />
        </Link>
        <LanguageChip />
      </header>
      <div className="stack gap-5 px-(--gutter)">
        <div className="grid justify-items-center gap-1.5 pt-1 pb-2 text-center">
          <EmptyBoat className="w-54 max-w-full" />
          <h1 className="text-lg font-[650]">{title}</h1>
          <p className="text-text-2">{body}</p>
        </div>
        {children}
      </div>
    </main>
  );
}
