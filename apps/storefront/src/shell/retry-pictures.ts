/** Beyond that somebody has long scrolled on. */
const tries_max = 3;
const wait_max_s = 60;

/**
 * Asks once more for a picture of goods that did not come, and leaves its grey box when that comes to nothing.
 * Where the server says when to come back, because too many have to be fetched at this moment, it is asked then. Hears of
 * every picture of the page, those in sellers' descriptions and those that failed before it was listening. Answers
 * how to stop. [CONST-48]
 */
export function retryPictures(page: Document): () => void {
  const leave = new AbortController();
  const retry = (target: EventTarget | null): void => {
    if (!isPictureOfGoods(target) || target.dataset["retried"] === target.src) return;
    target.dataset["retried"] = target.src;
    void comeBackFor(target, leave.signal);
  };
  const { signal } = leave;
  // Failures of pictures do not rise through the page; they are heard on their way down.
  page.addEventListener("error", ({ target }) => retry(target), { capture: true, signal });
  for (const picture of page.images)
    if (picture.complete && picture.naturalWidth === 0) retry(picture);
  return () => leave.abort();
}

const isPictureOfGoods = (target: EventTarget | null): target is HTMLImageElement =>
  target !== null &&
  "naturalWidth" in target &&
  /\/pictures\/\d+\?/.test((target as HTMLImageElement).src);

/**
 * An answer, once all of it has come: what nobody reads stays under way, keeps its connection, and makes the picture that is
 * then shown of it wait. Undefined when there was none.
 */
const readWhole = (src: string, signal: AbortSignal): Promise<Response | undefined> =>
  fetch(src, { signal })
    .then(async (answer) => {
      await answer.blob();
      return answer;
    })
    .catch(() => undefined);

async function comeBackFor(picture: HTMLImageElement, signal: AbortSignal): Promise<void> {
  const { src } = picture;
  for (let tried = 1; tried <= tries_max; tried += 1) {
    const answer = await readWhole(src, signal);
    if (answer?.ok && picture.src === src) {
      picture.src = "";
      picture.src = src;
    }
    const wait_s = Number(answer?.headers.get("retry-after") ?? 0);
    if (!answer || answer.ok || wait_s === 0) return;
    await new Promise((resolve) => void setTimeout(resolve, Math.min(wait_s, wait_max_s) * 1000));
    if (signal.aborted || picture.src !== src || !picture.isConnected) return;
  }
}
