/**
 * What stands in an address behind its question mark, each value as the text it is. The router's own reading makes a number
 * of whatever looks like one: the second page of a list, and a courier's number that has digits alone.
 */
export const readAddress = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search));
