/** `2360` grams as `2.36`: at least one decimal, at most two, for `{weight} kg`. */
export function formatKilograms(weight_g: number): string {
  return (weight_g / 1000).toFixed(2).replace(/0$/, "");
}
