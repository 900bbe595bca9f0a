import { ChipButton } from "@sampan/ui/chip";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";

const views = { parcels: pathTo.parcels, boxes: ownPathTo.boxes } as const;

/** The same parcels one by one, or by the boxes they travel in. [RT-113] */
export function ListViews({ open }: { readonly open: keyof typeof views }) {
  const t = useTranslations("parcels.views");
  const navigate = useNavigate();
  return (
    <div role="group" aria-label={t("label")} className="flex flex-wrap gap-2">
      {(["parcels", "boxes"] as const).map((view) => (
        <ChipButton
          key={view}
          pressed={view === open}
          onClick={() => void navigate({ ...views[view], replace: true })}
        >
          {t(view)}
        </ChipButton>
      ))}
    </div>
  );
}
