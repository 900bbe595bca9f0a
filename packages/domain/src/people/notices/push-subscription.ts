/** Browsers of one person that are told; the one that was looked at longest ago gives way to another. */
export const pushBrowsers_max = 10;

/** How long a push service keeps what nobody could be told. */
export const pushLife_s = 3 * 86_400;
