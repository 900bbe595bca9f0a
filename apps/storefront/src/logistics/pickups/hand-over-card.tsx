import type { HandOver } from "@sampan/contract/logistics/parcels/freight-fields";
import { Card } from "@sampan/ui/card";
import { formatMinute } from "@sampan/ui/format/dates";
import { useTranslations } from "use-intl";

interface HandOverCardProps {
  readonly handOver: HandOver;
}

/** Who took a parcel at the pick-up point, and the photo or signature that shows it. */
export function HandOverCard({ handOver }: HandOverCardProps) {
  const t = useTranslations("parcels.pickup");
  const { receiver, proof, proof_kind, handed_at } = handOver;
  return (
    <Card as="section" aria-label={t("taken")}>
      <h2 className="font-[650]">{t("taken")}</h2>
      <p className="text-text-2">
        {t("takenBy", { name: receiver, time: formatMinute(handed_at) })}
      </p>
      {proof !== "" && (
        <img
          src={proof}
          alt={t(proof_kind)}
          width={640}
          height={480}
          loading="lazy"
          className="mt-3 aspect-4/3 w-full rounded-md bg-surface-2 object-contain"
        />
      )}
    </Card>
  );
}
