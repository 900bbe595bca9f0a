/** What a seller of an order is called: which one of the order it is, from 1 on. None of them ever leaves it. */
export const placeOfSeller = (position: number): string => String(position + 1);
