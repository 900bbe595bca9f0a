import type { Send } from "@sampan/client/send";

/** The browser's other way of sending: it tells how far an upload has come, in percent. */
export const sendWatched =
  (onProgress: (percent: number) => void): Send =>
  (path, { method = "GET", headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, path);
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(Math.round((loaded / total) * 100));
      });
      request.addEventListener("load", () => resolve(answerOf(request)));
      request.addEventListener("error", () => reject(new TypeError("the upload was cut off")));
      request.addEventListener("abort", () => {
        reject(new DOMException("the upload was given up", "AbortError"));
      });
      signal?.addEventListener("abort", () => request.abort(), { once: true });
      request.send(body as XMLHttpRequestBodyInit | null);
    });

const answerOf = (request: XMLHttpRequest): Response =>
  new Response(request.responseText, {
    status: request.status,
    headers: { "content-type": request.getResponseHeader("content-type") ?? "" },
  });
