import { FindIcon } from "@sampan/ui/icons-frame";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { PhotoLink } from "./photo/photo-link.tsx";
import { BackButton } from "../../shell/back-button.tsx";

/** Back, and the words that were searched; a tap changes them. */
export function ResultsHeader({ words }: { words: string }) {
  const t = useTranslations("search");
  return (
    <header className="phone-only sticky top-0 z-5 flex min-h-13 items-center gap-1 bg-canvas pt-[env(safe-area-inset-top)] pr-3 pl-1">
      <BackButton />
      <search className="relative min-w-0 flex-1">
        <Link
          {...pathTo.findAgain(words)}
          aria-label={t("change", { words })}
          className="flex min-h-11 items-center gap-2.5 rounded-full bg-surface pr-12 pl-4 shadow-[inset_0_0_0_1px_var(--line)]"
        >
          <FindIcon size="sm" className="text-brand" />
          <span className="min-w-0 flex-1 truncate">{words}</span>
        </Link>
        <span className="absolute inset-y-0 right-0.5 flex items-center">
          <PhotoLink />
        </span>
      </search>
    </header>
  );
}
