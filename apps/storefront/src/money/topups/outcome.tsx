import { iconButtonLook } from "@sampan/ui/icon-button";
import { CloseIcon } from "@sampan/ui/icons-controls";
import { PageHeader } from "@sampan/ui/page-header";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";

const tones = {
  ok: "bg-ok-soft text-ok",
  brand: "bg-brand-soft text-brand",
  danger: "bg-danger-soft text-danger",
} as const;

interface OutcomeProps {
  readonly tone: keyof typeof tones;
  readonly icon: ReactNode;
  readonly title: string;
  readonly body: ReactNode;
  readonly note?: string;
  /** The ways on. */
  readonly children: ReactNode;
}

/** How a top-up ended, in one look, and where to go from here. */
export function Outcome({ tone, icon, title, body, note, children }: OutcomeProps) {
  const t = useTranslations("topups");
  const words = useTranslations("common");
  return (
    <main id="content">
      <PageHeader
        title={t("title")}
        back={
          <Link {...pathTo.wallet} aria-label={words("close")} className={iconButtonLook}>
            <CloseIcon />
          </Link>
        }
      />
      <div className="px-(--gutter)">
        <div role="status" className="grid justify-items-center gap-2 pt-12 pb-8 text-center">
          <span className={`mb-2 grid size-16 place-items-center rounded-full ${tones[tone]}`}>
            {icon}
          </span>
          <h2 className="text-lg font-[650]">{title}</h2>
          <p className="text-pretty text-text-2 tabular-nums">{body}</p>
          {note && <p className="text-xs text-text-3 tabular-nums">{note}</p>}
        </div>
        <div className="stack">{children}</div>
      </div>
    </main>
  );
}
