/** Does a work once for everybody who asks for it by the same name while it is under way. */
export type Underway<Value> = (name: string, work: () => Promise<Value>) => Promise<Value>;

/**
 * What `isOwn` says is for one person only, such as that they have asked too often, is told to nobody else: the
 * others do the work for themselves.
 */
export function shareUnderway<Value>(isOwn: (value: Value) => boolean): Underway<Value> {
  const running = new Map<string, Promise<Value>>();
  return async (name, work) => {
    const known = running.get(name);
    if (known) {
      const value = await known;
      return isOwn(value) ? work() : value;
    }
    const started = work().finally(() => running.delete(name));
    running.set(name, started);
    return started;
  };
}

/** What many are told together, and when it changes by itself, which each of them has to hear. */
export interface Told<Answer> {
  readonly answer: Answer;
  readonly changesAt?: Date;
}

/** An answer that holds until the first of some moments, if there is any. */
export function toldUntil<Answer>(
  answer: Answer,
  moments: readonly (Date | undefined)[],
): Told<Answer> {
  const [changesAt] = moments
    .filter((moment) => moment !== undefined)
    .toSorted((one, other) => one.getTime() - other.getTime());
  return changesAt ? { answer, changesAt } : { answer };
}

/** Tells somebody the answer that was made for them, alone or together with others. */
export async function tellReader<Answer>(
  made: Promise<Told<Answer>>,
  reader: { readonly changesAt?: (moment: Date) => void },
): Promise<Answer> {
  const { answer, changesAt } = await made;
  if (changesAt) reader.changesAt?.(changesAt);
  return answer;
}
