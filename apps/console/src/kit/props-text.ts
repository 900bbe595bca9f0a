/** The chosen options of goods in one line: `藏青 · L`. */
export const propsText = (props: Readonly<Record<string, string>>): string =>
  Object.values(props).join(" · ");
