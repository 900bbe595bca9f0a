const chinaOffset_ms = 8 * 60 * 60 * 1000;

/** An instant on the clocks of China, as gateways there compare it: `yyyy-MM-dd HH:mm:ss.SSS`. */
export const chinaTime = (instant: Date): string =>
  new Date(instant.getTime() + chinaOffset_ms).toISOString().slice(0, 23).replace("T", " ");
