import type { OwnGoods } from "@sampan/contract/goods/catalogue/staff-catalogue";

/** What every panel of the editor works on. */
export interface GoodsPanelProps {
  readonly goods: OwnGoods;
  /** Changes are told as what to make of the goods as they are by then. */
  readonly onChange: (change: (goods: OwnGoods) => OwnGoods) => void;
}
