/** Does a work once for everybody who asks for it by the same name while it is under way. */
export type Underway<Value> = (name: string, work: () => Promise<Value>) => Promise<Value>;

export function shareUnderway<Value>(): Underway<Value> {
  const running = new Map<string, Promise<Value>>();
  return (name, work) => {
    const known = running.get(name);
    if (known) return known;
    const started = work().finally(() => running.delete(name));
    running.set(name, started);
    return started;
  };
}
