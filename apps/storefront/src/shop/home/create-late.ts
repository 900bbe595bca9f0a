import { type ComponentType, lazy } from "react";

/**
 * A part of a page whose code comes apart, since most who open the page never need it. `now` is the part as it can be
 * drawn now: at once where the page's loader has loaded it, as it always has on the server. What is awaited there is
 * sent apart from its place, which browsers fill after they have drawn the page without it.
 */
export function createLate<Code, Props>(
  importCode: () => Promise<Code>,
  partOf: (code: Code) => ComponentType<Props>,
) {
  let known: Code | undefined;
  const load = async (): Promise<Code> => (known ??= await importCode());
  const Late = lazy(async () => ({ default: partOf(await load()) }));
  return { load, now: (): ComponentType<Props> => (known ? partOf(known) : Late) };
}
