/** The private fields a customer edits one at a time. [RT-89] */
export const privateItems = ["name", "gender", "birthday", "sales_code"] as const;
export type PrivateItem = (typeof privateItems)[number];
