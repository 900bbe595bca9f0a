import { platformNames } from "@sampan/domain/goods/sourcing/platforms";
import { buttonLook } from "@sampan/ui/button";
import { Thumb } from "@sampan/ui/picture";
import { EmptyState } from "@sampan/ui/states";
import { Tabs } from "@sampan/ui/tabs";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../../own-paths.ts";
import { FoundGoods } from "../found-goods.tsx";
import { LayoutButton } from "../layout-button.tsx";
import { PlatformClosed } from "../platform-closed.tsx";
import { BackButton } from "../../../shell/back-button.tsx";
import { useConfiguration } from "../../../shell/configuration.ts";
import { PhotoLink } from "./photo-link.tsx";
import { type PicturePlatform, picturePlatforms } from "./picture-platforms.ts";
import { pictureResultsQuery, type PictureSearch } from "./picture-results-query.ts";

interface PictureResultsPageProps {
  readonly search: PictureSearch;
  readonly onPlatform: (platform: PicturePlatform) => void;
}

const panelId = "picture-results";

/** Goods that look like a photo, marketplace by marketplace. [RT-108] [QRY-01] */
export function PictureResultsPage({ search, onPlatform }: PictureResultsPageProps) {
  const t = useTranslations("photoSearch");
  const words = useTranslations("search");
  const names = useTranslations("common.platform");
  const { platforms, limits } = useConfiguration();
  const { imgUrl, platform } = search;
  const { state, notice } = platforms.find(({ id }) => id === platform) ?? {
    state: "unavailable",
    notice: "",
  };
  return (
    <main id="content" className="wide-page">
      <PictureHeader imgUrl={imgUrl} />
      <div className="px-(--gutter)">
        <Tabs
          label={words("platforms")}
          panelId={panelId}
          tabs={picturePlatforms.map((id) => ({ value: `${id}`, label: names(platformNames[id]) }))}
          value={`${platform}`}
          onChange={(value) => onPlatform(Number(value) as PicturePlatform)}
        />
        <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${platform}`}>
          {state === "open" ? (
            <>
              <div className="flex items-center justify-between gap-3 py-1">
                <p className="text-xs text-text-3">{t("nearestFirst")}</p>
                <LayoutButton />
              </div>
              <FoundGoods
                key={platform}
                platform={platform}
                query={pictureResultsQuery(search, limits.search_page_size)}
                empty={<NothingAlike />}
              />
            </>
          ) : (
            <PlatformClosed
              platform={platform}
              isPaused={state === "disabled"}
              notice={notice}
              onLeave={() => onPlatform(picturePlatforms[0])}
            />
          )}
        </div>
      </div>
    </main>
  );
}

/** Back, the photo that was searched for, and the way to another one. */
function PictureHeader({ imgUrl }: { imgUrl: string }) {
  const t = useTranslations("photoSearch");
  return (
    <header className="sticky top-0 z-5 flex wide:static min-h-15 items-center gap-1 bg-canvas pt-[env(safe-area-inset-top)] pr-2 pl-1">
      <BackButton />
      <Thumb size="sm" src={isOurs(imgUrl) ? imgUrl : undefined} alt={t("photo")} isEager />
      <h1 className="ml-2 min-w-0 flex-1 truncate text-md font-semibold">{t("results")}</h1>
      <PhotoLink />
    </header>
  );
}

/** Nobody else's picture is fetched because an address says so. */
const isOurs = (address: string): boolean => /^\/(?![/\\])/.test(address);

function NothingAlike() {
  const t = useTranslations("photoSearch.empty");
  return (
    <EmptyState
      title={t("title")}
      body={t("body")}
      action={
        <Link {...ownPathTo.pictureHelp} className={buttonLook({ variant: "soft" })}>
          {t("action")}
        </Link>
      }
    />
  );
}
