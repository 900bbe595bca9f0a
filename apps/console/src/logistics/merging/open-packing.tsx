import { query } from "@sampan/client/query";
import { listToPack } from "@sampan/contract/logistics/merging/staff-merging";
import { useQuery } from "@tanstack/react-query";
import { Button } from "antd";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { PackingForm } from "./packing-form.tsx";

interface OpenPackingProps {
  /** As scanned. */
  readonly number: string;
  readonly onDone: () => void;
  readonly onPacked: (tid: string) => void;
}

/** What the scanned number belongs to; nothing where it was packed already, or its owner took it apart meanwhile. */
export function OpenPacking({ number, onDone, onPacked }: OpenPackingProps) {
  const t = useTranslations("consolePacking");
  const asked = useQuery({
    ...query(listToPack, { number }, { asksLogin: true }),
    gcTime: 0,
  });
  return (
    <div className="desk packing">
      <Loaded asked={asked} skeletonRows={8}>
        {({ datalist: [parcel], photos_each }) =>
          parcel ? (
            <PackingForm
              key={parcel.tid}
              parcel={parcel}
              demanded={photos_each}
              opened={number}
              onDone={onDone}
              onPacked={() => onPacked(parcel.tid)}
            />
          ) : (
            <section className="panel" role="alert">
              <Nothing
                title={t("gone", { number })}
                body={t("goneHint")}
                action={<Button onClick={onDone}>{t("toList")}</Button>}
              />
            </section>
          )
        }
      </Loaded>
    </div>
  );
}
