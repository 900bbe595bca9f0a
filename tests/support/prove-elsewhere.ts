/** What a browser brings back. */
export interface BroughtBack {
  readonly code: string;
  readonly state: string;
}

interface Person {
  readonly who: string;
  readonly email?: string;
}

/**
 * Goes where the shop sent a browser, says there who it is, and answers what the browser is sent back with. The
 * sandbox's provider, as a browser without scripts meets it.
 */
export async function proveElsewhere(
  url: string,
  { who, email = "" }: Person,
): Promise<BroughtBack> {
  const page = await fetch(url);
  if (!page.ok) throw new Error(`the provider refused: ${await page.text()}`);
  const { origin, pathname, searchParams } = new URL(url);
  const answer = await fetch(origin + pathname, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({
      ...Object.fromEntries(searchParams),
      who,
      email,
      answer: "allow",
    }),
  });
  const back = new URL(answer.headers.get("location") ?? "");
  const read = (name: string) => back.searchParams.get(name) ?? "";
  return { code: read("code"), state: read("state") };
}
