/** Whether a change, by the wire time from which it holds, came with the product: such hold from the beginning of time. */
export const cameWithProduct = (starts_at: string): boolean => starts_at.startsWith("1970-01-01");
