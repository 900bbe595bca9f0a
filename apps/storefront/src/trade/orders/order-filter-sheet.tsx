import { Button } from "@sampan/ui/button";
import { SelectField } from "@sampan/ui/select-field";
import { Sheet } from "@sampan/ui/sheet";
import { TextField } from "@sampan/ui/text-field";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import {
  cleanFilter,
  isBackwards,
  type OrderFilter,
  sellerNoMax,
  wordsMax,
} from "./order-filter.ts";
import { orderKinds } from "./order-filter-search.ts";

interface OrderFilterSheetProps {
  readonly open: boolean;
  readonly filter: OrderFilter;
  readonly onFilter: (filter: OrderFilter) => void;
  readonly onClose: () => void;
}

/** By words of what was ordered, by type, by the seller's order number, by the days it was placed. [ORD-04] */
export function OrderFilterSheet({ open, filter, onFilter, onClose }: OrderFilterSheetProps) {
  const t = useTranslations("orders.filter");
  const words = useTranslations("common");
  const form = useId();
  const take = (chosen: OrderFilter) => {
    onFilter(cleanFilter(chosen));
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("title")}
      closeLabel={words("close")}
      foot={
        <div className="flex flex-wrap gap-2 *:flex-1">
          <Button variant="quiet" onClick={() => take({})}>
            {t("clear")}
          </Button>
          <Button type="submit" form={form}>
            {t("apply")}
          </Button>
        </div>
      }
    >
      {/* A filter that was changed elsewhere is what the fields begin with. */}
      <FilterForm key={JSON.stringify([open, filter])} id={form} filter={filter} onFilter={take} />
    </Sheet>
  );
}

interface FilterFormProps extends Pick<OrderFilterSheetProps, "filter" | "onFilter"> {
  readonly id: string;
}

function FilterForm({ id, filter, onFilter }: FilterFormProps) {
  const t = useTranslations("orders.filter");
  const [chosen, setChosen] = useState(filter);
  const [wasSent, setSent] = useState(false);
  const change = (changed: OrderFilter) => setChosen({ ...chosen, ...changed });
  const isWrong = isBackwards(chosen);
  return (
    <form
      id={id}
      noValidate
      className="stack pt-1"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
        if (!isWrong) onFilter(chosen);
      }}
    >
      <TextField
        label={t("words")}
        name="words"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={wordsMax}
        hint={t("wordsHint")}
        value={chosen.words ?? ""}
        onChange={({ target }) => change({ words: target.value })}
      />
      <SelectField
        label={t("kind")}
        name="kind"
        options={[
          { value: "", label: t("kinds.any") },
          ...orderKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
        ]}
        value={chosen.kind ?? ""}
        onChange={({ target }) =>
          change({ kind: orderKinds.find((kind) => kind === target.value) })
        }
      />
      <TextField
        label={t("number")}
        name="seller_no"
        autoComplete="off"
        maxLength={sellerNoMax}
        hint={t("numberHint")}
        value={chosen.seller_no ?? ""}
        onChange={({ target }) => change({ seller_no: target.value })}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(160px,1fr))] gap-3">
        <TextField
          label={t("from")}
          name="from"
          type="date"
          value={chosen.from ?? ""}
          onChange={({ target }) => change({ from: target.value })}
        />
        <TextField
          label={t("to")}
          name="to"
          type="date"
          value={chosen.to ?? ""}
          onChange={({ target }) => change({ to: target.value })}
          error={wasSent && isWrong ? t("backwards") : undefined}
        />
      </div>
    </form>
  );
}
