import { correctLine } from "@sampan/contract/trade/approvals/staff-approvals";
import { type GoodsClass, goodsClasses } from "@sampan/domain/goods/shippability/goods-class";
import type { Cents } from "@sampan/domain/kernel/money";
import { Form, Select } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { AmountField } from "../../kit/amount-field.tsx";
import { useNames } from "../../kit/names.ts";
import { useCommand } from "../../kit/use-command.ts";
import { isListed, type Line } from "./review-line.ts";

interface CorrectLineDialogProps {
  readonly tid: string;
  readonly line: Line;
  readonly onClose: () => void;
}

/** Price and goods class of one line; the log of the order keeps what they were. [BO-08] */
export function CorrectLineDialog({ tid, line, onClose }: CorrectLineDialogProps) {
  const t = useTranslations("consoleReview.correct");
  const names = useNames();
  const [price, setPrice] = useState<Cents | undefined>(line.price);
  const [goodsClass, setGoodsClass] = useState<GoodsClass>(line.goods_class);
  const key = { tid, oid: line.oid };
  const isPriceChanged = price !== line.price;
  const isClassChanged = goodsClass !== line.goods_class;
  // One correction a call, so that the log names each.
  const correctClass = useCommand(correctLine, { told: t("done"), whenDone: onClose });
  const correctPrice = useCommand(correctLine, {
    told: t("done"),
    whenDone: () =>
      isClassChanged ? correctClass.run({ ...key, goods_class: goodsClass }) : onClose(),
  });
  const correct = () => {
    if (price !== undefined && isPriceChanged) correctPrice.run({ ...key, price });
    else correctClass.run({ ...key, goods_class: goodsClass });
  };
  return (
    <Dialog
      width={440}
      title={t("title", { name: line.item_name })}
      okText={t("confirm")}
      okButtonProps={{
        disabled: price === undefined || !(isPriceChanged || isClassChanged),
        loading: correctPrice.isRunning || correctClass.isRunning,
      }}
      onCancel={onClose}
      onOk={correct}
    >
      <Form layout="vertical" component="div">
        <p className="note">{t("consequence")}</p>
        <Form.Item label={t("price")} htmlFor="correct-price">
          <AmountField id="correct-price" cents={line.price} currency="CNY" onChange={setPrice} />
        </Form.Item>
        {isListed(line) && (
          <Form.Item label={t("goodsClass")} htmlFor="correct-class">
            <Select<GoodsClass>
              id="correct-class"
              value={goodsClass}
              onChange={setGoodsClass}
              options={goodsClasses.map((name) => ({ value: name, label: names.goodsClass(name) }))}
            />
          </Form.Item>
        )}
      </Form>
    </Dialog>
  );
}
