import type { TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { useMeasures } from "../../kit/measures.tsx";
import { useNames } from "../../kit/names.ts";
import { Tag } from "../../kit/tag.tsx";
import type { ShippingParcel } from "./open-box.ts";

/** A parcel as the people see it who load and deliver it. */
export function useParcelColumns(): TableColumnsType<ShippingParcel> {
  const t = useTranslations("consoleShipping");
  const names = useNames();
  const measures = useMeasures();
  return [
    {
      title: t("parcel"),
      render: (_, { tid, express_no }) => (
        <>
          <span className="strong">{tid}</span>
          <br />
          <span className="small-text faint">{express_no}</span>
        </>
      ),
    },
    { title: t("measures"), render: (_, parcel) => measures(parcel) },
    { title: t("shelf"), dataIndex: "shelf" },
    {
      title: t("receiver"),
      render: (_, { address, express }) => (
        <>
          {address.consignee} · {address.phone}
          <br />
          <span className="small-text faint">
            {address.postal_code} {address.area.join("")} {address.detail} ·{" "}
            {names.carrier(express)}
          </span>
        </>
      ),
    },
    {
      title: t("freight"),
      render: (_, { paid }) =>
        paid ? (
          <Tag tone="ok" icon="check">
            {t("paid")}
          </Tag>
        ) : (
          <Tag tone="danger" icon="warn">
            {t("unpaid")}
          </Tag>
        ),
    },
  ];
}
