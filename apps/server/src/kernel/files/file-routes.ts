import * as calls from "@sampan/contract/uploads";
import { mount, type Edge } from "../http/mount.ts";
import type { Needs } from "../needs.ts";
import { serveFiles } from "./serve-file.ts";
import { uploadPicture } from "./upload-picture.ts";

export function fileRoutes(edge: Edge, needs: Needs): void {
  mount(edge, calls.uploadImage, (db, { file, kind }, { customer, now }) =>
    uploadPicture(db, { file, kind, by: { account_id: customer.id }, now }, needs),
  );
  mount(edge, calls.uploadParcelPhoto, (db, { file }, { staff, now }) =>
    uploadPicture(db, { file, kind: "parcel_photo", by: { staff_id: staff.id }, now }, needs),
  );
  mount(edge, calls.uploadGoodsPicture, (db, { file }, { staff, now }) =>
    uploadPicture(db, { file, kind: "goods", by: { staff_id: staff.id }, now }, needs),
  );
  serveFiles(edge, needs);
}
