import { recordSellerShipment } from "@sampan/contract/trade/purchases/staff-purchases";
import { Button, Input } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import { BatchPieces } from "./batch-pieces.tsx";
import { type PurchaseItem, remainingPieces } from "./remaining-pieces.ts";

/** One express number, and the pieces under it: all that are missing, or a batch of them. [BO-12] */
export function RecordShipment({ items }: { readonly items: readonly PurchaseItem[] }) {
  const t = useTranslations("consolePurchases.shipment");
  const id = useId();
  const [expressNo, setExpressNo] = useState("");
  const [carrier, setCarrier] = useState("");
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>({});
  const lines = items
    .map((item) => ({ oid: item.oid, num: pieces[item.oid] ?? remainingPieces(item) }))
    .filter((line) => line.num > 0);
  const isReady = expressNo.trim().length >= 4 && lines.length > 0;
  const { ask, isRunning } = useRecording({
    lines,
    isWhole: items.every(
      (item) => (pieces[item.oid] ?? remainingPieces(item)) === remainingPieces(item),
    ),
    express_no: expressNo.trim(),
    carrier: carrier.trim(),
    whenDone: () => {
      setExpressNo("");
      setPieces({});
    },
  });
  return (
    <>
      <BatchPieces items={items} pieces={pieces} onChange={setPieces} />
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
        <Button type="primary" disabled={!isReady} loading={isRunning} onClick={ask}>
          {t("record")}
        </Button>
      </footer>
    </>
  );
}

interface Recording {
  readonly lines: { oid: string; num: number }[];
  readonly isWhole: boolean;
  readonly express_no: string;
  readonly carrier: string;
  readonly whenDone: () => void;
}

function useRecording({ lines, isWhole, express_no, carrier, whenDone }: Recording) {
  const t = useTranslations("consolePurchases.shipment");
  const confirm = useConfirm();
  const record = useCommand(recordSellerShipment, { told: t("done"), whenDone });
  const ask = () =>
    confirm({
      title: t("title", { number: express_no }),
      consequence: t(isWhole ? "whole" : "batch", {
        pieces: lines.reduce((pieces, line) => pieces + line.num, 0),
      }),
      confirm: t("confirm"),
      then: () => record.run({ lines, express_no, carrier }),
    });
  return { ask, isRunning: record.isRunning };
}
