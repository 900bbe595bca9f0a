const most = 99;

/** The count on a badge: `99+` above 99. [CONST-28] */
export const badgeOf = (count: number): string => (count > most ? `${most}+` : String(count));
