import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createDiskFileStore } from "./disk-file-store.ts";

const folder = await mkdtemp(join(tmpdir(), "sampan-files-"));
afterAll(() => rm(folder, { recursive: true }));
const files = createDiskFileStore(folder);
const key = "0123456789abcdef0123456789abcdef01234567";

test("gives back what was put, and nothing for a key it never saw", async () => {
  await files.put(key, new TextEncoder().encode("boat"));
  expect(new TextDecoder().decode(await files.get(key))).toBe("boat");
  expect(await files.get(key.replaceAll("0", "9"))).toBeUndefined();
  expect(await readdir(join(folder, "01"))).toEqual([key]);
});

test("removes a file, and does not mind when there is none", async () => {
  const other = key.replaceAll("0", "8");
  await files.put(other, new TextEncoder().encode("photo"));
  await files.remove(other);
  expect(await files.get(other)).toBeUndefined();
  await files.remove(other);
});

test.each(["../../etc/passwd", "", "0123", `${key}/..`])("refuses %j as a key", async (path) => {
  await expect(files.get(path)).rejects.toThrow("not a file key");
  await expect(files.put(path, new Uint8Array())).rejects.toThrow("not a file key");
  await expect(files.remove(path)).rejects.toThrow("not a file key");
});
