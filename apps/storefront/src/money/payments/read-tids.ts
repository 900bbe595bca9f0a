/** `?tids=SP…,SP…`: the things to pay, each once, in the order they were chosen. */
export const readTids = (text: string | undefined): string[] => [
  ...new Set((text ?? "").split(",").filter((tid) => tid !== "")),
];
