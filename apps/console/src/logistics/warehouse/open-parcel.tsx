import { query, Refused } from "@sampan/client/query";
import { findExpress } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import { useQuery } from "@tanstack/react-query";
import { Button } from "antd";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { ParcelForm } from "./parcel-form.tsx";
import type { WarehouseName } from "./stored-warehouse.ts";

interface OpenParcelProps {
  readonly expressNo: string;
  readonly warehouse: WarehouseName;
  readonly onDone: () => void;
}

/** What the scanned number stands for: goods that are awaited, a parcel that is here, or nothing known. */
export function OpenParcel({ expressNo, warehouse, onDone }: OpenParcelProps) {
  const t = useTranslations("consoleWarehouse");
  const asked = useQuery({
    ...query(findExpress, { express_no: expressNo }, { asksLogin: true }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const isUnknown = asked.error instanceof Refused && asked.error.code === "express_no_unknown";
  if (isUnknown && !asked.data)
    return (
      <section className="panel" role="alert">
        <Nothing
          title={t("unknown", { number: expressNo })}
          body={t("unknownHint")}
          action={<Button onClick={onDone}>{t("scanNext")}</Button>}
        />
      </section>
    );
  return (
    <Loaded asked={asked} skeletonRows={8}>
      {({ data: found }) => (
        <ParcelForm expressNo={expressNo} found={found} warehouse={warehouse} onDone={onDone} />
      )}
    </Loaded>
  );
}
