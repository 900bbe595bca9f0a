import { createVoyage } from "@sampan/contract/logistics/voyages/staff-voyages";
import {
  type TransportId,
  transportIds,
  warehouses,
} from "@sampan/domain/goods/shippability/transports";
import { defaultRegion, regions, type Region } from "@sampan/domain/kernel/regions";
import { useNavigate } from "@tanstack/react-router";
import { Form, Input, Select } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { useNames } from "../../kit/names.ts";
import { useCommand } from "../../kit/use-command.ts";
import { pathTo } from "../../paths.ts";
import { storedWarehouse, type WarehouseName } from "../warehouse/stored-warehouse.ts";

/** A container or flight is for one line. */
export function CreateVoyage({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations("consoleVoyages");
  const shipping = useTranslations("consoleShipping");
  const words = useTranslations("consoleWords");
  const names = useNames();
  const navigate = useNavigate();
  const id = useId();
  const [name, setName] = useState("");
  const [warehouse, setWarehouse] = useState<WarehouseName>(storedWarehouse);
  const [region, setRegion] = useState<Region>(defaultRegion);
  const [transport, setTransport] = useState<TransportId>(9);
  const create = useCommand(createVoyage, {
    told: t("created"),
    whenDone: ({ data }) => void navigate(pathTo.voyage(data.number)),
  });
  return (
    <Dialog
      width={440}
      title={t("create")}
      okText={t("createConfirm")}
      okButtonProps={{ disabled: name.trim() === "", loading: create.isRunning }}
      onCancel={onClose}
      onOk={() => create.run({ name: name.trim(), warehouse, region, transport })}
    >
      <Form layout="vertical" component="div">
        <p className="note">{t("createNote")}</p>
        <Form.Item label={t("name")} htmlFor={`${id}-name`} extra={t("nameHint")}>
          <Input
            id={`${id}-name`}
            data-begin
            maxLength={40}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Form.Item>
        <Form.Item label={shipping("warehouse")} htmlFor={`${id}-warehouse`}>
          <Select<WarehouseName>
            id={`${id}-warehouse`}
            value={warehouse}
            onChange={setWarehouse}
            options={warehouses.map((one) => ({ value: one, label: words(`warehouse.${one}`) }))}
          />
        </Form.Item>
        <Form.Item label={shipping("region")} htmlFor={`${id}-region`}>
          <Select<Region>
            id={`${id}-region`}
            value={region}
            onChange={setRegion}
            options={regions.map((one) => ({ value: one, label: words(`region.${one}`) }))}
          />
        </Form.Item>
        <Form.Item label={shipping("transport")} htmlFor={`${id}-transport`}>
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
