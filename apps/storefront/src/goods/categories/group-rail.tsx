import type { Category } from "@sampan/contract/goods/catalogue/catalogue";
import { wordsIn } from "@sampan/locales/words-in";
import { Picture } from "@sampan/ui/picture";
import { Link } from "@tanstack/react-router";
import { useLocale, useTranslations } from "use-intl";
import { pictureAddress } from "../cards/picture-address.ts";
import { pathTo } from "../../paths.ts";

interface GroupRailProps {
  readonly groups: readonly Category[];
  readonly openId: number;
}

/** The eight top groups at the side, the open one marked; they stay in sight while goods scroll. [OWN-03] */
export function GroupRail({ groups, openId }: GroupRailProps) {
  const t = useTranslations("search.category");
  const language = useLocale();
  return (
    <nav
      aria-label={t("groups")}
      className="sticky top-[calc(var(--masthead)+52px)] wide:top-[calc(var(--masthead)+16px)] max-h-[calc(100dvh-116px-var(--masthead))] self-start overflow-y-auto rounded-r-card wide:rounded-card bg-surface py-1 shadow-card [scrollbar-width:none] max-[279px]:static max-[279px]:max-h-none max-[279px]:rounded-card"
    >
      <ul className="max-[279px]:grid max-[279px]:grid-cols-2">
        {groups.map((group) => (
          <li key={group.id}>
            <Link
              {...pathTo.category(group.id)}
              replace
              aria-current={group.id === openId ? "page" : undefined}
              className="relative grid justify-items-center gap-1 px-1.5 py-2.5 text-center text-xs text-text-2 aria-[current=page]:font-[650] aria-[current=page]:text-brand aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-3 aria-[current=page]:before:left-0 aria-[current=page]:before:w-[3px] aria-[current=page]:before:rounded-r-full aria-[current=page]:before:bg-brand"
            >
              <Picture
                src={pictureAddress(group.img_url, 96)}
                alt=""
                isEager
                className="size-11 rounded-[14px]"
              />
              {wordsIn(language, group.i18n).text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
