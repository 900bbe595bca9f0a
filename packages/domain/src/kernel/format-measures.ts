/** `2360` grams as `2.36`: at least one decimal, at most two, for `{weight} kg`. */
export const formatKilograms = (weight_g: number): string =>
  (weight_g / 1_000).toFixed(2).replace(/0$/, "");

/** `9324000` cubic millimetres as `0.009324`: as exact as a price per cubic metre needs, three decimals at least. */
export const formatCubicMetres = (volume_mm3: number): string =>
  (volume_mm3 / 1_000_000_000).toFixed(6).replace(/0{1,3}$/, "");
