/** Browsers fetch the file some time after the click. */
const fetched_ms = 60_000;

/** Puts a table as text, or what is a file already, on the disk of whoever looks at the page. */
export function saveFile(name: string, content: string | Blob): void {
  const file =
    typeof content === "string" ? new Blob([content], { type: "text/csv;charset=utf-8" }) : content;
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), fetched_ms);
}
