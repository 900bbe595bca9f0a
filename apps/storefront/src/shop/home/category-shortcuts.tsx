import { wordsIn } from "@sampan/locales/words-in";
import { Picture } from "@sampan/ui/picture";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useLocale, useTranslations } from "use-intl";
import { pictureAddress } from "../../goods/cards/picture-address.ts";
import { pathTo } from "../../paths.ts";
import { categoriesQuery } from "./categories-query.ts";

/** The eight top groups, each to its own page. [HOME-01] */
export function CategoryShortcuts() {
  const t = useTranslations("home");
  const language = useLocale();
  const { data: categories } = useSuspenseQuery(categoriesQuery);
  return (
    <nav aria-label={t("categories")} className="@container">
      <ul className="grid grid-cols-4 gap-x-2 gap-y-3.5 @max-[17rem]:grid-cols-2">
        {categories.datalist.map((category) => (
          <li key={category.id}>
            <Link
              {...pathTo.category(category.id)}
              className="grid justify-items-center gap-1.5 text-center text-xs text-text-2"
            >
              <Picture
                src={pictureAddress(category.img_url, 240)}
                alt=""
                isEager
                fetchPriority="low"
                className="size-15 rounded-[18px]"
              />
              {wordsIn(language, category.i18n).text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
