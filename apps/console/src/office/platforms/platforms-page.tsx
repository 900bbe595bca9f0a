import { query } from "@sampan/client/query";
import { listPlatforms } from "@sampan/contract/office/configuration/staff-platforms";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { PlatformPanel } from "./platform-panel.tsx";
import { SourcesPanel } from "./sources-panel.tsx";
import "./platforms.css";

/** Each marketplace with its switch and notice, beside how the outside answers. [BO-43] */
export function PlatformsPage() {
  const t = useTranslations("consolePlatforms");
  const asked = useQuery({
    ...query(listPlatforms, {}, { asksLogin: true }),
    refetchInterval: 15_000,
  });
  return (
    <div className="desk">
      <p className="note">{t("hint")}</p>
      <div className="platform-columns">
        <Loaded asked={asked} skeletonRows={10}>
          {({ list }) => (
            <div className="stack">
              {list.map((platform) => (
                <PlatformPanel key={platform.id} platform={platform} />
              ))}
            </div>
          )}
        </Loaded>
        <SourcesPanel />
      </div>
    </div>
  );
}
