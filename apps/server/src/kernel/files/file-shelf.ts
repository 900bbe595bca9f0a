const keyForm = /^[0-9a-z]{40}$/;

/** Where a file lies below the root of its store, as `01/01234…`: no folder grows without end. Keys are ours; any other text is a path somebody tries to walk. */
export function shelfOf(key: string): string {
  if (!keyForm.test(key)) throw new RangeError("not a file key");
  return `${key.slice(0, 2)}/${key}`;
}
