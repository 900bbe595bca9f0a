import { createBox } from "@sampan/contract/logistics/boxes/staff-shipping";
import { defaultRegion, regions, type Region } from "@sampan/domain/kernel/regions";
import {
  type TransportId,
  transportIds,
  warehouses,
} from "@sampan/domain/goods/shippability/transports";
import { useNavigate } from "@tanstack/react-router";
import { Form, Select } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { useNames } from "../../kit/names.ts";
import { useCommand } from "../../kit/use-command.ts";
import { pathTo } from "../../paths.ts";
import { storedWarehouse, type WarehouseName } from "../warehouse/stored-warehouse.ts";

/** A box is for one warehouse, one destination and one way to travel. [BO-20] */
export function CreateBox({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations("consoleShipping");
  const words = useTranslations("consoleWords");
  const names = useNames();
  const navigate = useNavigate();
  const id = useId();
  const [warehouse, setWarehouse] = useState<WarehouseName>(storedWarehouse);
  const [region, setRegion] = useState<Region>(defaultRegion);
  const [transport, setTransport] = useState<TransportId>(9);
  const create = useCommand(createBox, {
    told: t("created"),
    whenDone: ({ data: box }) => void navigate(pathTo.box(box.number)),
  });
  return (
    <Dialog
      width={440}
      title={t("create")}
      okText={t("createConfirm")}
      confirmLoading={create.isRunning}
      onCancel={onClose}
      onOk={() => create.run({ warehouse, region, transport })}
    >
      <Form layout="vertical" component="div">
        <p className="note">{t("createConsequence")}</p>
        <Form.Item label={t("warehouse")} htmlFor={`${id}-warehouse`}>
          <Select<WarehouseName>
            id={`${id}-warehouse`}
            value={warehouse}
            onChange={setWarehouse}
            options={warehouses.map((one) => ({ value: one, label: words(`warehouse.${one}`) }))}
          />
        </Form.Item>
        <Form.Item label={t("region")} htmlFor={`${id}-region`}>
          <Select<Region>
            id={`${id}-region`}
            value={region}
            onChange={setRegion}
            options={regions.map((one) => ({ value: one, label: words(`region.${one}`) }))}
          />
        </Form.Item>
        <Form.Item label={t("transport")} htmlFor={`${id}-transport`}>
          <Select<TransportId>
            id={`${id}-transport`}
            value={transport}
            onChange={setTransport}
            options={transportIds.map((one) => ({ value: one, label: names.transport(one) }))}
          />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
