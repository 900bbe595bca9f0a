/** The texts goods are made of that readers see translated. */
export interface GoodsWords {
  readonly item_name: string;
  readonly options: readonly {
    readonly name: string;
    readonly values: readonly { readonly value: string }[];
  }[];
  readonly attributes: readonly {
    readonly name: string;
    readonly value: string;
  }[];
}

/** Title, options and attributes of goods, each text once. */
export const textsOfGoods = ({ item_name, options, attributes }: GoodsWords): string[] => [
  ...new Set([
    item_name,
    ...options.flatMap(({ name, values }) => [name, ...values.map(({ value }) => value)]),
    ...attributes.flatMap(({ name, value }) => [name, value]),
  ]),
];
