import { ChipButton } from "@sampan/ui/chip";
import { useGoodsWords } from "../translation/use-goods-words.ts";
import type { Dimension, Picks } from "./choice.ts";
import { OptionLabel } from "./option-label.tsx";
import { OptionName } from "./option-name.tsx";

interface OptionPickerProps {
  readonly dimension: Dimension;
  readonly picks: Picks;
  readonly onPick: (picks: Picks) => void;
}

/** A third dimension and beyond: one value of it is picked before a quantity can be entered. [AGNT-28] */
export function OptionPicker({ dimension, picks, onPick }: OptionPickerProps) {
  const say = useGoodsWords();
  const { name, i18n, prop_value } = dimension;
  return (
    <>
      <OptionLabel dimension={dimension} />
      <div role="group" aria-label={say(i18n).text} className="flex flex-wrap gap-x-2 gap-y-2.5">
        {prop_value.map(({ value, i18n: valueNames }) => (
          <ChipButton
            key={value}
            pressed={picks[name] === value}
            onClick={() => onPick({ ...picks, [name]: value })}
            className="max-w-full"
          >
            <OptionName words={say(valueNames)} className="max-w-full" />
          </ChipButton>
        ))}
      </div>
    </>
  );
}
