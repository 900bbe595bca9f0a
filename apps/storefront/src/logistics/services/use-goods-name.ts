import type { ParcelServices } from "@sampan/contract/logistics/services/services";
import { useGoodsWords } from "../../goods/translation/use-goods-words.ts";

/** What a line of goods is called in the reader's language; of goods that lie here no more, as it was ordered. */
export function useGoodsName({ goods }: Pick<ParcelServices, "goods">) {
  const words = useGoodsWords();
  return (oid: string, orderedName: string): string => {
    const line = goods.find((one) => one.oid === oid);
    return line ? words(line.i18n).text : orderedName;
  };
}
