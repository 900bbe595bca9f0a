import type { Product } from "@sampan/contract/goods/catalogue/product";
import { Sheet } from "@sampan/ui/sheet";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { dimensionsOf, offeredValues, type Picks, type Quantities } from "./choice.ts";
import { OptionFoot, type OptionFootProps } from "./option-foot.tsx";
import { OptionHead } from "./option-head.tsx";
import { OptionPicker } from "./option-picker.tsx";
import { OptionRows } from "./option-rows.tsx";
import { OptionTabs } from "./option-tabs.tsx";
import { SingleOption } from "./single-option.tsx";

interface OptionSheetProps extends OptionFootProps {
  readonly onChange: (quantities: Quantities) => void;
  readonly onClose: () => void;
  /** What whoever opened it says of the choice, below the options. */
  readonly beneath?: ReactNode;
}

/**
 * Options and quantities of one product: a stepper without options, rows for one dimension, picture tabs over
 * rows for two. Further dimensions are picked before a quantity. Closing it does nothing but close.
 * [AGNT-19] [AGNT-20] [AGNT-21] [AGNT-27] [AGNT-28]
 */
export function OptionSheet(props: OptionSheetProps) {
  const { product, quantities, onChange } = props;
  const t = useTranslations("options");
  const words = useTranslations("common");
  const [picked, setPicked] = useState<Picks>({});
  const picks = withFirstTab(product, picked);
  const [first, second, ...further] = dimensionsOf(product);
  const setQuantity = (itemId: string, quantity: number): void =>
    onChange({ ...quantities, [itemId]: quantity });
  const rows = { product, quantities, onQuantity: setQuantity };
  return (
    <Sheet
      open
      onClose={props.onClose}
      title={t("title")}
      closeLabel={words("close")}
      head={<OptionHead product={product} quantities={quantities} picks={picks} />}
      foot={<OptionFoot {...props} />}
    >
      {!first && <SingleOption {...rows} />}
      {first && !second && (
        <OptionRows {...rows} dimension={first} picks={picks} hidesSoldOut={false} />
      )}
      {first && second && (
        <>
          <OptionTabs {...rows} dimension={first} picks={picks} onPick={setPicked} />
          {further.map((dimension) => (
            <OptionPicker
              key={dimension.name}
              dimension={dimension}
              picks={picks}
              onPick={setPicked}
            />
          ))}
          <OptionRows
            {...rows}
            dimension={second}
            picks={picks}
            missing={further.find(({ name }) => picks[name] === undefined)}
            hidesSoldOut
          />
        </>
      )}
      {props.beneath}
    </Sheet>
  );
}

/** In two dimensions one tab is always open: the first that has something to buy. */
function withFirstTab(product: Product, picked: Picks): Picks {
  const [first, second] = dimensionsOf(product);
  if (!first || !second || picked[first.name] !== undefined) return picked;
  const value = (offeredValues(product, first, {})[0] ?? first.prop_value[0])?.value;
  return value === undefined ? picked : { ...picked, [first.name]: value };
}
