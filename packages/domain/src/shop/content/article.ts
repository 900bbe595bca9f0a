import { orderStatuses, orderStatusNames } from "../../trade/orders/order-state.ts";

/** What a published text is. Agreements and policies are accepted by people, so they never go away. [CONT-01] [BO-40] */
export const articleKinds = ["page", "help", "faq", "notice", "agreement", "policy"] as const;
export type ArticleKind = (typeof articleKinds)[number];

/** Whether a text of this kind may be taken away from everybody. */
export const mayRetire = (kind: ArticleKind): boolean => kind !== "agreement" && kind !== "policy";

/** The statuses of orders, in which an article may say what to do now. */
export const statusesToHelpIn = orderStatuses.map((status) => orderStatusNames[status]);
