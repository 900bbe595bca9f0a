import type { InputOf, OutputOf, RefusalOf } from "@sampan/contract/kernel/call";
import type { takeCameraPhoto as takeCall } from "@sampan/contract/logistics/cameras/cameras";
import { cameraPhotos_max } from "@sampan/domain/logistics/cameras/camera";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { FileNeeds } from "../../kernel/files/file-needs.ts";
import { uploadPicture } from "../../kernel/files/upload-picture.ts";
import type { Caller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { countPhoto, hasShot, insertPhoto, selectPhotos } from "./camera-queries.ts";

type Taken = OutputOf<typeof takeCall>;

/**
 * Stores a photo as the desk's own, drawn anew as every upload. One that arrives half, or that nothing can be made of,
 * leaves nothing; one that is sent again, because its answer was lost, is there once. Refuses `camera_full`. [BO-14]
 */
export async function takeCameraPhoto(
  db: Db,
  { file, shot }: InputOf<typeof takeCall>,
  { caller, needs }: { caller: Caller<"camera">; needs: FileNeeds },
): Promise<Result<Taken, Refusal<RefusalOf<typeof takeCall>>>> {
  const { camera, now } = caller;
  const own = { camera_id: camera.id, shot };
  if (await hasShot(db, own)) return taken(db, camera.id);
  const stored = await uploadPicture(
    db,
    {
      file,
      kind: "parcel_photo",
      by: { staff_id: camera.staffId },
      now,
      alongside: async (transaction, photo) => {
        const count = await countPhoto(transaction, camera.id);
        const full = { code: "camera_full", values: { n: cameraPhotos_max } } as const;
        if (count === undefined) return refuse(full);
        const isNew = await insertPhoto(transaction, { ...own, photo, taken_at: now });
        return isNew ? ok(null) : refuse(full);
      },
    },
    needs,
  );
  // Sent twice at once: the other one stored it.
  if (!stored.ok && !(await hasShot(db, own))) return stored;
  return taken(db, camera.id);
}

async function taken(db: Db, cameraId: number): Promise<Result<Taken, never>> {
  const photos = await selectPhotos(db, cameraId);
  return ok({ data: { taken: photos.length, most: cameraPhotos_max } });
}
