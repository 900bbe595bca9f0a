import { unloadBox } from "@sampan/contract/logistics/boxes/staff-shipping";
import { Button, Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { ActsTitle } from "../../kit/acts-title.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { Panel } from "../../kit/panel.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import type { OpenBox, ShippingParcel } from "./open-box.ts";
import { useParcelColumns } from "./parcel-columns.tsx";

/** What is in the box; while it is loading, a parcel can be taken out again. */
export function LoadedParcels({ box }: { readonly box: OpenBox }) {
  const t = useTranslations("consoleShipping");
  const confirm = useConfirm();
  const parcelColumns = useParcelColumns();
  const unload = useCommand(unloadBox, { told: t("unloaded") });
  const ask = (tid: string) =>
    confirm({
      title: t("unloadTitle", { tid }),
      consequence: t("unloadConsequence"),
      confirm: t("unload"),
      then: () => unload.run({ number: box.number, tids: [tid] }),
    });
  const columns: TableColumnsType<ShippingParcel> =
    box.state === "loading"
      ? [
          ...parcelColumns,
          {
            key: "unload",
            title: <ActsTitle />,
            align: "right",
            render: (_, { tid }) => (
              <Button size="small" aria-label={t("unloadOne", { tid })} onClick={() => ask(tid)}>
                {t("unload")}
              </Button>
            ),
          },
        ]
      : parcelColumns;
  return (
    <Panel title={t("inBox", { count: box.loaded.length })}>
      <Table<ShippingParcel>
        rowKey="tid"
        size="small"
        pagination={false}
        columns={columns}
        dataSource={box.loaded}
        locale={{ emptyText: <Nothing title={t("noneLoaded")} /> }}
      />
    </Panel>
  );
}
