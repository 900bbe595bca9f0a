import type { PicturePurpose } from "./code-target.ts";
import type { Db } from "../../kernel/db/db.ts";

export interface NewPicture {
  readonly key: string;
  readonly purpose: PicturePurpose;
  readonly answer_hash: Buffer;
  readonly expires_at: Date;
}

export async function insertPicture(db: Db, picture: NewPicture): Promise<void> {
  await db.insertInto("image_captchas").values(picture).execute();
}

/** Takes a picture out of the table: of two answers at the same moment only one finds it. */
export async function takePicture(
  db: Db,
  { key, purpose }: { readonly key: string; readonly purpose: PicturePurpose },
): Promise<Pick<NewPicture, "answer_hash" | "expires_at"> | undefined> {
  return db
    .deleteFrom("image_captchas")
    .where("key", "=", key)
    .where("purpose", "=", purpose)
    .returning(["answer_hash", "expires_at"])
    .executeTakeFirst();
}

export async function deletePicturesBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("image_captchas").where("expires_at", "<", moment).execute();
}
