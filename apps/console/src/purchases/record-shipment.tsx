import { recordSellerShipment } from "@sampan/contract/staff-purchases";
import { Button, Input, InputNumber } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { propsText } from "../kit/props-text.ts";
import { useCommand } from "../kit/use-command.ts";
import { useConfirm } from "../kit/use-confirm.ts";
import type { SellerOrder } from "./purchase-desk.tsx";

type Item = SellerOrder["items"][number];

/** Pieces the seller has still to send. */
const remaining = ({ num, shipments }: Item): number =>
  num - shipments.reduce((sent, shipment) => sent + shipment.num, 0);

/** One express number, and the pieces under it: all that are missing, or a batch of them. [BO-12] */
export function RecordShipment({ items }: { readonly items: readonly Item[] }) {
  const t = useTranslations("consolePurchases.shipment");
  const confirm = useConfirm();
  const id = useId();
  const [expressNo, setExpressNo] = useState("");
  const [carrier, setCarrier] = useState("");
  const [batches, setBatches] = useState<Readonly<Record<string, number>>>({});
  const record = useCommand(recordSellerShipment, {
    told: t("done"),
    whenDone: () => {
      setExpressNo("");
      setBatches({});
    },
  });
  const lines = items
    .map((item) => ({ oid: item.oid, num: batches[item.oid] ?? remaining(item) }))
    .filter((line) => line.num > 0);
  const isWhole = items.every((item) => (batches[item.oid] ?? remaining(item)) === remaining(item));
  const isReady = expressNo.trim().length >= 4 && lines.length > 0;
  const ask = () =>
    confirm({
      title: t("title", { number: expressNo.trim() }),
      consequence: t(isWhole ? "whole" : "batch", {
        pieces: lines.reduce((pieces, line) => pieces + line.num, 0),
      }),
      confirm: t("confirm"),
      then: () => record.run({ lines, express_no: expressNo.trim(), carrier: carrier.trim() }),
    });
  return (
    <>
      <ul className="batches">
        {items.map((item) => (
          <li key={item.oid} className="row">
            <span className="grow one-line small-text" lang="zh">
              {item.item_name} {propsText(item.props)}
            </span>
            <InputNumber<number>
              aria-label={t("pieces", { name: `${item.item_name} ${propsText(item.props)}` })}
              size="small"
              min={0}
              max={remaining(item)}
              precision={0}
              value={batches[item.oid] ?? remaining(item)}
              onChange={(num) => setBatches({ ...batches, [item.oid]: num ?? 0 })}
            />
            <span className="small-text faint">/ {remaining(item)}</span>
          </li>
        ))}
      </ul>
      <footer>
        <label htmlFor={`${id}-number`} className="strong">
          {t("number")}
        </label>
        <Input
          id={`${id}-number`}
          className="number-field"
          maxLength={40}
          autoComplete="off"
          value={expressNo}
          onChange={(event) => setExpressNo(event.target.value)}
          onPressEnter={() => isReady && ask()}
        />
        <label htmlFor={`${id}-carrier`}>{t("carrier")}</label>
        <Input
          id={`${id}-carrier`}
          className="carrier-field"
          maxLength={40}
          value={carrier}
          onChange={(event) => setCarrier(event.target.value)}
        />
        <span className="grow" />
        <Button type="primary" disabled={!isReady} loading={record.isRunning} onClick={ask}>
          {t("record")}
        </Button>
      </footer>
    </>
  );
}
