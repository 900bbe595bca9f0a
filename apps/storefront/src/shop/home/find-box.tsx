import { FindIcon } from "@sampan/ui/icons-frame";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { PhotoLink } from "../../goods/search/photo/photo-link.tsx";

/** Looks like the box it opens: keyword, link or share text, all in one place, and a photo beside them. */
export function FindBox() {
  const t = useTranslations("home");
  return (
    <search className="phone-only flex min-h-12 items-center rounded-full bg-surface pr-1 shadow-[inset_0_0_0_1px_var(--line),var(--elevation-card)]">
      <Link
        {...pathTo.find}
        className="flex min-h-12 min-w-0 flex-1 items-center gap-2.5 rounded-full pl-4 text-text-3"
      >
        <FindIcon className="text-brand" />
        <span className="min-w-0 flex-1 truncate">{t("find")}</span>
      </Link>
      <PhotoLink />
    </search>
  );
}
