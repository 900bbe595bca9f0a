import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { pathTo } from "../../paths.ts";
import { ExpectedList } from "./expected-list.tsx";
import { OpenParcel } from "./open-parcel.tsx";
import { ReceivedList } from "./received-list.tsx";
import { ScanField } from "./scan-field.tsx";
import { storedWarehouse, storeWarehouse, type WarehouseName } from "./stored-warehouse.ts";
import "./warehouse.css";

const route = getRouteApi("/frame/receive");

/** Scan, weigh, measure, photograph, next: one parcel after the other, by Enter. [BO-13] [BO-14] */
export function ReceiveDesk() {
  const { express } = route.useSearch();
  const navigate = useNavigate();
  const [warehouse, setWarehouse] = useState(storedWarehouse);
  const open = (expressNo: string | undefined) => void navigate(pathTo.receive(expressNo));
  const sitAt = (chosen: WarehouseName) => {
    storeWarehouse(chosen);
    setWarehouse(chosen);
  };
  return (
    <div className="desk receive">
      <div className="receive-work">
        <ScanField express={express} warehouse={warehouse} onScan={open} onWarehouse={sitAt} />
        {express === undefined ? (
          <ExpectedList onOpen={open} />
        ) : (
          <OpenParcel
            key={express}
            expressNo={express}
            warehouse={warehouse}
            onDone={() => open(undefined)}
          />
        )}
      </div>
      <ReceivedList onOpen={open} />
    </div>
  );
}
