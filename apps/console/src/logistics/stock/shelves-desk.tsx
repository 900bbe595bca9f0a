import { callApi } from "@sampan/client/call-api";
import { Refused } from "@sampan/client/query";
import type { OutputOf } from "@sampan/contract/kernel/call";
import { findStored, shelveParcel } from "@sampan/contract/logistics/stock/staff-stock";
import { useMutation } from "@tanstack/react-query";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Nothing } from "../../kit/nothing.tsx";
import { useWordsOfTrouble } from "../../kit/words-of-trouble.ts";
import { ShelfLabels } from "../labels/shelf-labels.tsx";
import {
  storedWarehouse,
  storeWarehouse,
  type WarehouseName,
} from "../warehouse/stored-warehouse.ts";
import { ScanLine, type Told } from "./scan-line.tsx";
import "../warehouse/warehouse.css";
import "./stock.css";

type Stored = OutputOf<typeof findStored>["data"];

/** A parcel's number, then its shelf, and the next: two scans and no key between. */
export function ShelvesDesk() {
  const t = useTranslations("consoleStock.shelves");
  const [warehouse, setWarehouse] = useState(storedWarehouse);
  const shelving = useShelving(warehouse);
  const { parcel } = shelving;
  return (
    <div className="desk stock">
      <ScanLine
        label={t(parcel ? "shelf" : "parcel")}
        hint={t(parcel ? "shelfHint" : "parcelHint")}
        told={shelving.told}
        warehouse={warehouse}
        onWarehouse={(chosen) => {
          storeWarehouse(chosen);
          setWarehouse(chosen);
        }}
        onScan={shelving.scan}
      />
      <section className="panel stock-now" aria-label={t("now")} aria-busy={shelving.isRunning}>
        {parcel ? (
          <>
            <div className="grow">
              <h2 className="stock-number">{parcel.tid || parcel.express_no}</h2>
              <p className="muted">{t("liesOn")}</p>
              <p className="stock-shelf">{parcel.shelf === "" ? t("noShelf") : parcel.shelf}</p>
            </div>
            <Button size="large" onClick={shelving.putAside}>
              {t("putAside")}
            </Button>
          </>
        ) : (
          <Nothing title={t("empty")} body={t("emptyHint")} />
        )}
      </section>
      <ShelfLabels />
      <section className="panel" aria-label={t("done")}>
        <header>
          <h2>{t("done")}</h2>
        </header>
        <ul className="lines padded">
          {shelving.moved.map(({ number, from, to }, at) => (
            <li key={`${number}-${String(at)}`}>
              <b className="grow">{number}</b>
              <span className="muted">{from === "" ? t("noShelf") : from} →</span>
              <b>{to}</b>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

interface Moved {
  readonly number: string;
  readonly from: string;
  readonly to: string;
}

const isParcelNumber = (text: string): boolean => /^SP\d{6}\w{6}$/i.test(text);

function useShelving(warehouse: WarehouseName) {
  const t = useTranslations("consoleStock.shelves");
  const wordsOf = useWordsOfTrouble();
  const [parcel, setParcel] = useState<Stored>();
  const [told, setTold] = useState<Told>();
  const [moved, setMoved] = useState<readonly Moved[]>([]);
  const act = useMutation({
    mutationFn: async (scanned: string) => {
      // Another parcel in the place of a shelf: the first one stays where it was.
      if (!parcel || isParcelNumber(scanned)) {
        const found = await callApi(findStored, { number: scanned }, { asksLogin: true });
        if (!found.ok) throw new Refused(found.error);
        setParcel(found.value.data);
        return setTold(undefined);
      }
      const { number, shelf: from } = parcel;
      const put = { number, warehouse, shelf: scanned };
      const shelved = await callApi(shelveParcel, put, { asksLogin: true });
      if (!shelved.ok) throw new Refused(shelved.error);
      const to = shelved.value.data.shelf;
      setParcel(undefined);
      setMoved((before) => [{ number, from, to }, ...before].slice(0, 20));
      return setTold({ tone: "ok", words: t("put", { number, shelf: to }) });
    },
    onError: (trouble) => setTold({ tone: "danger", words: wordsOf(trouble) }),
  });
  return {
    parcel,
    told,
    moved,
    scan: (scanned: string) => act.mutate(scanned),
    isRunning: act.isPending,
    putAside: () => setParcel(undefined),
  };
}
