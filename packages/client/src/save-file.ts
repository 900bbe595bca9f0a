/** Browsers fetch the file some time after the click. */
const fetched_ms = 60_000;

/** Puts a text into a file on the disk of whoever looks at the page. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), fetched_ms);
}
