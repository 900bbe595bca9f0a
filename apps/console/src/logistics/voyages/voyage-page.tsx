import { query } from "@sampan/client/query";
import {
  getVoyage,
  loadVoyage,
  unloadVoyage,
} from "@sampan/contract/logistics/voyages/staff-voyages";
import { stepOfVoyage } from "@sampan/domain/logistics/voyages/voyage-state";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Button, Input, Table } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ActsTitle } from "../../kit/acts-title.tsx";
import { Icon } from "../../kit/icon.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { useNames } from "../../kit/names.ts";
import { Nothing } from "../../kit/nothing.tsx";
import { Panel } from "../../kit/panel.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { pathTo } from "../../paths.ts";
import { BoxStateTag } from "../boxes/box-state-tag.tsx";
import "../boxes/shipping.css";
import { ManifestButtons } from "./manifest-buttons.tsx";
import { MoveVoyage } from "./move-voyage.tsx";
import type { OpenVoyage } from "./open-voyage.ts";
import { VoyageStateTag } from "./voyage-state-tag.tsx";

const route = getRouteApi("/frame/voyages/$number");

/** One container or flight: the boxes in it, its next step, and what customs is told. */
export function VoyagePage() {
  const t = useTranslations("consoleVoyages");
  const { number } = route.useParams();
  const asked = useQuery(query(getVoyage, { number }, { asksLogin: true }));
  return (
    <div className="desk">
      <Link {...pathTo.voyages} className="row fit">
        <Icon name="back" small />
        {t("label")}
      </Link>
      <Loaded asked={asked} skeletonRows={10}>
        {({ data: voyage }) => (
          <>
            <VoyageHead voyage={voyage} />
            <LoadedBoxes voyage={voyage} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function VoyageHead({ voyage }: { readonly voyage: OpenVoyage }) {
  const t = useTranslations("consoleVoyages");
  const shipping = useTranslations("consoleShipping");
  const words = useTranslations("consoleWords");
  const names = useNames();
  const [isMoving, setMoving] = useState(false);
  const event = stepOfVoyage(voyage.state);
  const facts = [
    voyage.number,
    words(`warehouse.${voyage.warehouse}`),
    words(`region.${voyage.region}`),
    names.transport(voyage.transport),
    t("boxCount", { count: voyage.boxes }),
    shipping("parcelCount", { count: voyage.parcels }),
    `${formatKilograms(voyage.weight_g)} kg`,
  ];
  return (
    <section className="panel box-head" aria-label={voyage.name}>
      <div>
        <div className="row">
          <h2>{voyage.name}</h2>
          <VoyageStateTag state={voyage.state} />
        </div>
        <p className="muted">{facts.join(" · ")}</p>
      </div>
      <div className="row">
        <ManifestButtons voyage={voyage} />
        {event && (
          <Button
            type="primary"
            size="large"
            disabled={voyage.boxes === 0}
            title={voyage.boxes === 0 ? t("noneLoaded") : ""}
            onClick={() => setMoving(true)}
          >
            {t(`step.${event}`)}
          </Button>
        )}
      </div>
      {event && isMoving && (
        <MoveVoyage voyage={voyage} event={event} onClose={() => setMoving(false)} />
      )}
    </section>
  );
}

function LoadedBoxes({ voyage }: { readonly voyage: OpenVoyage }) {
  const t = useTranslations("consoleVoyages");
  const shipping = useTranslations("consoleShipping");
  const { number, state } = voyage;
  const unload = useCommand(unloadVoyage);
  return (
    <Panel title={t("boxes")} extra={state === "open" ? <LoadByNumber number={number} /> : null}>
      <Table<OpenVoyage["loaded"][number]>
        rowKey="number"
        size="small"
        pagination={false}
        dataSource={voyage.loaded}
        columns={[
          {
            title: shipping("number"),
            render: (_, box) => <Link {...pathTo.box(box.number)}>{box.number}</Link>,
          },
          {
            title: shipping("stateColumn"),
            render: (_, box) => <BoxStateTag state={box.state} />,
          },
          { title: shipping("parcels"), align: "right", dataIndex: "parcels" },
          {
            title: shipping("weight"),
            align: "right",
            render: (_, box) => `${formatKilograms(box.weight_g)} kg`,
          },
          {
            key: "acts",
            title: <ActsTitle />,
            align: "right",
            render: (_, box) =>
              state === "open" && (
                <Button
                  size="small"
                  loading={unload.isRunning}
                  aria-label={t("takeOne", { box: box.number })}
                  onClick={() => unload.run({ number, box_number: box.number })}
                >
                  {t("take")}
                </Button>
              ),
          },
        ]}
        locale={{ emptyText: <Nothing title={t("noneLoaded")} /> }}
      />
    </Panel>
  );
}

/** A scanned label goes in at once: taking it out again is as quick. */
function LoadByNumber({ number }: { readonly number: string }) {
  const t = useTranslations("consoleVoyages");
  const [box, setBox] = useState("");
  const load = useCommand(loadVoyage, {
    told: t("loaded", { box }),
    whenDone: () => setBox(""),
  });
  return (
    <Input
      aria-label={t("scan")}
      placeholder={t("scan")}
      className="load-field"
      autoComplete="off"
      value={box}
      disabled={load.isRunning}
      suffix={<kbd>Enter</kbd>}
      onChange={(event) => setBox(event.target.value)}
      onPressEnter={() => box.trim() !== "" && load.run({ number, box_number: box.trim() })}
    />
  );
}
