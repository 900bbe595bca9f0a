import { staffLanguage } from "@sampan/domain/kernel/language";
import { query } from "@sampan/client/query";
import {
  listMaintainedCategories,
  type MaintainedCategory,
} from "@sampan/contract/goods/catalogue/staff-categories";
import type { WrittenNames } from "@sampan/contract/goods/catalogue/staff-catalogue";
import { useQuery } from "@tanstack/react-query";
import { useLocale } from "use-intl";

/** A name in the language of the page, the original where nobody wrote one. */
export function useNameOf(): (names: WrittenNames) => string {
  const locale = useLocale();
  return (names) => names[locale] || names[staffLanguage] || names.zh;
}

export const askCategories = query(listMaintainedCategories, {}, { asksLogin: true });

export interface CategoryChoice {
  readonly id: number;
  readonly path: string;
}

/** The categories as a list to choose from: `女裝 / 洋裝`, each group before what lies in it. */
export function useCategoryChoices(): readonly CategoryChoice[] {
  const { data } = useQuery(askCategories);
  const nameOf = useNameOf();
  const list = data?.list ?? [];
  const choice = (category: MaintainedCategory, above: string): CategoryChoice[] => [
    { id: category.id, path: above + nameOf(category.names) },
    ...list
      .filter(({ parent_id }) => parent_id === category.id)
      .flatMap((child) => choice(child, `${above}${nameOf(category.names)} / `)),
  ];
  return list.filter(({ parent_id }) => parent_id === null).flatMap((top) => choice(top, ""));
}
