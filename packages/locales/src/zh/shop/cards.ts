/** What stands on the picture of shared goods. */
export const cards = {
  pricedOn: "{date} 的价格",
  range: "{from} 起",
} as const;
