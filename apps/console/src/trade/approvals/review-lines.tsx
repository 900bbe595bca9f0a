import { confirmPrice } from "@sampan/contract/trade/approvals/staff-price-confirmation";
import type { Review } from "@sampan/contract/trade/approvals/staff-approvals";
import { wordsIn } from "@sampan/locales/words-in";
import { Button, Dropdown, Table, type TableColumnsType } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ActsTitle } from "../../kit/acts-title.tsx";
import { Amount } from "../../kit/amount.tsx";
import { Icon } from "../../kit/icon.tsx";
import { useNames } from "../../kit/names.ts";
import { OriginalLink } from "../../kit/original-link.tsx";
import { Tag } from "../../kit/tag.tsx";
import { Thumb } from "../../kit/thumb.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useSpeech } from "../../language/speech-provider.tsx";
import { RequestedPayment } from "../orders/requested-payment.tsx";
import { CorrectLineDialog } from "./correct-line-dialog.tsx";
import { ListingCheck } from "./listing-check.tsx";
import { VerdictDialog } from "../../goods/shippability/verdict-dialog.tsx";
import { RemoveLineDialog } from "./remove-line-dialog.tsx";
import { isListed, type Line } from "./review-line.ts";
import { ShippingCheck } from "./shipping-check.tsx";

interface ReviewLinesProps {
  readonly review: Review;
  readonly isOpen: boolean;
}

type Opened = { readonly line: Line; readonly act: "correct" | "remove" | "verdict" };

/** The goods as ordered, beside what their listings say now. [BO-05] [BO-08] [BO-09] */
export function ReviewLines({ review, isOpen }: ReviewLinesProps) {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const columns = useColumns(isOpen ? setOpened : undefined, review);
  return (
    <>
      <Table<Line>
        rowKey="oid"
        size="small"
        pagination={false}
        columns={columns}
        dataSource={review.sellers.flatMap((seller) => seller.lines)}
        onRow={(line) => ({ className: line.status === 3 ? "removed" : "" })}
      />
      {opened?.act === "correct" && (
        <CorrectLineDialog tid={review.tid} line={opened.line} onClose={close} />
      )}
      {opened?.act === "verdict" && (
        <VerdictDialog
          spuId={opened.line.spu_id}
          region={review.customer.region}
          name={opened.line.item_name}
          onClose={close}
        />
      )}
      {opened?.act === "remove" && (
        <RemoveLineDialog tid={review.tid} line={opened.line} onClose={close} />
      )}
    </>
  );
}

function useColumns(
  open: ((opened: Opened) => void) | undefined,
  { tid, transport }: Review,
): TableColumnsType<Line> {
  const t = useTranslations("consoleReview.lines");
  return [
    { title: t("goods"), render: (_, line) => <Goods line={line} /> },
    {
      title: t("price"),
      align: "right",
      render: (_, { price }) => <Amount cents={price} currency="CNY" />,
    },
    { title: t("num"), align: "right", dataIndex: "num" },
    {
      title: t("amount"),
      align: "right",
      render: (_, { amount }) => <Amount className="strong" cents={amount} currency="CNY" />,
    },
    {
      title: t("check"),
      render: (_, line) =>
        isListed(line) && (
          <>
            <ListingCheck line={line} />
            <ShippingCheck line={line} transport={transport} />
          </>
        ),
    },
    ...(open
      ? [
          {
            key: "acts",
            title: <ActsTitle />,
            render: (_: unknown, line: Line) => <LineActs {...{ tid, line, open }} />,
          },
        ]
      : []),
  ];
}

function Goods({ line }: { readonly line: Line }) {
  const t = useTranslations("consoleReview.lines");
  const names = useNames();
  const { language } = useSpeech();
  const { text, lang } = wordsIn(language, line.i18n);
  if (!isListed(line))
    return (
      <RequestedPayment
        text={line.item_name}
        url={line.url}
        pictures={line.images}
        expressNos={line.express_nos}
      />
    );
  return (
    <div className="row goods">
      <Thumb src={line.image} />
      <div className="grow">
        <div className="one-line" lang={lang} title={text}>
          {text}
        </div>
        <div className="small-text faint">
          {line.props_text !== "" && `${line.props_text} · `}
          <OriginalLink url={line.url} platform={line.platform} />{" "}
          {line.goods_class !== "ordinary" && (
            <Tag tone="warn">{names.goodsClass(line.goods_class)}</Tag>
          )}
          {line.status === 3 && <Tag>{t("removed")}</Tag>}
        </div>
      </div>
    </div>
  );
}

interface LineActsProps {
  readonly tid: string;
  readonly line: Line;
  readonly open: (opened: Opened) => void;
}

function LineActs({ tid, line, open }: LineActsProps) {
  const t = useTranslations("consoleReview.lines");
  const confirmed = useCommand(confirmPrice, { told: t("priceConfirmed") });
  const verdict = useTranslations("consoleShippability.verdict");
  if (line.status === 3) return null;
  const { oid, price, second_person } = line;
  const ofSecondPerson = {
    key: "confirm",
    label: t("confirmPrice"),
    onClick: () => confirmed.run({ tid, oid, price }),
  };
  const items = [
    ...(second_person && !second_person.is_own ? [ofSecondPerson] : []),
    { key: "correct", label: t("correct"), onClick: () => open({ line, act: "correct" }) },
    ...(isListed(line)
      ? [{ key: "verdict", label: verdict("open"), onClick: () => open({ line, act: "verdict" }) }]
      : []),
    {
      key: "remove",
      label: t("remove"),
      danger: true,
      onClick: () => open({ line, act: "remove" }),
    },
  ];
  return (
    <Dropdown menu={{ items }} trigger={["click"]} placement="bottomRight">
      <Button
        type="text"
        size="small"
        aria-label={t("acts", { name: line.item_name })}
        icon={<Icon name="more" />}
      />
    </Dropdown>
  );
}
