import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { pathTo } from "../../paths.ts";
import { ScanField } from "../warehouse/scan-field.tsx";
import {
  storedWarehouse,
  storeWarehouse,
  type WarehouseName,
} from "../warehouse/stored-warehouse.ts";
import { JustPacked } from "./just-packed.tsx";
import { OpenPacking } from "./open-packing.tsx";
import { PackingList } from "./packing-list.tsx";
import "../warehouse/warehouse.css";
import "./packing.css";

const route = getRouteApi("/frame/packing");

/** Merged parcels from their shelves into one box: scanned, weighed, photographed. [BO-19] */
export function PackingDesk() {
  const { number } = route.useSearch();
  const navigate = useNavigate();
  const [warehouse, setWarehouse] = useState(storedWarehouse);
  const open = (scanned: string | undefined) => void navigate(pathTo.packing(scanned));
  const [packed, setPacked] = useState<string>();
  const sitAt = (chosen: WarehouseName) => {
    storeWarehouse(chosen);
    setWarehouse(chosen);
  };
  if (number !== undefined)
    return (
      <OpenPacking
        key={number}
        number={number}
        onDone={() => open(undefined)}
        onPacked={(tid) => {
          setPacked(tid);
          open(undefined);
        }}
      />
    );
  return (
    <div className="desk packing">
      <ScanField express={undefined} warehouse={warehouse} onScan={open} onWarehouse={sitAt} />
      {packed !== undefined && <JustPacked key={packed} tid={packed} />}
      <PackingList warehouse={warehouse} onOpen={open} />
    </div>
  );
}
