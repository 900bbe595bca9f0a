import type { IdentityKind } from "@sampan/domain/identities";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../db/db.ts";
import { failure } from "../http/envelope.ts";
import type { Edge } from "../http/mount.ts";
import type { Needs } from "../needs.ts";
import { findCustomer } from "../sessions/find-customer.ts";
import { sessionCookies } from "../sessions/session-cookies.ts";
import { maySeePictures } from "../people/may-see-pictures.ts";
import { findStaffMember } from "../staff/find-staff-member.ts";
import { findFile, isPhotoOfOwnPackage, rightToSee, type FileRow } from "./file-queries.ts";
import { fileUrl, keyOfFileUrl } from "./file-url.ts";
import { readFile } from "./stored-file.ts";

/**
 * Serves a stored picture to whom it concerns: who uploaded it, the customer whose package it shows, and
 * staff whose work needs its kind. For everybody else it does not exist; pictures of own goods are for all.
 * It is sent as what we made of it, and no browser will run it. [UPL-05]
 */
export function serveFiles(edge: Edge, needs: Needs): void {
  edge.app.get<{ Params: { key: string } }>("/files/:key", async (request, reply) => {
    const key = keyOfFileUrl(fileUrl(request.params.key));
    const file = key === undefined ? undefined : await findFile(edge.db, key);
    const mayRead = file && (await isConcerned(edge.db, needs, { file, request, reply }));
    const bytes = mayRead ? await readFile(edge.db, file, needs) : undefined;
    if (!file || !bytes) {
      const refusal = { code: "file_unknown" } as const;
      return reply.code(404).send(failure(refusal, edge.words(refusal, request)));
    }
    return reply
      .header("content-type", file.mime)
      .header(
        "content-disposition",
        file.kind === "export" ? `attachment; filename="${exportName}"` : "inline",
      )
      .header("content-security-policy", "default-src 'none'; sandbox")
      .header("x-content-type-options", "nosniff")
      .header("cross-origin-resource-policy", "same-origin")
      .header("cache-control", cachingOf(file))
      .send(bytes);
  });
}

const exportName = "sampan-my-data.zip";

/** What was sealed is not left lying about in a browser either. */
function cachingOf(file: FileRow): string {
  if (file.sealed) return "no-store";
  return `${isForEverybody(file) ? "public" : "private"}, max-age=86400, immutable`;
}

/** Pictures of own goods stand in the shop window. */
const isForEverybody = ({ kind }: FileRow): boolean => kind === "goods";

/** Which identity a picture belongs to: staff see it for a while after they opened that identity. */
const identityOfPicture: Partial<Record<FileRow["kind"], IdentityKind>> = {
  picture: "real_name",
  company: "company",
};

async function isConcerned(
  db: Db,
  needs: Needs,
  { file, request, reply }: { file: FileRow; request: FastifyRequest; reply: FastifyReply },
): Promise<boolean> {
  if (isForEverybody(file)) return true;
  const now = needs.clock();
  const cookies = sessionCookies(request, reply, needs.config.publicUrl);
  const customer = (await findCustomer(needs, cookies, now))?.customer;
  if (customer) {
    if (file.account_id === customer.id) return true;
    const { key } = file;
    if (
      file.kind === "parcel_photo" &&
      (await isPhotoOfOwnPackage(db, { key, accountId: customer.id }))
    )
      return true;
  }
  const right = rightToSee[file.kind];
  if (right === undefined) return false;
  const staff = (await findStaffMember(needs, cookies, now))?.staff;
  if (!staff?.rights.has(right)) return false;
  const kind = identityOfPicture[file.kind];
  if (kind === undefined || file.account_id === null) return true;
  return maySeePictures(db, { accountId: file.account_id, staffId: staff.id, kind }, now);
}
