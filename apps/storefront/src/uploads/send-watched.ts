import type { Send } from "@sampan/client/send";
import { UploadFailed } from "./upload-failed.ts";

/** The browser's other way of sending: it tells how far an upload has come, in percent. [ERR-14] */
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
      request.addEventListener("error", () => reject(new UploadFailed("onerror")));
      request.addEventListener("abort", () => reject(new UploadFailed("abort_error")));
      signal?.addEventListener("abort", () => request.abort(), { once: true });
      try {
        request.send(body as XMLHttpRequestBodyInit | null);
      } catch (cause) {
        reject(new UploadFailed("send_error", cause));
      }
    });

const answerOf = (request: XMLHttpRequest): Response =>
  new Response(request.responseText, {
    status: request.status,
    headers: { "content-type": request.getResponseHeader("content-type") ?? "" },
  });
