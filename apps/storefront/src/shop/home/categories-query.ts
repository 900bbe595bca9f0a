import { query } from "@sampan/client/query";
import { queryCategoryList } from "@sampan/contract/goods/catalogue/catalogue";

/** The groups of goods, as home and the pages of groups show them. [HOME-01] */
export const categoriesQuery = query(queryCategoryList, {});
