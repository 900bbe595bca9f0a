import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import type { Refund } from "@sampan/contract/trade/refunds/refund-shapes";
import { Amount } from "@sampan/ui/amount";
import { ActionBar, BarSpace } from "@sampan/ui/bars";
import { Button } from "@sampan/ui/button";
import { EmptyState } from "@sampan/ui/states";
import { TextArea } from "@sampan/ui/text-field";
import { useTranslations } from "use-intl";
import { barFactLook } from "../../shell/bar-looks.ts";
import { PicturePicker } from "../../uploads/picture-picker.tsx";
import { askableLines } from "./askable-lines.ts";
import { RequestLine } from "./request-line.tsx";
import { useRefundRequest } from "./use-refund-request.ts";

const mostPictures = 6;

interface RequestFormProps {
  readonly order: Order;
  readonly refunds: readonly Refund[];
}

export function RequestForm({ order, refunds }: RequestFormProps) {
  const t = useTranslations("refunds.request");
  const open = refunds.filter(({ holder }) => holder !== "nobody").map(({ oid }) => oid);
  const lines = askableLines(order, new Set(open));
  const form = useRefundRequest(order.tid, lines);
  const { draft, preview } = form;
  if (lines.every(({ obstacle }) => obstacle))
    return <EmptyState title={t("nothing.title")} body={t("nothing.body")} />;
  return (
    <form
      noValidate
      className="stack px-(--gutter)"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {lines.map((line) => (
        <RequestLine
          key={line.item.oid}
          line={line}
          wish={draft.lineOf(line.item.oid)}
          onChange={(wish) => draft.setLine(line.item.oid, wish)}
          preview={preview?.datalist.find(({ oid }) => oid === line.item.oid)}
          error={form.problemOf(line.item.oid)}
        />
      ))}
      <TextArea
        label={t("note")}
        note={t("optional")}
        maxLength={500}
        value={draft.note}
        onChange={({ target }) => draft.setNote(target.value)}
      />
      <PicturePicker
        label={t("pictures")}
        note={t("optional")}
        hint={t("picturesHint", { count: mostPictures })}
        pictures={form.pictures}
        most={mostPictures}
        error={form.picturesProblem}
      />
      <p className="text-xs text-text-3">{t("presumed")}</p>
      <BarSpace />
      <ActionBar label={t("title")}>
        <div className={barFactLook} aria-live="polite">
          {preview && (
            <>
              <p className="text-xs text-text-3">{t("total")}</p>
              <Amount cents={preview.total} currency={preview.currency} size="md" />
            </>
          )}
        </div>
        <Button type="submit" variant="action" busy={form.isBusy}>
          {t("submit")}
        </Button>
      </ActionBar>
    </form>
  );
}
