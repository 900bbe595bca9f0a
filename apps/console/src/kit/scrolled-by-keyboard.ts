import type { TableRef } from "antd";

/** As the `ref` of a table that may be wider than its panel: antd lets it scroll, but only by mouse or touch. */
export function scrolledByKeyboard(table: TableRef | null): void {
  const content = table?.nativeElement.querySelector<HTMLElement>(".ant-table-content");
  if (content) content.tabIndex = 0;
}
