/** What every marketplace signs: each parameter as key and value, in the order of the keys, but the signature itself. */
export const joinParameters = (
  parameters: Readonly<Record<string, string>>,
  signature = "sign",
): string =>
  Object.keys(parameters)
    .filter((key) => key !== signature)
    .toSorted()
    .map((key) => key + parameters[key])
    .join("");
