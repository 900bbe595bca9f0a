import { useNavigate } from "@tanstack/react-router";
import { Segmented } from "antd";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";

const places = {
  goods: pathTo.catalogue,
  categories: pathTo.categories,
  places: pathTo.places,
} as const;
type Part = keyof typeof places;
const parts = Object.keys(places) as Part[];

/** The parts of the desk for own goods. */
export function CatalogueParts({ at }: { readonly at: Part }) {
  const t = useTranslations("consoleCatalogue");
  const navigate = useNavigate();
  return (
    <Segmented<Part>
      aria-label={t("parts")}
      className="fit"
      value={at}
      onChange={(part) => void navigate(places[part])}
      options={parts.map((part) => ({ value: part, label: t(`part.${part}`) }))}
    />
  );
}
