import { query } from "@sampan/client/query";
import type { OutputOf } from "@sampan/contract/kernel/call";
import { listReceived, undoReceipt } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { formatMinute } from "@sampan/ui/format/dates";
import { useQuery } from "@tanstack/react-query";
import { Button, Segmented } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { ParcelLabel, ParcelLabels } from "../labels/parcel-labels.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";

type Parcel = OutputOf<typeof listReceived>["datalist"][number];
type Shown = "latest" | "unmeasured";

interface ReceivedListProps {
  readonly onOpen: (expressNo: string) => void;
}

/** What was just received, each taken back within ten minutes, and what still has to be measured. */
export function ReceivedList({ onOpen }: ReceivedListProps) {
  const t = useTranslations("consoleWarehouse.received");
  const [shown, setShown] = useState<Shown>("latest");
  const asked = useQuery({
    ...query(
      listReceived,
      { page_size: 20, unmeasured: shown === "unmeasured" },
      { asksLogin: true },
    ),
    // The time to take a receipt back runs out while one looks.
    refetchInterval: 30_000,
  });
  return (
    <aside className="panel received" aria-label={t("label")}>
      <div className="received-head">
        <Segmented<Shown>
          aria-label={t("label")}
          size="small"
          block
          value={shown}
          onChange={setShown}
          options={(["latest", "unmeasured"] as const).map((name) => ({
            value: name,
            label: t(name),
          }))}
        />
        <span className="row between">
          <span className="small-text faint">{t("undoHint")}</span>
          <ParcelLabels tids={asked.data?.datalist.map(({ tid }) => tid) ?? []} />
        </span>
      </div>
      <div className="body">
        <Loaded asked={asked}>
          {({ datalist }) =>
            datalist.length === 0 ? (
              <Nothing title={t(`empty.${shown}`)} />
            ) : (
              <ul>
                {datalist.map((parcel) => (
                  <ReceivedRow key={parcel.tid} parcel={parcel} onOpen={onOpen} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </aside>
  );
}

function ReceivedRow({ parcel, onOpen }: { readonly parcel: Parcel } & ReceivedListProps) {
  const t = useTranslations("consoleWarehouse.received");
  const confirm = useConfirm();
  const undo = useCommand(undoReceipt, { told: t("undone", { number: parcel.express_no }) });
  const ask = () =>
    confirm({
      title: t("undo", { number: parcel.express_no }),
      consequence: t("undoConsequence"),
      confirm: t("undoConfirm"),
      then: () => undo.run({ tid: parcel.tid }),
    });
  const place = parcel.shelf === "" ? [] : [parcel.shelf];
  return (
    <li className="row">
      <button type="button" className="plain grow" onClick={() => onOpen(parcel.express_no)}>
        <span className="hidden-text">{t("open")} </span>
        <span className="strong">{parcel.express_no}</span>
        <br />
        <span className="small-text faint">
          {[formatMinute(parcel.received_at), ...place].join(" · ")}
        </span>
      </button>
      <span className="strong">
        {parcel.weight_g === null ? t("noWeight") : `${formatKilograms(parcel.weight_g)} kg`}
      </span>
      <ParcelLabel tid={parcel.tid} />
      {parcel.undo_until !== null && (
        <Button
          type="text"
          aria-label={t("undo", { number: parcel.express_no })}
          icon={<Icon name="undo" />}
          loading={undo.isRunning}
          onClick={ask}
        />
      )}
    </li>
  );
}
