import { query, Refused } from "@sampan/client/query";
import { findExpress } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { pathTo } from "../../paths.ts";
import { KeepForm } from "./keep-form.tsx";
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
  const [isKeeping, setKeeping] = useState(false);
  if (isKeeping) return <KeepForm expressNo={expressNo} warehouse={warehouse} onDone={onDone} />;
  if (isUnknown && !asked.data)
    return (
      <section className="panel" role="alert">
        <Nothing
          title={t("unknown", { number: expressNo })}
          body={t("unknownHint")}
          action={
            <div className="row">
              <Button onClick={onDone}>{t("scanNext")}</Button>
              <Button type="primary" onClick={() => setKeeping(true)}>
                {t("keepUnclaimed")}
              </Button>
            </div>
          }
        />
      </section>
    );
  return (
    <Loaded asked={asked} skeletonRows={8}>
      {({ data: found }) =>
        found.state === "unclaimed" ? (
          <KeptAlready expressNo={expressNo} onDone={onDone} />
        ) : (
          <ParcelForm expressNo={expressNo} found={found} warehouse={warehouse} onDone={onDone} />
        )
      }
    </Loaded>
  );
}

/** It lies here without an owner: matching it is done where such parcels are. [BO-15] */
function KeptAlready({ expressNo, onDone }: Pick<OpenParcelProps, "expressNo" | "onDone">) {
  const t = useTranslations("consoleWarehouse");
  return (
    <section className="panel" role="alert">
      <Nothing
        title={t("keptAlready", { number: expressNo })}
        body={t("keptHint")}
        action={
          <div className="row">
            <Button onClick={onDone}>{t("scanNext")}</Button>
            <Link {...pathTo.unclaimed(expressNo)}>{t("toUnclaimed")}</Link>
          </div>
        }
      />
    </section>
  );
}
