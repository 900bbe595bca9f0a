/** Milliseconds by name, half of them quicker, each asked so often one after the other. */
export async function p50Of(
  lists: Readonly<Record<string, () => Promise<unknown>>>,
  asked: number,
): Promise<Readonly<Record<string, number>>> {
  const took: Record<string, number[]> = {};
  // The first half warms, and each takes its turn, so that what else the machine does falls on all of them.
  for (let time = 0; time < 2 * asked; time++)
    for (const [name, ask] of Object.entries(lists)) {
      const begun = performance.now();
      await ask();
      if (time >= asked) (took[name] ??= []).push(performance.now() - begun);
    }
  return Object.fromEntries(
    Object.entries(took).map(([name, all]) => [
      name,
      all.toSorted((one, other) => one - other)[Math.floor(asked / 2)] ?? 0,
    ]),
  );
}
