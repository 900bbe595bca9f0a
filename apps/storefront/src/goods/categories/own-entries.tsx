import { Chip } from "@sampan/ui/chip";
import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { OwnSearchBox } from "../own-goods/own-search-box.tsx";
import { pathTo } from "../../paths.ts";

/** Other ways into our own goods: their search, their leaderboard, their shops, all of them. */
export function OwnEntries() {
  const t = useTranslations("ownGoods.entries");
  const navigate = useNavigate();
  const entries = [
    [pathTo.ownGoods(), t("all")],
    [pathTo.leaderboard, t("leaderboard")],
    [pathTo.shops, t("shops")],
  ] as const;
  return (
    <div className="stack gap-2 px-(--gutter) pb-3">
      <div className="flex">
        <OwnSearchBox words="" onFind={(words) => void navigate(pathTo.ownGoods({}, { words }))} />
      </div>
      <nav aria-label={t("label")}>
        <ul className="flex flex-wrap gap-2">
          {entries.map(([path, name]) => (
            <li key={name}>
              <Link {...path} className="tap block rounded-full">
                <Chip tone="brand" className="min-h-9 px-3.5">
                  {name}
                </Chip>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
