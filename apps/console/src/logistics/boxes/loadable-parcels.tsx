import { query } from "@sampan/client/query";
import { listLoadable, loadBox } from "@sampan/contract/logistics/boxes/staff-shipping";
import { useQuery } from "@tanstack/react-query";
import { Button, Input, Table } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { Panel } from "../../kit/panel.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import type { OpenBox, ShippingParcel } from "./open-box.ts";
import { useParcelColumns } from "./parcel-columns.tsx";

/** Paid parcels for this box. A parcel loaded by its number is refused with the reason when unpaid. [BO-20] */
export function LoadableParcels({ box }: { readonly box: OpenBox }) {
  const t = useTranslations("consoleShipping");
  const asked = useQuery(
    query(listLoadable, { number: box.number, page_size: 100 }, { asksLogin: true }),
  );
  const columns = useParcelColumns();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const confirm = useConfirm();
  const load = useCommand(loadBox, {
    told: t("loaded", { number: box.number }),
    whenDone: () => setChosen([]),
  });
  const ask = () =>
    confirm({
      title: t("loadTitle", { count: chosen.length, number: box.number }),
      consequence: t("loadConsequence"),
      confirm: t("load", { count: chosen.length }),
      then: () => load.run({ number: box.number, tids: [...chosen] }),
    });
  return (
    <Panel
      title={t("loadable")}
      extra={
        <>
          <LoadByNumber number={box.number} />
          <Button
            type="primary"
            disabled={chosen.length === 0}
            loading={load.isRunning}
            onClick={ask}
          >
            {t("load", { count: chosen.length })}
          </Button>
        </>
      }
    >
      <Loaded asked={asked}>
        {({ datalist }) => (
          <Table<ShippingParcel>
            rowKey="tid"
            size="small"
            pagination={false}
            columns={columns}
            dataSource={datalist}
            rowSelection={{
              selectedRowKeys: [...chosen],
              onChange: (keys) => setChosen(keys.map(String)),
              getCheckboxProps: (parcel) => ({
                "aria-label": t("choose", { tid: parcel.tid }),
              }),
              getTitleCheckboxProps: () => ({ "aria-label": t("chooseAll") }),
            }}
            locale={{
              emptyText: <Nothing title={t("noneLoadable")} body={t("noneLoadableHint")} />,
            }}
          />
        )}
      </Loaded>
    </Panel>
  );
}

/** A scanned label goes in at once: taking it out again is as quick. */
function LoadByNumber({ number }: { readonly number: string }) {
  const t = useTranslations("consoleShipping");
  const [tid, setTid] = useState("");
  const load = useCommand(loadBox, {
    told: t("loaded", { number }),
    whenDone: () => setTid(""),
  });
  return (
    <Input
      aria-label={t("loadByNumber")}
      placeholder={t("loadByNumber")}
      className="load-field"
      autoComplete="off"
      value={tid}
      disabled={load.isRunning}
      suffix={<kbd>Enter</kbd>}
      onChange={(event) => setTid(event.target.value)}
      onPressEnter={() => tid.trim() !== "" && load.run({ number, tids: [tid.trim()] })}
    />
  );
}
