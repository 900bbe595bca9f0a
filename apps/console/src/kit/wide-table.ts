import type { TableRef } from "antd";

/** antd lets a table that is wider than its panel scroll, but only by mouse or touch. */
function scrollByKeyboard(table: TableRef | null): void {
  const content = table?.nativeElement.querySelector<HTMLElement>(".ant-table-content");
  if (content) content.tabIndex = 0;
}

/** What a table takes that may be wider than its panel: `<Table {...wideTable}>`. */
export const wideTable = { scroll: { x: "max-content" }, ref: scrollByKeyboard } as const;
