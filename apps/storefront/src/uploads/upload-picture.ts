import { callApi, type ToldRefusal } from "@sampan/client/call-api";
import { uploadImage } from "@sampan/contract/kernel/uploads";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { treatmentOf, type PictureLimits } from "./plan-picture.ts";
import { sendWatched } from "./send-watched.ts";
import { shrinkPicture } from "./shrink-picture.ts";
import { asUploadFailed } from "./upload-failed.ts";

export type PictureKind =
  | "voucher"
  | "picture"
  | "claim"
  | "search"
  | "company"
  | "request"
  | "ticket"
  | "clearance";

interface Upload {
  readonly kind: PictureKind;
  readonly limits: PictureLimits;
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

export type UploadRefusal = { readonly code: "too_large_here"; readonly message: "" } | ToldRefusal;

/**
 * Sends one photo, shrunk first where it is large, and answers its address. What has too many pixels for the
 * server is shrunk here and sent again. Refuses `too_large_here` before anything is sent, and what the server
 * refuses; throws `UploadFailed` with its type. [UPL-01] [UPL-02]
 * [UPL-03] [UPL-04] [ERR-14]
 */
export async function uploadPicture(
  photo: File,
  upload: Upload,
): Promise<Result<string, UploadRefusal>> {
  const treatment = treatmentOf(photo.size, upload.limits);
  if (treatment === "refuse") return refuse({ code: "too_large_here", message: "" });
  const asItIs = treatment === "send" && (await sendPicture(photo, photo, upload));
  if (asItIs && (asItIs.ok || asItIs.error.code !== "picture_too_many_pixels")) return asItIs;
  const shrunk = await shrinkPicture(photo, upload.limits);
  // This browser could not read it either.
  return asItIs && shrunk === photo ? asItIs : sendPicture(photo, shrunk, upload);
}

async function sendPicture(
  photo: File,
  content: Blob,
  { kind, onProgress, signal }: Upload,
): Promise<Result<string, UploadRefusal>> {
  const name = kind === "voucher" ? `cer_${Date.now()}.jpg` : photo.name;
  const file = new File([content], name, { type: content.type });
  const options = { send: sendWatched(onProgress), signal, asksLogin: true };
  const answer = await callApi(uploadImage, { file, kind }, options).catch((thrown: unknown) => {
    throw asUploadFailed(thrown, signal);
  });
  return answer.ok ? ok(answer.value.data.url) : answer;
}
