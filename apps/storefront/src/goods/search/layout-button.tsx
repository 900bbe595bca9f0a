import { IconButton } from "@sampan/ui/icon-button";
import { GridViewIcon, ListViewIcon } from "@sampan/ui/icons-lists";
import { useTranslations } from "use-intl";
import { useKept } from "../../shell/use-kept.ts";
import { resultLayout } from "./result-layout.ts";

/** Turns tiles into rows and back, over the results themselves. [SRCH-16] */
export function LayoutButton() {
  const t = useTranslations("search.layout");
  const layout = useKept(resultLayout);
  return (
    <IconButton
      label={t(layout === "grid" ? "toList" : "toGrid")}
      onClick={() => resultLayout.keep(layout === "grid" ? "list" : "grid")}
      className="-mr-2.5"
    >
      {layout === "grid" ? <ListViewIcon /> : <GridViewIcon />}
    </IconButton>
  );
}
