import type { FreightEstimate } from "@sampan/contract/logistics/freight/freight";
import { Card } from "@sampan/ui/card";
import { SumList, SumTotal } from "@sampan/ui/sum-list";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { faultWords } from "../../shell/fault-words.ts";
import { useRouteContext } from "@tanstack/react-router";
import { explainedOf } from "@sampan/domain/trade/charges/explained-of";
import { sidesWords } from "../../sums/sides-words.ts";
import { SumRows } from "../../sums/sum-rows.tsx";
import { ParcelWeights } from "../parcels/parcel-weights.tsx";
import { freightQuery } from "./asked-freight.ts";
import { FreightLines } from "./freight-lines.tsx";
import { kindOf } from "../../goods/shippability/kind-of.ts";

type Asked = Parameters<typeof freightQuery>[0];

/** What was asked for, on its own line and on all others; a refusal in its own words. [FRT-08] [API-78] */
export function FreightAnswer({ asked }: { readonly asked: Asked }) {
  const t = useTranslations("freight");
  const { data, error } = useQuery(freightQuery(asked));
  const { speech } = useRouteContext({ from: "__root__" });
  if (error)
    return (
      <Card as="section" role="alert" className="text-danger">
        {faultWords(speech.say, error)}
      </Card>
    );
  if (!data) return null;
  return (
    <>
      <Chosen estimate={data.data} asked={asked} />
      <FreightLines estimate={data.data} />
      <p className="text-xs text-text-3">{t("note")}</p>
    </>
  );
}

interface ChosenProps {
  readonly estimate: FreightEstimate;
  readonly asked: Asked;
}

/** Both weights, the one that counts, and the freight with its arithmetic. [FRT-06] [FRT-07] [FRT-10] */
function Chosen({ estimate: { chosen, currency, freight }, asked }: ChosenProps) {
  const t = useTranslations("freight");
  const ways = useTranslations("shippability.kinds");
  const mm = (cm: number | undefined): number => Math.ceil((cm ?? 0) * 10);
  const sides = sidesWords({
    length_mm: mm(asked.length),
    width_mm: mm(asked.width),
    height_mm: mm(asked.height),
  });
  return (
    <Card as="section" aria-label={t("result", { way: ways(kindOf(chosen)) })}>
      <ParcelWeights load={chosen} scale={t("scale")} sides={sides} />
      <div className="mt-4 border-t border-line pt-3">
        <SumList>
          <SumRows
            rows={chosen.entries.map(explainedOf)}
            context={{
              currency,
              pieces: 0,
              insurance: 0,
              transport: chosen.transport,
              carrier: undefined,
            }}
          />
          <SumTotal label={t("total")} cents={freight} currency={currency} />
        </SumList>
      </div>
    </Card>
  );
}
