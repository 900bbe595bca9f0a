import type { Order, OrderItem } from "@sampan/contract/trade/orders/order-shapes";
import { isChargeLine } from "@sampan/domain/trade/charges/charge-lines";
import { wordsIn } from "@sampan/locales/words-in";
import { Button, Table, type TableColumnsType } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { useNames } from "../../kit/names.ts";
import { OriginalLink } from "../../kit/original-link.tsx";
import { RequestedPayment } from "./requested-payment.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Tag } from "../../kit/tag.tsx";
import { Thumb } from "../../kit/thumb.tsx";
import { useMe } from "../../session/me.ts";
import { CompensateDialog } from "../refunds/compensate-dialog.tsx";
import { useSpeech } from "../../language/speech-provider.tsx";

/** The goods of an order by seller, and where each line is. [ORD-79] */
export function OrderItems({ order }: { readonly order: Order }) {
  const t = useTranslations("consoleOrders");
  const columns = useColumns();
  const { rights } = useMe();
  const [compensated, setCompensated] = useState<OrderItem>();
  // Nothing was paid yet of an order in review or unpaid.
  const mayCompensate = rights.includes("answer_refunds") && order.pay_time !== "";
  return (
    <Panel title={t("items", { count: order.sku_count, pieces: order.piece_count })}>
      <Table<OrderItem>
        rowKey="oid"
        size="small"
        pagination={false}
        columns={
          mayCompensate
            ? [
                ...columns,
                { render: (_, item) => <Compensate item={item} onAsk={setCompensated} /> },
              ]
            : columns
        }
        dataSource={order.items}
      />
      {compensated && (
        <CompensateDialog
          order={order}
          item={compensated}
          onClose={() => setCompensated(undefined)}
        />
      )}
    </Panel>
  );
}

interface CompensateProps {
  readonly item: OrderItem;
  readonly onAsk: (item: OrderItem) => void;
}

/** Charges are no goods, and compensated by themselves never. */
function Compensate({ item, onAsk }: CompensateProps) {
  const t = useTranslations("consoleRefunds");
  if (isChargeLine(item)) return null;
  return (
    <Button size="small" onClick={() => onAsk(item)}>
      {t("compensate")}
    </Button>
  );
}

function useColumns(): TableColumnsType<OrderItem> {
  const t = useTranslations("consoleOrders");
  const names = useNames();
  const { language } = useSpeech();
  return [
    {
      title: t("item"),
      render: (_, item) => {
        const { text, lang } = wordsIn(language, item.i18n);
        if (item.item_id === "")
          return (
            <RequestedPayment
              text={item.i18n.zh}
              url={item.url}
              pictures={item.pictures}
              expressNos={item.express.map(({ express_no }) => express_no)}
            />
          );
        return (
          <div className="row">
            <Thumb src={item.image} />
            <div className="grow item-name">
              <div lang={lang}>{text}</div>
              <div className="small-text faint">
                {item.ordered_props_i18n && (
                  <>
                    <s>{item.ordered_props_i18n.zh}</s>{" "}
                  </>
                )}
                {item.props_text !== "" && `${item.props_text} · `}
                <OriginalLink url={item.url} platform={item.platform} />
              </div>
            </div>
          </div>
        );
      },
    },
    { title: t("itemStatus"), render: (_, { status }) => <Tag>{names.itemStatus(status)}</Tag> },
    {
      title: t("express"),
      render: (_, { out_oid, express }) => (
        <span className="small-text">
          {out_oid}
          {express.map((parcel) => (
            <span key={parcel.express_no}>
              <br />
              {parcel.carrier} {parcel.express_no} × {parcel.num}
            </span>
          ))}
        </span>
      ),
    },
    {
      title: t("price"),
      align: "right",
      render: (_, { price }) => <Amount cents={price} currency="CNY" />,
    },
    { title: t("num"), align: "right", dataIndex: "shown_num" },
    {
      title: t("amount"),
      align: "right",
      render: (_, { amount }) => <Amount className="strong" cents={amount} currency="CNY" />,
    },
  ];
}
