import { useTranslations } from "use-intl";
import { Panel } from "../../kit/panel.tsx";
import { Tag } from "../../kit/tag.tsx";
import type { ParcelToPack } from "./use-packing.ts";

/** What was paid to be done to what goes into the box; nothing where nobody asked for anything. */
export function PaidServices({ services }: Pick<ParcelToPack, "services">) {
  const t = useTranslations("consolePacking.services");
  const names = useTranslations("consoleServices.names");
  if (services.length === 0) return null;
  return (
    <Panel title={t("title")} isPadded>
      <ul className="lines">
        {services.map(({ service, is_done }, position) => (
          <li key={`${service}-${String(position)}`} className="row between">
            {names(service)}
            <Tag tone={is_done ? "ok" : "warn"} icon={is_done ? "check" : "warn"}>
              {t(is_done ? "done" : "open")}
            </Tag>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
