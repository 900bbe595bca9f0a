import { isTransportId } from "@sampan/domain/goods/shippability/transports";
import { useTranslations } from "use-intl";
import { useNames } from "../../kit/names.ts";

interface Named {
  readonly carrier: string;
  readonly name: string;
}

/** A line in words, a courier or a tracker as it calls itself, and whoever no table knows. */
export function useCarrierName(): (row: Named) => string {
  const t = useTranslations("consoleTariffs.carriers");
  const names = useNames();
  return ({ carrier, name }) => {
    const [kind, id = ""] = carrier.split(":");
    const line = Number(id);
    if (kind === "line" && isTransportId(line)) return names.transport(line);
    return name === "" ? t("other") : name;
  };
}
