import type { Db } from "../../kernel/db/db.ts";
import { cameraPhotos_max } from "@sampan/domain/logistics/cameras/camera";

export interface StoredCamera {
  readonly id: number;
  readonly key: string;
  readonly staff_id: number;
  readonly phone_hash: Buffer | null;
  readonly photos: number;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
  /** Null when the desk's session is gone. */
  readonly session_ends: Date | null;
}

type CameraKey =
  | { readonly tokenHash: Buffer }
  | { readonly phoneHash: Buffer }
  /** By the desk that opened it. */
  | { readonly key: string; readonly sessionId: number };

/** A camera with what its desk's session says of it. */
export function findStoredCamera(db: Db, key: CameraKey): Promise<StoredCamera | undefined> {
  const query = db
    .selectFrom("desk_cameras as camera")
    .leftJoin("staff_sessions as session", "session.id", "camera.session_id")
    .leftJoin("staff_members as member", (join) =>
      join.onRef("member.id", "=", "session.staff_id").on("member.state", "=", "active"),
    )
    .select((row) => [
      "camera.id",
      "camera.key",
      "camera.staff_id",
      "camera.phone_hash",
      "camera.photos",
      "camera.expires_at",
      "camera.ended_at",
      row
        .case()
        .when("member.id", "is not", null)
        .then(row.ref("session.expires_at"))
        .end()
        .as("session_ends"),
    ]);
  return (
    "tokenHash" in key
      ? query.where("camera.token_hash", "=", key.tokenHash)
      : "phoneHash" in key
        ? query.where("camera.phone_hash", "=", key.phoneHash)
        : query.where("camera.key", "=", key.key).where("camera.session_id", "=", key.sessionId)
  ).executeTakeFirst();
}

export interface NewCamera {
  readonly token_hash: Buffer;
  readonly session_id: number;
  readonly staff_id: number;
  readonly parcel_number: string;
  readonly created_at: Date;
  readonly expires_at: Date;
}

export async function insertCamera(db: Db, camera: NewCamera): Promise<string> {
  const { key } = await db
    .insertInto("desk_cameras")
    .values(camera)
    .returning("key")
    .executeTakeFirstOrThrow();
  return key;
}

/** A desk has one camera at a time. */
export async function endCamerasOfSession(db: Db, sessionId: number, now: Date): Promise<void> {
  await db
    .updateTable("desk_cameras")
    .set({ ended_at: now })
    .where("session_id", "=", sessionId)
    .where("ended_at", "is", null)
    .execute();
}

/** Whether this phone has the camera now: it is the first that opened it. */
export async function takeCamera(db: Db, id: number, phoneHash: Buffer): Promise<boolean> {
  const taken = await db
    .updateTable("desk_cameras")
    .set({ phone_hash: phoneHash })
    .where("id", "=", id)
    .where((row) => row.or([row("phone_hash", "is", null), row("phone_hash", "=", phoneHash)]))
    .returning("id")
    .executeTakeFirst();
  return taken !== undefined;
}

/** The number of photos, this one counted; undefined when there is no room, or the desk has ended it. */
export async function countPhoto(db: Db, id: number): Promise<number | undefined> {
  const counted = await db
    .updateTable("desk_cameras")
    .set((row) => ({ photos: row("photos", "+", 1) }))
    .where("id", "=", id)
    .where("photos", "<", cameraPhotos_max)
    .where("ended_at", "is", null)
    .returning("photos")
    .executeTakeFirst();
  return counted?.photos;
}

interface Shot {
  readonly camera_id: number;
  readonly shot: string;
}

export async function insertPhoto(
  db: Db,
  photo: Shot & { readonly photo: string; readonly taken_at: Date },
): Promise<boolean> {
  const inserted = await db
    .insertInto("camera_photos")
    .values(photo)
    .onConflict((same) => same.columns(["camera_id", "shot"]).doNothing())
    .returning("photo")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function hasShot(db: Db, { camera_id, shot }: Shot): Promise<boolean> {
  const found = await db
    .selectFrom("camera_photos")
    .select("photo")
    .where("camera_id", "=", camera_id)
    .where("shot", "=", shot)
    .executeTakeFirst();
  return found !== undefined;
}

/** Addresses of what a camera took, in the order in which it did. */
export async function selectPhotos(db: Db, cameraId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("camera_photos")
    .select("photo")
    .where("camera_id", "=", cameraId)
    .orderBy("taken_at")
    .orderBy("shot")
    .execute();
  return rows.map(({ photo }) => photo);
}

/** Whether one of the photos was taken of another parcel. */
export async function isOfAnotherParcel(
  db: Db,
  photos: readonly string[],
  numbers: readonly string[],
): Promise<boolean> {
  const found = await db
    .selectFrom("camera_photos")
    .innerJoin("desk_cameras as camera", "camera.id", "camera_photos.camera_id")
    .select("camera.id")
    .where("camera_photos.photo", "in", ["", ...photos])
    .where("camera.parcel_number", "not in", ["", ...numbers])
    .executeTakeFirst();
  return found !== undefined;
}

export async function deleteCamerasBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("desk_cameras").where("expires_at", "<", before).execute();
}
