import { ActionsAndChips } from "./actions-and-chips.tsx";
import { Fields } from "./fields.tsx";
import { GoodsAndSums } from "./goods-and-sums.tsx";
import { States } from "./states.tsx";
import type { PartProps } from "./words.ts";

/** Everything under each other, as a phone shows it. */
export const Primitives = ({ words }: PartProps) => (
  <main className="stack gap-8 px-(--gutter) py-6">
    <ActionsAndChips words={words} />
    <Fields words={words} />
    <GoodsAndSums words={words} />
    <States words={words} />
  </main>
);
