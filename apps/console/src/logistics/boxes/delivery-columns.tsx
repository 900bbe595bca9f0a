import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import type { TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { ActsTitle } from "../../kit/acts-title.tsx";
import { Tag } from "../../kit/tag.tsx";
import { DeliveryActs } from "./delivery-acts.tsx";
import type { ShippingParcel } from "./open-box.ts";
import { useParcelColumns } from "./parcel-columns.tsx";

/** A parcel at the destination, and what can be done with it now. */
export function useDeliveryColumns(): TableColumnsType<ShippingParcel> {
  const t = useTranslations("consoleShipping.deliveries");
  return [
    ...useParcelColumns().slice(0, -1),
    { title: t("box"), dataIndex: "box_number" },
    {
      title: t("weigh.column"),
      render: (_, { arrival }) =>
        arrival && (
          <>
            {formatKilograms(arrival.weight_g)} kg{" "}
            {arrival.differs && (
              <Tag tone="danger" icon="warn">
                {t("weigh.differs")}
              </Tag>
            )}
          </>
        ),
    },
    {
      title: t("local"),
      render: (_, { local_carrier, local_express_no }) => `${local_carrier} ${local_express_no}`,
    },
    {
      key: "acts",
      title: <ActsTitle />,
      align: "right",
      render: (_, parcel) => <DeliveryActs parcel={parcel} />,
    },
  ];
}
