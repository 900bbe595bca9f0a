import type { Order, OrderItem } from "@sampan/contract/trade/orders/order-shapes";
import { wordsIn } from "@sampan/locales/words-in";
import { Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { useNames } from "../../kit/names.ts";
import { OriginalLink } from "../../kit/original-link.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Tag } from "../../kit/tag.tsx";
import { Thumb } from "../../kit/thumb.tsx";
import { useSpeech } from "../../language/speech-provider.tsx";

/** The goods of an order by seller, and where each line is. [ORD-79] */
export function OrderItems({ order }: { readonly order: Order }) {
  const t = useTranslations("consoleOrders");
  const columns = useColumns();
  return (
    <Panel title={t("items", { count: order.sku_count, pieces: order.piece_count })}>
      <Table<OrderItem>
        rowKey="oid"
        size="small"
        pagination={false}
        columns={columns}
        dataSource={order.items}
      />
    </Panel>
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
        return (
          <div className="row">
            <Thumb src={item.image} />
            <div className="grow">
              <div lang={lang}>{text}</div>
              <div className="small-text faint">
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
