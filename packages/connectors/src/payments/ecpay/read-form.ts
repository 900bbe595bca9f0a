/** The fields of a form body; undefined when a name occurs twice, for then no signature is safe. */
export function readForm(body: string): Readonly<Record<string, string>> | undefined {
  const pairs = [...new URLSearchParams(body)];
  const fields = Object.fromEntries(pairs);
  return Object.keys(fields).length === pairs.length ? fields : undefined;
}
