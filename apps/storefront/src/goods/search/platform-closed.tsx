import { platformNames } from "@sampan/domain/goods/sourcing/platforms";
import { Button } from "@sampan/ui/button";
import { EmptyState } from "@sampan/ui/states";
import { useTranslations } from "use-intl";
import type { SearchPlatform } from "./result-order.ts";

interface PlatformClosedProps {
  readonly platform: SearchPlatform;
  /** Switched off by staff, rather than not connected yet. */
  readonly isPaused: boolean;
  /** Why it is, in the words of the staff; empty for our usual ones. [ERR-63] */
  readonly notice: string;
  readonly onLeave: () => void;
}

/** A marketplace nobody can buy from now says so itself; the others go on. [NFR-09] */
export function PlatformClosed({ platform, isPaused, notice, onLeave }: PlatformClosedProps) {
  const t = useTranslations("search");
  const name = useTranslations("common.platform")(platformNames[platform]);
  const kind = isPaused ? "paused" : "unavailable";
  return (
    <EmptyState
      title={t(`${kind}.title`, { platform: name })}
      body={notice || t(`${kind}.body`)}
      action={
        <Button variant="soft" onClick={onLeave}>
          {t("unavailable.action")}
        </Button>
      }
    />
  );
}
