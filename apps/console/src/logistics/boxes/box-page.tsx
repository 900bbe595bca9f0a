import { query } from "@sampan/client/query";
import { getBox } from "@sampan/contract/logistics/boxes/staff-shipping";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { useNames } from "../../kit/names.ts";
import { pathTo } from "../../paths.ts";
import { BoxLabel } from "../labels/box-label.tsx";
import { BoxStateTag } from "./box-state-tag.tsx";
import { BoxSteps } from "./box-steps.tsx";
import { LoadableParcels } from "./loadable-parcels.tsx";
import { LoadedParcels } from "./loaded-parcels.tsx";
import type { OpenBox } from "./open-box.ts";
import "./shipping.css";

const route = getRouteApi("/frame/boxes/$number");

/** One box: how far it is, what is in it, and what could still go in. [BO-20] [BO-21] */
export function BoxPage() {
  const t = useTranslations("consoleShipping");
  const { number } = route.useParams();
  const asked = useQuery(query(getBox, { number }, { asksLogin: true }));
  return (
    <div className="desk">
      <Link {...pathTo.boxes} className="row fit">
        <Icon name="back" small />
        {t("label")}
      </Link>
      <Loaded asked={asked} skeletonRows={10}>
        {({ data: box }) => (
          <>
            <BoxHead box={box} />
            {box.state === "loading" && <LoadableParcels box={box} />}
            <LoadedParcels box={box} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function BoxHead({ box }: { readonly box: OpenBox }) {
  const t = useTranslations("consoleShipping");
  const words = useTranslations("consoleWords");
  const names = useNames();
  const facts = [
    words(`warehouse.${box.warehouse}`),
    words(`region.${box.region}`),
    names.transport(box.transport),
    t("parcelCount", { count: box.parcels }),
    `${formatKilograms(box.weight_g)} kg`,
  ];
  return (
    <section className="panel box-head" aria-label={t("box", { number: box.number })}>
      <div>
        <div className="row">
          <h2>{box.number}</h2>
          <BoxStateTag state={box.state} />
        </div>
        <p className="muted">{facts.join(" · ")}</p>
        {box.voyage && (
          <p>
            {t("inVoyage")}{" "}
            <Link {...pathTo.voyage(box.voyage.number)}>
              {[box.voyage.number, box.voyage.name].filter(Boolean).join(" · ")}
            </Link>
          </p>
        )}
      </div>
      <BoxLabel number={box.number} />
      <BoxSteps box={box} />
    </section>
  );
}
