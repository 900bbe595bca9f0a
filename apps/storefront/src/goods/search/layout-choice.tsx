import { ChipButton } from "@sampan/ui/chip";
import { GridViewIcon, ListViewIcon } from "@sampan/ui/icons-lists";
import { useTranslations } from "use-intl";
import { useKept } from "../../shell/use-kept.ts";
import { resultLayout } from "./result-layout.ts";

/** Tiles or rows for the results to come. [SRCH-05] */
export function LayoutChoice() {
  const t = useTranslations("search.layout");
  const layout = useKept(resultLayout);
  return (
    <div
      role="group"
      aria-label={t("label")}
      className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2"
    >
      <span className="text-text-2">{t("label")}</span>
      <span className="flex gap-2">
        <ChipButton pressed={layout === "grid"} onClick={() => resultLayout.keep("grid")}>
          <GridViewIcon size="xs" />
          {t("grid")}
        </ChipButton>
        <ChipButton pressed={layout === "list"} onClick={() => resultLayout.keep("list")}>
          <ListViewIcon size="xs" />
          {t("list")}
        </ChipButton>
      </span>
    </div>
  );
}
