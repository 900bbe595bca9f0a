import type { PageRow } from "@sampan/contract/shop/pages/staff-pages";
import { useTranslations } from "use-intl";
import { Tag, type Tone } from "../../kit/tag.tsx";

const tones = {
  draft: "plain",
  planned: "action",
  open: "ok",
  past: "plain",
} as const satisfies Record<PageRow["standing"], Tone>;

interface StandingTagProps {
  readonly row: Pick<PageRow, "standing" | "published" | "version">;
}

/** What people make of a page now, and whether somebody has gone on writing since. */
export function StandingTag({ row: { standing, published, version } }: StandingTagProps) {
  const t = useTranslations("consolePages");
  return (
    <span className="row wrap">
      <Tag tone={tones[standing]}>{t(`standing.${standing}`)}</Tag>
      {published !== null && published < version && <Tag tone="warn">{t("newer")}</Tag>}
    </span>
  );
}
