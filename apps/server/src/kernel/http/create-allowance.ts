/** Gives back what was taken; called once. */
export type GiveBack = () => void;

/**
 * So much of something in all, and so much for each: memory, say. Taking answers how to give it back, and
 * undefined when there is not so much left. Nobody is remembered who holds nothing.
 */
export function createAllowance({ all, each }: { all: number; each: number }) {
  const held = new Map<string, number>();
  let heldByAll = 0;

  return (who: string, amount: number): GiveBack | undefined => {
    const before = held.get(who) ?? 0;
    if (before + amount > each || heldByAll + amount > all) return undefined;
    held.set(who, before + amount);
    heldByAll += amount;
    return () => {
      heldByAll -= amount;
      const left = (held.get(who) ?? 0) - amount;
      if (left > 0) held.set(who, left);
      else held.delete(who);
    };
  };
}
