import { FindIcon } from "@sampan/ui/icons-frame";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../paths.ts";

/** Looks like the box it opens: keyword, link or share text, all in one place. */
export function FindBox() {
  const t = useTranslations("home");
  return (
    <search>
      <Link
        {...pathTo.find}
        className="flex min-h-12 items-center gap-2.5 rounded-full bg-surface pr-3.5 pl-4 text-text-3 shadow-[inset_0_0_0_1px_var(--line),var(--elevation-card)]"
      >
        <FindIcon className="text-brand" />
        <span className="min-w-0 flex-1 truncate">{t("find")}</span>
      </Link>
    </search>
  );
}
