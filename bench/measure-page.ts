import lighthouse from "lighthouse";

export type Throttling = "simulate" | "devtools";
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

export interface PageFigures {
  /** Of 100. */
  readonly scores: Readonly<Record<(typeof categories)[number], number>>;
  readonly lcp_ms: number;
  readonly cls: number;
}

/** Lighthouse's mobile view of a page; the run with the middle LCP of so many. */
export async function measurePage(
  port: number,
  url: string,
  { throttling, runs }: { readonly throttling: Throttling; readonly runs: number },
): Promise<PageFigures> {
  const measured: PageFigures[] = [];
  for (let run = 0; run < runs; run++) measured.push(await measureOnce(port, url, { throttling }));
  const sorted = measured.toSorted((one, other) => one.lcp_ms - other.lcp_ms);
  return sorted[Math.floor(sorted.length / 2)] as PageFigures;
}

/** Now and then the browser loses the beginning of its recording, which says nothing about the page. */
async function measureOnce(
  port: number,
  url: string,
  { throttling, tries = 3 }: { readonly throttling: Throttling; readonly tries?: number },
): Promise<PageFigures> {
  const result = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "silent",
    throttlingMethod: throttling,
    onlyCategories: [...categories],
  });
  if (result?.lhr.runtimeError?.code === "NO_NAVSTART" && tries > 1)
    return measureOnce(port, url, { throttling, tries: tries - 1 });
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
  const { lhr } = result;
  for (const [id, audit] of Object.entries(lhr.audits))
    if (process.env["BENCH_VERBOSE"] && audit.score !== null && audit.score < 1)
      console.log(`    ${id}: ${audit.displayValue ?? audit.score}`);
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    ) as PageFigures["scores"],
    lcp_ms: lhr.audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
    cls: lhr.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
  };
}
